import { type ContentTable, words } from '../blocks.ts';
import { closingCall, hero } from './common.ts';

/** Projects for private and business customers. */
export const projects: ContentTable = {
  '/projecten': [
    hero,
    {
      is: 'four headline figures',
      at: 'main > section:first-of-type dl > div',
      count: 4,
      says: ['500+', '98%', '4.9', words('10 jaar', '10 years')],
    },
    {
      is: 'six project cards: title, place, details, client',
      at: '#werk > ul > li',
      count: 6,
      each: ['h3', 'h3 + p', 'img', 'dl dd'],
    },
    { is: 'five stars on each', at: '#werk svg ~ .sr-only', count: 6 },
    closingCall,
  ],
  '/zakelijke-projecten': [
    hero,
    {
      is: 'tiles: Kantoor 25, Horeca 18, Retail 12, Zorg 8',
      at: '#soorten li:has(h3)',
      count: 4,
      says: [
        words('Kantoor 25', 'Offices 25'),
        words('Horeca 18', 'Hospitality 18'),
        'Retail 12',
        words('Zorg 8', 'Care 8'),
      ],
    },
    {
      is: 'row of stats, count and kind',
      at: 'main section:has(> h2 ~ dl) dl > div',
      count: 4,
      says: ['25', '18', '12', '8'],
    },
    {
      is: 'project cards: picture, title, place, year, kind, client, work, results',
      at: '#projecten > ul > li',
      each: ['img[alt]', 'h3', 'h3 + p', 'p + p', 'dl > div:nth-child(3) dd'],
    },
    { is: 'nine services', at: '#diensten li', count: 9, each: ['h3'] },
    closingCall,
    { is: 'phone link at the end', at: 'main > section:last-of-type a[href^="tel:"]', count: 1 },
  ],
};
