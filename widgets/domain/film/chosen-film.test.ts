import { describe, expect, test } from 'vitest';
import { serviceRows, services } from '../calculator/services.ts';
import { readChosenFilm } from './chosen-film.ts';
import { films, filmsFor, finishOf, roomFacts, rooms } from './films.ts';

test.each([
  ['WF-116', 'kitchen', 'WF-116', 'kitchen', 'WF-116 Saliegroen, gezien op: Keuken'],
  [' wf-116 ', ' Kitchen', 'WF-116', 'kitchen', 'WF-116 Saliegroen, gezien op: Keuken'],
  ['126', 'windows', 'WF-126', 'windows', 'WF-126 Antraciet, gezien op: Kozijnen'],
  ['WF-614', 'office', 'WF-614', 'office', 'WF-614 Baan met strepen, gezien op: Kantoorglas'],
  ['WF-116', '', 'WF-116', '', 'WF-116 Saliegroen'],
  ['WF-116', 'attic', 'WF-116', '', 'WF-116 Saliegroen'],
  ['WF-116', 'constructor', 'WF-116', '', 'WF-116 Saliegroen'],
  // A film for glass cannot have been seen on kitchen fronts.
  ['WF-614', 'kitchen', 'WF-614', '', 'WF-614 Baan met strepen'],
])('"%s" seen in "%s" is %s in "%s": %s', (film, room, code, seenIn, mail) => {
  expect(readChosenFilm({ film, room })).toMatchObject({ code, room: seenIn, mail });
});

test.each([
  ['kitchen', '12', ', 12 fronten'],
  ['kitchen', '0', ''],
  ['kitchen', '12 of 13', ''],
  // Nobody counts fronts on a yacht, or on a photo of which the room is not known.
  ['yacht', '12', ''],
  ['', '12', ''],
])('in "%s" with "%s" fronts the mail ends in "%s"', (room, fronts, end) => {
  const { mail } = readChosenFilm({ film: 'WF-116', room: '' })!;
  const seen = room && `, gezien op: ${room === 'kitchen' ? 'Keuken' : 'Jachtsalon'}`;
  expect(readChosenFilm({ film: 'WF-116', room, fronts })?.mail).toBe(mail + seen + end);
});

test.each([
  ['9', '4', ', daarop geteld: 9 fronten en 4 lades'],
  ['9', '', ', daarop geteld: 9 fronten'],
  ['', '4', ', daarop geteld: 4 lades'],
  ['', '', ''],
  ['negen', '-1', ''],
])('on the own photo with "%s" fronts and "%s" drawers the mail ends in "%s"', (fronts, drawers, end) => {
  const { room, mail } = readChosenFilm({ film: 'WF-116', room: 'photo', fronts, drawers })!;
  expect(room).toBe('photo');
  expect(mail).toBe(`WF-116 Saliegroen, gezien op: eigen foto${end}`);
});

test('windows that were counted on the own photo are in the mail', () => {
  const { mail } = readChosenFilm({ film: 'WF-126', room: 'photo', windows: '3' })!;
  expect(mail).toBe('WF-126 Antraciet, gezien op: eigen foto, daarop geteld: 3 kozijnen');
});

test.each([
  '',
  'WF-',
  'WF-999',
  'WF-116 Saliegroen',
  '__proto__',
  'WF-116\nBcc: iemand@voorbeeld.nl',
  '<b>WF-116</b>',
])('"%s" is not one of our films', (film) => {
  expect(readChosenFilm({ film, room: 'kitchen' })).toBeUndefined();
});

describe('what a film is priced as', () => {
  const typesOf = (film: string) => readChosenFilm({ film, room: '' })?.finishes;

  test('plain and wood go on everything but glass', () => {
    expect(typesOf('WF-116')).toEqual({
      keuken: 'mat',
      meubel: 'mat',
      deuren: 'mat',
      jacht: 'mat',
      anders: 'mat',
      kozijnen: 'effen',
    });
    expect(typesOf('WF-210')).toMatchObject({ keuken: 'hout', kozijnen: 'hout-look' });
  });

  test('stone, metal, leather and linen on neither glass nor frames', () => {
    expect(Object.keys(typesOf('WF-510') ?? {})).toEqual(['keuken', 'meubel', 'deuren', 'jacht', 'anders']);
    expect(typesOf('WF-510')?.meubel).toBe('leatherlook');
  });

  test('films for glass on glass only', () => {
    expect(typesOf('WF-620')).toEqual({ raamfolie: 'privacy' });
  });

  test.each(films.map(({ code }) => code))('of %s is a finish that the service offers', (code) => {
    const types = typesOf(code) ?? {};
    for (const service of services) {
      const type = types[service];
      if (type) expect(serviceRows[service].finishes).toContain(type);
    }
  });

  test.each(rooms)('in the room %s is known for every film that it offers', (room) => {
    const { service } = roomFacts[room];
    for (const film of filmsFor(room)) expect(typesOf(film.code)?.[service]).toBe(finishOf(film, service));
  });
});
