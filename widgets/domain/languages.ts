/** How a language is written. */
export interface Locale {
  /** BCP 47, for dates. */
  tag: string;
  /** What stands before an amount of euros, between thousands, and before decimals. */
  numbers: readonly [euro: string, thousands: string, decimals: string];
  /** While a language is not translated in full: the one in which the site says the rest. */
  fallback?: string;
}

const rows = {
  nl: { tag: 'nl-NL', numbers: ['€\u00a0', '.', ','] },
  en: { tag: 'en-GB', numbers: ['€', ',', '.'] },
} satisfies Record<string, Locale>;

/** A language of ours, by its code. */
export type Language = keyof typeof rows;

/**
 * The languages of everything we say, in the order in which they are offered. The first is that of the site's own addresses, and
 * holds where nothing says otherwise; the pages of another stand under its code (`/en`). Data only: what follows from it is in
 * `text.ts`, `numbers.ts` and `addresses.ts`.
 */
export const locales: Readonly<Record<Language, Locale>> = rows;
