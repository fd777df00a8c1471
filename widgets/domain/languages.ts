/** How numbers and dates are written in a language. */
export interface Locale {
  /** BCP 47, for dates. */
  tag: string;
  /** What precedes an amount of euros, separates thousands, and separates decimals. */
  numbers: readonly [euro: string, thousands: string, decimals: string];
  /** The language in which pages show texts that are not translated yet. Widgets show no other language: all their texts must be there. */
  fallback?: string;
}

const rows = {
  nl: { tag: 'nl-NL', numbers: ['€\u00a0', '.', ','] },
  en: { tag: 'en-GB', numbers: ['€', ',', '.'] },
} satisfies Record<string, Locale>;

/** A language of the product, by its code. */
export type Language = keyof typeof rows;

/**
 * The languages of all our texts, in the order in which they are offered. The first is the language of the site's own addresses, and the
 * default. The pages of any other language are below its code (`/en`). Data only: the functions are in `text.ts`, `numbers.ts` and
 * `addresses.ts`.
 */
export const locales: Readonly<Record<Language, Locale>> = rows;
