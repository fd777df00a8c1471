import { describe, expect, test } from 'vitest';
import { serviceRows } from '../calculator/services.ts';
import { films, filmsFor, finishOf, readFilm, readRoom, roomFacts, rooms } from './films.ts';

describe('the films', () => {
  test('are at least 24, each with a unique code and name', () => {
    expect(films.length).toBeGreaterThanOrEqual(24);
    expect(new Set(films.map(({ code }) => code)).size).toBe(films.length);
    for (const lang of ['nl', 'en'] as const)
      expect(new Set(films.map(({ name }) => name[lang])).size).toBe(films.length);
  });

  test.each(films)('$code: code and colour are well-formed, and a plain film has no grain', (film) => {
    expect(film.code).toMatch(/^WF-\d{3}$/);
    expect(film.colour).toMatch(/^#[0-9a-f]{6}$/);
    if (film.group === 'plain') expect(film.grain).toBeUndefined();
    else if (film.group !== 'glass') expect(film.grain).toBeDefined();
  });
});

describe.each(rooms)('%s', (room) => {
  const { service, film } = roomFacts[room];

  test('shows a film that it offers at first', () => {
    expect(filmsFor(room).map(({ code }) => code)).toContain(film);
  });

  test.each(filmsFor(room))('prices $code as a film type that its service offers', (choice) => {
    expect(serviceRows[service].finishes).toContain(finishOf(choice, service));
  });
});

test.each([
  ['WF-116', 'keuken', 'mat'],
  ['WF-212', 'keuken', 'hout'],
  ['WF-314', 'keuken', 'marmerlook'],
  ['WF-410', 'meubel', 'metallic'],
  ['WF-510', 'jacht', 'leatherlook'],
  ['WF-514', 'jacht', 'stoflook'],
  ['WF-126', 'kozijnen', 'effen'],
  ['WF-212', 'kozijnen', 'hout-look'],
  ['WF-614', 'raamfolie', 'privacy'],
] as const)('%s on %s is priced as %s', (code, service, type) => {
  expect(finishOf(readFilm(code)!, service)).toBe(type);
});

test.each([
  ['WF-116', 'WF-116'],
  [' wf-116 ', 'WF-116'],
  ['116', 'WF-116'],
  ['WF-999', undefined],
  ['<script>', undefined],
  ['', undefined],
  [null, undefined],
])('the film %o is %o', (text, code) => {
  expect(readFilm(text)?.code).toBe(code);
});

test.each([
  ['kitchen', 'kitchen'],
  [' Yacht', 'yacht'],
  ['keuken', undefined],
  [undefined, undefined],
])('the room %o is %o', (text, room) => {
  expect(readRoom(text)).toBe(room);
});
