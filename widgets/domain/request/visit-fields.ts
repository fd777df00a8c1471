import type { Visits } from './visit.ts';

/** The mail fields of the last visit, then those of the first as `first_…`. Only those with a value. */
export function visitFields({ first, last }: Visits): [name: string, value: string][] {
  return [
    ...Object.entries(last),
    ...Object.entries(first).map(([name, value]): [string, string] => [`first_${name}`, value]),
  ];
}
