/** How a language is written, and where its pages stand. */
export interface Locale {
  /** Its own name for itself. */
  name: string;
  /** BCP 47, for dates. */
  tag: string;
  /** What the addresses of its pages begin with; empty for the language of the site's own addresses. */
  prefix: string;
  /** What stands before an amount of euros. */
  euro: string;
  decimal: string;
  thousands: string;
  /** While a language is not translated in full: the one in which the rest is said. */
  fallback?: string;
}

/**
 * The languages of everything we say, in the order in which they are offered. The first is that of the site's own addresses, and
 * holds where nothing says otherwise. Data only: what follows from it is in `text.ts`, `numbers.ts` and `addresses.ts`.
 */
export const locales = {
  nl: {
    name: 'Nederlands',
    tag: 'nl-NL',
    prefix: '',
    euro: '€\u00a0',
    decimal: ',',
    thousands: '.',
  },
  en: {
    name: 'English',
    tag: 'en-GB',
    prefix: '/en',
    euro: '€',
    decimal: '.',
    thousands: ',',
  },
} satisfies Record<string, Locale>;
