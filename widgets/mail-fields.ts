import { entries } from './entries.ts';

/** The fields that entries add to those of the courier's protocol. A bundle holds them written out. */
export const mailFields: readonly string[] = entries.flatMap(({ mailFields = [] }) => mailFields);
