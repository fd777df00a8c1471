import type { Lang, Text } from '../../schema/text.ts';
import { typeset } from './typeset.ts';

/** The same value with a string wherever a text in two languages stood. */
export type Localised<T> = T extends Text
  ? string
  : T extends readonly (infer U)[]
    ? Localised<U>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T;

/** Facts by dotted name, ready to stand in a sentence. */
export type Placeholders = ReadonlyMap<string, string>;

/**
 * Picks one language out of a value, and fills in the facts that its texts quote (`{claims.warrantyYears}`).
 *
 * @throws Error when a text quotes a fact that does not exist
 */
export function localise<T>(value: T, lang: Lang, placeholders: Placeholders): Localised<T> {
  return walk(value, lang, placeholders) as Localised<T>;
}

/** Every fact as it is written in this language: numbers grouped, texts picked. */
export function placeholdersFrom(facts: object, lang: Lang): Placeholders {
  return new Map(flat(facts, lang));
}

function walk(value: unknown, lang: Lang, placeholders: Placeholders): unknown {
  if (isText(value)) return typeset(fill(value[lang], placeholders), lang);
  if (Array.isArray(value)) return value.map((item) => walk(item, lang, placeholders));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, walk(item, lang, placeholders)]),
  );
}

/** A text with the facts it quotes filled in. */
export function fill(words: string, placeholders: Placeholders): string {
  return words.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const quote = placeholders.get(name);
    if (quote === undefined) throw new Error(`No fact is called {${name}}, in "${words}"`);
    return quote;
  });
}

function* flat(value: object, lang: Lang, prefix = ''): Generator<[string, string]> {
  for (const [key, item] of Object.entries(value)) {
    const name = `${prefix}${key}`;
    if (typeof item === 'number') yield [name, item.toLocaleString(lang === 'nl' ? 'nl-NL' : 'en-GB')];
    else if (typeof item === 'string') yield [name, item];
    else if (isText(item)) yield [name, item[lang]];
    else if (!Array.isArray(item)) yield* flat(item, lang, `${name}.`);
  }
}

function isText(value: unknown): value is Text {
  if (value === null || typeof value !== 'object') return false;
  const keys = Object.keys(value);
  return keys.length === 2 && 'nl' in value && 'en' in value;
}
