import type { Language } from '../../domain/languages.ts';
import { languages } from '../../domain/text.ts';
import { entries } from '../../entries.ts';
import type { Company } from '../company.ts';
import { fragmentsOf } from './fragments-of.ts';

declare const __COMPANY__: Company;

/**
 * The fragments of every widget with an early part, by tag and language. Made by importing this module, in
 * Node and at build time: what imports it for that can load nothing later.
 */
export const fragments: Record<string, Record<Language, object>> = {};

for (const entry of entries) {
  const made = await Promise.all(
    languages.map(async (lang) => [lang, await fragmentsOf(entry, lang, __COMPANY__)]),
  );
  if (entry.early) fragments[entry.meta.tag] = Object.fromEntries(made);
}
