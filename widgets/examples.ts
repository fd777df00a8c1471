import { entries } from './entries.ts';
import type { Example } from './kit/example.ts';

/** The examples of all widgets, by tag. */
export const examples: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  entries.map(({ meta, examples }) => [meta.tag, examples]),
);
