import { decimal } from '../../../widgets/domain/numbers.ts';
import type { Language, Text } from '../../../widgets/domain/text.ts';
import { isTextShape } from '../../schema/text.ts';
import { inLanguage } from '../in-language.ts';
import { nearestName, withRemedy } from './nearest-name.ts';
import { typeset } from './typeset.ts';

/** The same type, with a string in place of every text in all languages. */
export type Localised<T> = T extends Text
  ? string
  : T extends readonly (infer U)[]
    ? Localised<U>[]
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T;

/** Facts by dotted name, formatted for use in a sentence. */
export type Placeholders = ReadonlyMap<string, string>;

/**
 * Picks one language out of a value, and fills in the facts that its texts quote (`{claims.warrantyYears}`).
 *
 * @throws Error when a text quotes a fact that does not exist
 */
export function localise<T>(value: T, lang: Language, placeholders: Placeholders): Localised<T> {
  return walk(value, lang, placeholders) as Localised<T>;
}

/** Every fact in the format of this language: numbers grouped, texts picked. */
export function placeholdersFrom(facts: object, lang: Language): Placeholders {
  return new Map(flat(facts, lang));
}

function walk(value: unknown, lang: Language, placeholders: Placeholders): unknown {
  if (isText(value)) return typeset(fill(inLanguage(value, lang), placeholders), lang);
  if (Array.isArray(value)) return value.map((item) => walk(item, lang, placeholders));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, walk(item, lang, placeholders)]),
  );
}

/** The text with the facts that it quotes filled in. */
export function fill(words: string, placeholders: Placeholders): string {
  return words.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const quote = placeholders.get(name);
    if (quote === undefined) throw new Error(noFact(name, placeholders));
    return quote;
  });
}

/** Says that a fact does not exist, and which one may be meant. */
export function noFact(name: string, placeholders: Placeholders): string {
  return withRemedy(`No fact is called {${name}}`, nearestName(name, [...placeholders.keys()]));
}

function* flat(value: object, lang: Language, prefix = ''): Generator<[string, string]> {
  for (const [key, item] of Object.entries(value)) {
    const name = `${prefix}${key}`;
    if (typeof item === 'number') yield [name, decimal(item, lang)];
    else if (typeof item === 'string') yield [name, item];
    else if (isText(item)) yield [name, inLanguage(item, lang)];
    else if (!Array.isArray(item)) yield* flat(item, lang, `${name}.`);
  }
}

function isText(value: unknown): value is Text {
  if (value === null || typeof value !== 'object') return false;
  return isTextShape(Object.keys(value));
}
