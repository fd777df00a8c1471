import type { Language } from '../domain/text.ts';

/** The texts from the price to the request that only the calculator has. */
export interface QuoteRequestCopy {
  explain: string;
  sendTitle: string;
  copyLink: string;
  linkCopied: string;
  linkShown: string;
  sheet: string;
  sheetBlocked: string;
}

export const quoteRequestCopy: Record<Language, QuoteRequestCopy> = {
  nl: {
    explain: 'Hoe komen wij op dit bedrag?',
    sendTitle: 'Waar mag de offerte heen?',
    copyLink: 'Kopieer link naar deze berekening',
    linkCopied: 'Gekopieerd. Wie de link opent, ziet deze berekening.',
    linkShown: 'Kopiëren lukt hier niet. Dit is de link:',
    sheet: 'Open het prijsblad, om te lezen of te delen',
    sheetBlocked: 'Uw browser hield het nieuwe tabblad tegen. Open het prijsblad hier:',
  },
  en: {
    explain: 'How do we get to this amount?',
    sendTitle: 'Where shall we send the quote?',
    copyLink: 'Copy a link to this calculation',
    linkCopied: 'Copied. Whoever opens the link sees this calculation.',
    linkShown: 'Your browser will not let us copy. This is the link:',
    sheet: 'Open the price sheet, to read or share',
    sheetBlocked: 'Your browser blocked the new tab. Open the price sheet here:',
  },
};
