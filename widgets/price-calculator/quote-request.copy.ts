import type { Language } from '../domain/text.ts';

/** What is said from the price to the request that only the calculator says. */
export interface QuoteRequestCopy {
  explain: string;
  sendTitle: string;
  sentTitle: string;
}

export const quoteRequestCopy: Record<Language, QuoteRequestCopy> = {
  nl: {
    explain: 'Hoe komen wij op dit bedrag?',
    sendTitle: 'Waar mag de offerte heen?',
    sentTitle: 'Uw aanvraag is binnen',
  },
  en: {
    explain: 'How do we get to this amount?',
    sendTitle: 'Where shall we send the quote?',
    sentTitle: 'We have your request',
  },
};
