import { expect, test } from 'vitest';
import { calculationFragment, readCalculation } from '../calculator/calculation-link.ts';
import { inputOf, measured } from '../calculator/input.fixture.ts';
import { filmQuery, readFilmQuery } from './film-query.ts';

const kitchen = inputOf('keuken', {
  ...measured('length=12 width=1'),
  folieType: 'mat',
  complexity: 'gemiddeld',
});

test.each([
  [undefined, ''],
  [{ code: 'WF-116', room: 'kitchen' }, '&film=WF-116&room=kitchen'],
  [{ code: 'WF-116', room: '' }, '&film=WF-116'],
  // The calculation holds how many fronts there are.
  [{ code: 'WF-116', room: 'kitchen', fronts: 12 }, '&film=WF-116&room=kitchen'],
])('%#: the address of a calculation with a film opens both', (film, query) => {
  const fragment = calculationFragment(kitchen) + filmQuery(film);
  expect(fragment).toBe(`#keuken?length=12&folieType=mat&complexity=gemiddeld${query}`);
  expect(readFilmQuery(fragment)).toMatchObject({ film: film?.code ?? '', room: film?.room ?? '' });
  expect(readCalculation(fragment)).toEqual(kitchen);
});

test.each([
  ['keuken', { film: '', room: '' }],
  ['keuken?folieType=mat&film=&room=', { film: '', room: '' }],
  ['keuken?film=WF-1&film=WF-2', { film: 'WF-1', room: '' }],
  ['keuken?film=%E0%A4%A', { film: '\ufffd%A', room: '' }],
])('%s is read as written', (fragment, said) => {
  expect(readFilmQuery(fragment)).toMatchObject(said);
});

test('what was counted on a photo goes along where the calculation does not ask for it', () => {
  const told = filmQuery({ code: 'WF-126', room: 'photo' }, { windows: 3 });
  expect(readFilmQuery(`#kozijnen?folieType=effen${told}`)).toEqual({
    film: 'WF-126',
    room: 'photo',
    fronts: '',
    windows: '3',
  });
});
