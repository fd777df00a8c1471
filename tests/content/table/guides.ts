import { type Block, type ContentTable, type Words, words } from '../blocks.ts';
import { cards, closingCall, hero, linkTo, steps } from './common.ts';

const toCalculator = linkTo('/prijscalculator', 'link to the calculator');

/** A row of a table, identified by its header and its figures. */
const row = (is: string, id: string, ...one: Words[]): Block => ({ is, at: `#${id} tbody tr`, one });

const example = (is: string, ...one: Words[]): Block => ({ is, at: '#voorbeelden li:has(h3)', one });

const comparison = (id: string, count?: number): Block => ({
  is: 'comparison: aspect, wrapping, replacing, and which is better',
  at: `#${id} tbody tr`,
  count,
  each: ['th', 'td + td'],
});

const sixSteps = [
  words('Offerte en planning', 'Quote and planning'),
  words('Voorbereiding', 'Preparation'),
  words('Demontage', 'Dismantling'),
  words('Folie aanbrengen', 'Film'),
  words('Afwerking', 'Finishing'),
];

/** Metadata of guides, which have keywords as service pages do. */
const forSearchEngines: readonly Block[] = [
  { is: 'description', at: 'head meta[name="description"]', count: 1 },
  { is: 'keywords', at: 'head meta[name="keywords"][content*=","]', count: 1 },
  { is: 'canonical address', at: 'head link[rel="canonical"]', count: 1 },
];

/** Guide and comparison pages, with their prices. */
export const guides: ContentTable = {
  '/wrapping-gids': [
    hero,
    comparison('voordelen'),
    cards('uses: inside, outside, business', 'toepassingen', 3),
    {
      ...cards('film types', 'folies', 8),
      says: [
        words('Mat', 'Matt'),
        words('Hoogglans', 'High gloss'),
        words('Houtlook', 'Wood look'),
        'Metallic',
        words('Leder look', 'Leather look'),
        words('Marmer look', 'Marble look'),
        'Carbon',
        words('Stof look', 'Fabric look'),
      ],
    },
    { ...steps(6), says: [...sixSteps, words('Kwaliteitscontrole', 'Quality control')] },
    { is: 'maintenance tips', at: '#onderhoud li' },
    {
      is: 'warranty: 5 years, frames 10, installation 1',
      at: '#garantie',
      says: [words('5 jaar', '5 years'), words('10 jaar', '10 years'), words('1 jaar', '1 year')],
    },
  ],
  '/wrapping-advies': [
    hero,
    { is: 'six article teasers', at: '#artikelen h3', count: 6 },
    { is: 'teasers lead to articles', at: '#artikelen a[href*="/blog/"]', count: 6 },
    { is: 'four questions', at: '#vragen details', count: 4 },
    closingCall,
  ],
  '/duurzaam-wrappen': [
    hero,
    {
      ...cards('reasons, each with its effect', 'redenen', 4, ['h3', 'p', 'ul li']),
      says: ['90%', '75%', words('VOS', 'VOC')],
    },
    cards('business applications with features', 'zakelijk', 3, ['h3', 'p', 'ul li']),
    { is: 'points on production', at: '#productie li', says: [words('snijranden', 'trimmings')] },
    {
      is: 'sustainable European maker',
      at: '#productie',
      says: [words('duurzame maker in Europa', 'sustainable maker in Europe')],
    },
  ],
  '/keuken-renoveren-rotterdam': [
    hero,
    comparison('kosten'),
    row('€ 750-3.000 against € 8.000-25.000+', 'kosten', '750', '3000', '8000', '25000+'),
    steps(4),
    cards('districts', 'wijken', 8, ['h3']),
  ],
  '/keuken-wrappen-kosten': [
    hero,
    row('door € 15-25', 'prijzen', words('Deur', 'Door'), '15', '25'),
    row('drawer front € 12-20', 'prijzen', words('Ladefront', 'Drawer front'), '12', '20'),
    row('large cupboard of 2 m € 35-50', 'prijzen', '2 m', '35', '50'),
    row('worktop € 25-40 a square metre', 'prijzen', words('Werkblad', 'Worktop'), '25', '40', 'm²'),
    row('standard worktop € 150-300', 'prijzen', words('Werkblad', 'Worktop'), '150', '300'),
    row('sink cutout + € 25', 'prijzen', words('spoelbak', 'sink'), '25'),
    row('sides € 10-15', 'prijzen', words('Zijkant', 'Side panel'), '10', '15'),
    row('island € 200-400', 'prijzen', words('eiland', 'Island'), '200', '400'),
    row('splashback € 15 a square metre', 'prijzen', words('Achterwand', 'Splashback'), '15', 'm²'),
    cards('example kitchens', 'voorbeelden', 3),
    example('budget € 150-400', 'Budget', '150', '400'),
    example('standard € 600-1.200', words('Standaard', 'Standard'), '600', '1200'),
    example('luxury € 1.400-2.000', words('Luxe', 'Luxury'), '1400', '2000'),
    comparison('vergelijking'),
    row('€ 150-2.000 against € 8.000-25.000+', 'vergelijking', '150', '2000', '8000', '25000+'),
    toCalculator,
  ],
  '/keuken-opknappen-vs-vervangen': [
    hero,
    { ...comparison('vergelijking', 4), is: 'four aspects compared' },
    cards('sustainability points', 'duurzaam', 4),
    { ...steps(6), says: sixSteps },
    toCalculator,
  ],
  '/keuken-wrappen-rotterdam-gids': [
    hero,
    ...forSearchEngines,
    row('small € 800-1.200', 'prijzen', words('Klein', 'Small'), '800', '1200'),
    row('medium € 1.200-1.800', 'prijzen', words('Middel', 'Medium'), '1200', '1800'),
    row('large € 1.800-2.500', 'prijzen', words('Groot', 'Large'), '1800', '2500'),
    row('island € 300-600', 'prijzen', words('Eiland', 'Island'), '300', '600'),
    { is: 'steps', at: '#stappen ol > li', each: ['h3', 'p'] },
    { is: 'district badges', at: '#wijken li li', says: ['Kralingen', 'Delfshaven'] },
  ],
  '/kozijnen-wrappen-den-haag-gids': [
    hero,
    ...forSearchEngines,
    row('new frames € 12.000-25.000', 'nieuw-of-wrappen', '12000', '25000'),
    row('wrapping € 2.500-4.500', 'nieuw-of-wrappen', '2500', '4500'),
    { is: 'costs by frame', at: '#prijs-per-raam tbody tr' },
    { is: 'steps', at: '#stappen ol > li', each: ['h3', 'p'] },
    { is: 'district badges', at: '#wijken li li', says: ['Scheveningen', 'Escamp'] },
  ],
};
