import { type ContentTable, words } from '../blocks.ts';
import { contact, hero, linkTo, steps } from './common.ts';

/** The pages for dealers who put our widgets on their own site. */
export const partners: ContentTable = {
  '/partners': [
    hero,
    {
      is: 'what they get, and earn',
      at: '#verdienen li:has(h3)',
      each: ['p'],
      says: [words('vergoeding', 'fee'), words('cijfers', 'figures')],
    },
    steps(4),
    {
      is: 'live calculator, which sends nothing',
      at: '#voorbeeld wrap-price-calculator[mode=test]',
      count: 1,
    },
    {
      is: 'what it costs: nothing, and some kilobytes',
      at: '#kosten tbody tr',
      says: [words('€ 0', '€0'), words('14 kB', '14 KB'), words('68 kB', '68 KB'), words('geen', 'none')],
    },
    { is: 'what is kept about visitors', at: '#bezoekers a[href$="/over-ons#privacy"]' },
    { is: 'FAQ', at: '#vragen details', each: ['summary', 'p'] },
    linkTo('/widgets'),
    linkTo('/partners/cijfers'),
    ...contact.filter(({ is }) => is === 'quote form'),
    { is: 'a form for dealers', at: 'wrap-quote-form[purpose=partner]', count: 1 },
  ],
  '/partners/cijfers': [
    { is: 'title', at: 'main h1', count: 1 },
    { is: 'form for code and password', at: 'main form input[required]', count: 2 },
    { is: 'files to measure with', at: '#meten a[href^="/measuring/"][download]', count: 4 },
    { is: 'a word for browsers without JavaScript', at: 'main noscript p', count: 1 },
  ],
};
