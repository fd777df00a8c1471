/** The short name of each class of a page, or of a widget on it. */
export type ShortNames = ReadonlyMap<string, string>;

const letters = 'abcdefghijklmnopqrstuvwxyz';

let kept = false;

/** Keeps the written class names from now on: for a development server, whose pages are inspected in the browser's tools. */
export function keepClassNames(): void {
  kept = true;
}

/**
 * A name of one or two letters for each class. Names are in alphabetical order of the classes: similar rules are then next to each other,
 * and compress better.
 */
export function shortNames(classes: Iterable<string>): ShortNames {
  if (kept) return new Map();
  return new Map([...new Set(classes)].sort().map((name, index) => [name, nameOf(index)]));
}

/**
 * CSS with the short names in its selectors.
 *
 * @throws Error naming every class that no selector contains: it would have no rule
 */
export function inShort(css: string, names: ShortNames, markers: ReadonlySet<string>): string {
  const missing = new Set(names.keys());
  const shortened = css.replace(/\.((?:\\.|[\w-])+)/g, (whole, written: string) => {
    const name = written.replace(/\\(.)/g, '$1');
    missing.delete(name);
    const short = names.get(name);
    return short ? `.${short}` : whole;
  });
  const lost = [...missing].filter((name) => !markers.has(name));
  if (lost.length > 0) throw new Error(`No selector for: ${lost.join(', ')}`);
  return shortened;
}

function nameOf(index: number): string {
  const before = Math.floor(index / letters.length);
  return (before > 0 ? nameOf(before - 1) : '') + letters[index % letters.length];
}
