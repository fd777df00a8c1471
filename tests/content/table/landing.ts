import { type ContentTable, words } from '../blocks.ts';
import { cards, closingCall, contact, hero } from './common.ts';

/** Landing pages for a town, and the south of France. */
export const landing: ContentTable = {
  '/keuken-wrappen-rotterdam': [
    hero,
    cards('benefits', 'voordelen', 4),
    { is: 'services', at: '#diensten li', each: ['h3'] },
    {
      is: 'service area: centre, south, surroundings',
      at: '#werkgebied li:has(h3)',
      count: 3,
      says: ['Rotterdam-Centrum', 'Rotterdam-Zuid', 'Schiedam'],
    },
    { is: 'home visit within 48 hours', at: 'main', says: ['48'] },
    closingCall,
    ...contact,
  ],
  '/kozijnen-wrappen-den-haag': [
    hero,
    { is: 'reasons', at: '#redenen li:has(h3)', each: ['p'] },
    {
      is: 'outside and inside',
      at: '#binnen-en-buiten li:has(h3)',
      count: 2,
      says: [words('Buiten', 'Outside'), words('Binnen', 'Inside')],
    },
    { is: 'wrapping against new frames', at: '#vergelijking tbody tr', each: ['th', 'td + td'] },
    { is: 'service area', at: '#werkgebied li:has(h3)', says: ['Den Haag', 'Scheveningen'] },
    closingCall,
  ],
  '/zuid-frankrijk': [
    hero,
    {
      ...cards('places with services and distance', 'plaatsen', 4, ['h3', 'h3 + p', 'ul > li']),
      says: ['Cannes', 'Nice', 'Monaco', 'Saint-Tropez'],
    },
    cards('benefits', 'voordelen', 3),
    {
      is: 'answer within 4 hours, Dutch time',
      at: 'main',
      says: [words('4 uur', '4 hours'), words('Nederlandse tijd', 'Dutch time')],
    },
    ...contact,
  ],
};
