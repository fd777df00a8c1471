import { decimal } from '../../../widgets/domain/numbers.ts';
import { defaultLanguage, type Language, type Text } from '../../../widgets/domain/text.ts';
import { isTextShape } from '../../schema/text.ts';
import { inLanguage } from '../in-language.ts';
import { computed } from './computed.ts';
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

/** Facts by dotted name, and figures by their description (`price keuken length=9`), formatted for use in a sentence. */
export interface Placeholders {
  /** @throws Error when the description of a figure cannot be understood */
  get(words: string): string | undefined;
  /** The names of the facts. */
  keys(): Iterable<string>;
}

/**
 * Picks one language out of a value, and fills in the facts that its texts quote (`{claims.warrantyYears}`).
 *
 * @throws Error when a text quotes a fact that does not exist
 */
export function localise<T>(value: T, lang: Language, placeholders: Placeholders): Localised<T> {
  return walk(value, lang, placeholders) as Localised<T>;
}

/** Every fact in the format of this language (numbers grouped, texts picked), and every figure that can be computed. */
export function placeholdersFrom(facts: object, lang: Language): Placeholders {
  const named = new Map(flat(facts, lang));
  const numbers = new Map(numbersIn(facts));
  const placeholders: Placeholders = {
    get(words) {
      const quote = named.get(words) ?? computed(words, lang, (name) => numbers.get(name));
      // A fact may quote others, as the sentence about the visit quotes its price.
      return quote?.includes('{') ? fill(quote, placeholders) : quote;
    },
    keys: () => named.keys(),
  };
  return placeholders;
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
  return words.replace(placeholder, (_, name: string) => {
    const quote = quoteOf(name, placeholders);
    if (quote === undefined) throw new Error(noFact(name, placeholders));
    return quote;
  });
}

/** Says that a fact does not exist, and which one may be meant. */
function noFact(name: string, placeholders: Placeholders): string {
  return withRemedy(`No fact is called {${name}}`, nearestName(name, [...placeholders.keys()]));
}

/** What a text quotes, in braces: a fact, or the description of a figure. */
export const placeholder = /\{([^{}]+)\}/g;

function quoteOf(name: string, placeholders: Placeholders): string | undefined {
  try {
    return placeholders.get(name);
  } catch (error) {
    throw new Error(`{${name}}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function* numbersIn(value: object, prefix = ''): Generator<[string, number]> {
  for (const [key, item] of Object.entries(value)) {
    const name = `${prefix}${key}`;
    if (typeof item === 'number') yield [name, item];
    else if (isText(item)) yield* endsOf(name, item);
    else if (item !== null && typeof item === 'object' && !Array.isArray(item))
      yield* numbersIn(item, `${name}.`);
  }
}

/** Both ends of a range in words: `8 tot 15 jaar` is from 8 to 15. */
function* endsOf(name: string, text: Text): Generator<[string, number]> {
  const [, from, to] = /^(\d+) tot (\d+) /.exec(inLanguage(text, defaultLanguage)) ?? [];
  if (from && to)
    yield* [
      [`${name}.from`, Number(from)],
      [`${name}.to`, Number(to)],
    ] as [string, number][];
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
