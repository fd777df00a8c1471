import { entries } from './entries.ts';

/** The mail fields that entries add to those of the courier's protocol. In a bundle the build writes out the list. */
export const mailFields: readonly string[] = entries.flatMap(({ mailFields = [] }) => mailFields);
