/** A field as a person counts: `sections 3 › questions 1 › answer › en: `. Nothing for the file itself. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path
    .map(String)
    .join(' › ')
    .replace(/ › (\d+)(?= |$)/g, (_, index) => ` ${Number(index) + 1}`)
    .replace(/^\d+/, (index) => String(Number(index) + 1));
  return name && `${name}: `;
}
