import { describe, expect, test } from 'vitest';
import { readCalculation } from '../calculator/calculation-link.ts';
import { filmFragment, filmPage, readFilmFragment } from './film-link.ts';
import { filmsFor, readFilm, roomFacts, rooms } from './films.ts';

const sage = readFilm('WF-116')!;
const given = { room: 'kitchen', film: sage, lang: 'nl', origin: '' } as const;

describe('the address of a room with a film', () => {
  test('names both, and can be read back', () => {
    expect(filmFragment('yacht', sage)).toBe('folie?room=yacht&film=WF-116');
    expect(readFilmFragment('folie?room=yacht&film=WF-116')).toEqual({ room: 'yacht', film: sage });
  });

  test.each([
    ['folie?room=yacht', { room: 'yacht' }],
    ['folie?film=wf-116', { film: sage }],
    ['folie?room=attic&film=WF-1', {}],
    ['folie?%E0%A4%A', {}],
    ['zien', undefined],
    ['', undefined],
    ['keuken?film=WF-116', undefined],
  ])('%o holds %o', (fragment, holds) => expect(readFilmFragment(fragment)).toEqual(holds));
});

describe('the pages that take a film', () => {
  test.each([
    ['calculator', given, '/prijscalculator#keuken?folieType=mat&film=WF-116&room=kitchen'],
    [
      'calculator',
      { ...given, lang: 'en' },
      '/en/prijscalculator#keuken?folieType=mat&film=WF-116&room=kitchen',
    ],
    [
      'calculator',
      { ...given, origin: 'https://w.example', partner: 'dealer 7' },
      'https://w.example/prijscalculator?partner=dealer%207#keuken?folieType=mat&film=WF-116&room=kitchen',
    ],
    [
      'calculator',
      { ...given, fronts: 12 },
      '/prijscalculator#keuken?length=12&folieType=mat&complexity=eenvoudig&film=WF-116&room=kitchen',
    ],
    [
      'calculator',
      { ...given, room: 'yacht', fronts: 12 },
      '/prijscalculator#jacht?folieType=mat&film=WF-116&room=yacht',
    ],
    [
      'calculator',
      { ...given, fronts: 9, drawers: 4, onPhoto: true },
      '/prijscalculator#keuken?length=9&drawers=4&folieType=mat&complexity=eenvoudig&film=WF-116&room=photo',
    ],
    [
      'calculator',
      { ...given, fronts: 0, drawers: 3, onPhoto: true },
      '/prijscalculator#keuken?length=0&drawers=3&folieType=mat&complexity=eenvoudig&film=WF-116&room=photo',
    ],
    [
      'calculator',
      { ...given, room: 'windows', windows: 3, onPhoto: true },
      '/prijscalculator#kozijnen?folieType=effen&film=WF-116&room=photo&windows=3',
    ],
    [
      'calculator',
      { ...given, room: 'wardrobe', fronts: 6, drawers: 0, onPhoto: true },
      '/prijscalculator#meubel?folieType=mat&film=WF-116&room=photo&fronts=6',
    ],
    ['quote', given, '/#contact'],
    ['quote', { ...given, lang: 'en' }, '/en#contact'],
    ['visualiser', given, '/kleuren-folie#folie?room=kitchen&film=WF-116'],
  ] as const)('%s', (page, from, address) => expect(filmPage(page, from)).toBe(address));

  const all = rooms.flatMap((room) => filmsFor(room).map((film) => ({ room, film, code: film.code })));
  test.each(all)('the calculator can read the address of $code on $room', ({ room, film }) => {
    const address = filmPage('calculator', { ...given, room, film });
    const input = readCalculation(address.slice(address.indexOf('#')));
    expect(input?.projectType).toBe(roomFacts[room].service);
    expect(input?.folieType).not.toBe('');
  });
});
