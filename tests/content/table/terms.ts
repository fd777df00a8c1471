import { type Block, type ContentTable, words } from '../blocks.ts';
import { hero } from './common.ts';

const says = (is: string, article: number, ...said: Block['says'] & object): Block => ({
  is,
  at: `#artikel-${article}`,
  count: 1,
  says: said,
});

/** The general terms. */
const articles: readonly Block[] = [
  hero,
  { is: 'eleven articles', at: 'main article[id^="artikel-"]', count: 11, each: ['h3', 'p'] },
  says('answer within two working days', 2, words('twee werkdagen', 'two working days')),
  says('price adjustment after 30 days', 4, words('30 dagen', '30 days')),
  says('deposit of 30% and 40%', 5, '30%', '40%'),
  says('business term of 14 days, 20% withheld', 5, words('14 dagen', '14 days'), '20%'),
  says('cancellation: 14 days, 30%, € 100, 50%', 6, words('14 dagen', '14 days'), '30%', '100', '50%'),
  says(
    'withdrawal in 14 days, not for custom work',
    7,
    words('14 dagen', '14 days'),
    words('maatwerk', 'custom work'),
  ),
  says(
    'warranty: 5 years on film, 1 on installation',
    9,
    words('5 jaar', '5-year'),
    words('1 jaar', '1-year'),
  ),
  says(
    'complaints: 5 working days, 2 weeks',
    10,
    words('5 werkdagen', '5 working days'),
    words('2 weken', '2 weeks'),
  ),
  says('court of Rotterdam', 11, 'Rotterdam'),
];

export const terms: ContentTable = {
  '/algemene-voorwaarden': articles,
  '/terms-and-conditions': [
    ...articles,
    {
      is: 'contact box for questions',
      at: '#vragen',
      count: 1,
      each: ['a[href^="tel:"]', 'a[href^="mailto:"]'],
    },
    {
      is: 'canonical /algemene-voorwaarden',
      at: 'link[rel="canonical"][href$="/algemene-voorwaarden"]',
      count: 1,
    },
  ],
};
