import { type ContentTable, words } from '../blocks.ts';
import { areas, cards, closingCall, contact, hero, linkTo, sixProjects, steps } from './common.ts';

/** Keywords for search engines (rule `page-metadata`). */
const keywords = { is: 'keywords', at: 'head meta[name="keywords"][content*=","]', count: 1 };

/** The service pages. */
export const services: ContentTable = {
  '/diensten/keuken-wrappen': [
    hero,
    keywords,
    sixProjects('kitchens: city, time, film'),
    cards('benefits', 'voordelen', 4),
    steps(6),
    ...areas(),
    {
      is: "button 'Bekijk Voorbeelden', which leads to them",
      at: 'main a[href="#voorbeelden"]',
      says: [words('Bekijk Voorbeelden', 'See')],
    },
    closingCall,
    ...contact,
  ],
  '/diensten/kozijnen-wrappen': [
    hero,
    keywords,
    sixProjects('window frames'),
    cards('benefits', 'voordelen', 4),
    cards('frame types', 'soorten', 6),
    { ...steps(4, 'techniek'), is: 'technique in four steps' },
    {
      is: 'coverage by province',
      at: '#werkgebied li:has(h3)',
      says: ['Noord-Holland', 'Zuid-Holland', 'Utrecht', 'Noord-Brabant', 'Zeeland'],
    },
    {
      is: '75%, 10 years, 1-2 days',
      at: 'main',
      says: ['75%', words('10 jaar', '10 years'), words('1 tot 2 dagen', '1 to 2 days')],
    },
    { is: '-10 °C to 40 °C', at: '#voordelen', says: ['-10 °c', '40 °c'] },
    closingCall,
  ],
  '/diensten/meubels-wrappen': [
    hero,
    keywords,
    sixProjects('pieces of furniture'),
    cards('benefits', 'voordelen', 4),
    cards('furniture types', 'soorten', 6),
    { is: 'explanation', at: '#uitleg p' },
    { is: 'up to 80%', at: 'main', says: ['80%'] },
    closingCall,
  ],
  '/diensten/raamfolie': [
    hero,
    keywords,
    {
      is: "button 'Besparing berekenen'",
      at: 'main > section:first-of-type a[href*="/prijscalculator"]',
      count: 1,
      says: [words('Besparing berekenen', 'saving')],
    },
    sixProjects('windows'),
    {
      ...cards('solutions: insulating, heat-giving, privacy', 'oplossingen', 3),
      says: [words('Isolerende', 'Insulating'), words('Verwarmende', 'Warming'), 'Privacy'],
    },
    cards('benefits', 'voordelen', 4),
    { is: 'list of applications', at: '#toepassingen li' },
    { is: '30%, 99%, 2 to 3 years', at: 'main', says: ['30%', '99%', words('2 tot 3 jaar', '2 to 3 years')] },
    closingCall,
  ],
  '/diensten/jacht-wrappen': [
    hero,
    keywords,
    {
      is: "button 'Kosten berekenen'",
      at: 'main > section:first-of-type a[href*="/prijscalculator"]',
      count: 1,
      says: [words('Kosten berekenen', 'cost')],
    },
    sixProjects('yachts'),
    cards('benefits', 'voordelen', 4),
    cards('interior areas', 'ruimtes', 4),
    {
      ...cards('finishes, each to the shop', 'afwerkingen', 4, [
        'h3',
        'a[target="_blank"][href^="https://"]',
      ]),
      says: [
        words('Hout', 'Wood'),
        words('brons', 'bronze'),
        words('Marmer', 'Marble'),
        words('Metaallook', 'Metallic'),
      ],
    },
    steps(5),
    cards('exclusive advantages', 'alleen-bij-ons', 3),
    {
      is: 'four projects before and after: yacht, length, year, place, work, results',
      at: '#voor-en-na article',
      count: 4,
      each: ['h3', 'h3 + p', 'img', 'dl + dl'],
    },
    linkTo('/kleuren-folie'),
    {
      is: '70%, 3 days to 2 weeks',
      at: 'main',
      says: ['70%', words('3 dagen tot 2 weken', '3 days to 2 weeks')],
    },
    closingCall,
  ],
};
