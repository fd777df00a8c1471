/** A call of a PHP function, or other code, among values. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type PhpValue = string | boolean | Code | readonly PhpValue[] | { readonly [key: string]: PhpValue };

/** A value as PHP code, formatted as WordPress asks for it. */
export function php(value: PhpValue, indent = ''): string {
  if (typeof value === 'string') return phpString(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Code) return value.text;
  const deeper = `${indent}\t`;
  const lines = Array.isArray(value)
    ? value.map((each: PhpValue) => php(each, deeper))
    : aligned(Object.entries(value).map(([key, each]) => [phpString(key), php(each, deeper)]));
  if (lines.length === 0) return 'array()';
  return `array(\n${lines.map((line) => `${deeper}${line},\n`).join('')}${indent})`;
}

/** A text in single quotes, in which PHP replaces nothing. */
export function phpString(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** WordPress aligns the arrows of a list. */
function aligned(entries: readonly (readonly [key: string, value: string])[]): string[] {
  const width = Math.max(...entries.map(([key]) => key.length));
  return entries.map(([key, value]) => `${key.padEnd(width)} => ${value}`);
}
