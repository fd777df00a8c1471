import type { Language } from '../domain/text.ts';

/** The texts of the price sheet, except those of the domain. */
export interface PriceSheetCopy {
  title: string;
  date(day: string): string;
  film(name: string): string;
  seenIn(room: string): string;
  entered: string;
  explained: string;
  /** What the price assumes, and what it is worth: in the words of `/prijscalculator` and of the general terms. */
  assurances: readonly string[];
  scan: string;
}

export const priceSheetCopy: Record<Language, PriceSheetCopy> = {
  nl: {
    title: 'Uw prijsindicatie',
    date: (day) => `Berekend op ${day}`,
    film: (name) => `Gekozen folie: ${name}`,
    seenIn: (room) => `Gezien op: ${room}`,
    entered: 'Wat u hebt ingevuld',
    explained: 'Hoe komen wij op dit bedrag?',
    assurances: [
      'Het is een vanafprijs. Wij rekenen met uw maten, de folie en hoe lastig het werk is. Scherpe hoeken of oude lijmlagen ziet de calculator niet.',
      'Een bedrag uit de prijscalculator is een indicatie en geen offerte.',
      'Een offerte is gratis en bindt u tot niets. Zij is 30 dagen geldig, tenzij er een andere datum in staat.',
    ],
    scan: 'Scan de code of open de link: daar kunt u deze berekening wijzigen of er een offerte voor aanvragen.',
  },
  en: {
    title: 'Your price indication',
    date: (day) => `Worked out on ${day}`,
    film: (name) => `Your film: ${name}`,
    seenIn: (room) => `Seen on: ${room}`,
    entered: 'What you filled in',
    explained: 'How do we get to this amount?',
    assurances: [
      'It is a starting price, worked out from your measurements, the film and how tricky the job is. The calculator cannot see tight corners or old glue.',
      'An amount from the price calculator is an indication, not a quote.',
      'A quote is free and commits you to nothing. It is valid for 30 days, unless it names another date.',
    ],
    scan: 'Scan the code or open the link to change this calculation, or to ask for a quote for it.',
  },
};
