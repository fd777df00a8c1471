import { expect, test } from 'vitest';
import { films, filmsFor } from './films.ts';
import { frontsRange, readFronts } from './fronts.ts';
import { filmFactor, frontsInput, frontsPrice } from './fronts-price.ts';

const film = (name: string) => films.find((each) => each.name.nl === name)!;

test.each([
  ['Notenhout', 12, 1224],
  ['Saliegroen', 12, 1224],
  ['Zandlinnen', 12, 1591],
  ['Cognac leer', 12, 1836],
  ['Notenhout', 4, 408],
  ['Notenhout', 30, 3060],
  // The least that a project costs.
  ['Notenhout', 1, 150],
])('a kitchen in %s with %i fronts is priced from %i', (name, fronts, amount) => {
  expect(frontsPrice('kitchen', film(name), fronts)).toBe(amount);
});

test.each([
  [9, 4, 1173],
  [12, 0, 1224],
  [0, 5, 319],
  [0, 0, 150],
])('%i fronts and %i drawers are priced from %i', (fronts, drawers, amount) => {
  expect(frontsPrice('kitchen', film('Notenhout'), fronts, drawers)).toBe(amount);
});

test('rooms without fronts have no such price', () => {
  expect(frontsPrice('windows', film('Antraciet'), 12)).toBeUndefined();
  expect(frontsPrice('office', film('Volledig mat'), 12)).toBeUndefined();
  expect(frontsPrice('kitchen', film('Volledig mat'), 12)).toBeUndefined();
});

test('what is assumed is part of the calculation', () => {
  expect(frontsInput('kitchen', film('Notenhout'), 12)).toMatchObject({
    projectType: 'keuken',
    length: '12',
    width: '1',
    drawers: '',
    folieType: 'hout',
    complexity: 'eenvoudig',
  });
});

test('every film of the kitchen has a price, and more fronts never cost less', () => {
  for (const each of filmsFor('kitchen')) {
    let before = 0;
    for (let fronts = frontsRange.fewest; fronts <= frontsRange.most; fronts++) {
      const amount = frontsPrice('kitchen', each, fronts)!;
      expect(amount).toBeGreaterThan(before);
      before = amount;
    }
  }
});

test.each([
  ['12', 12],
  ['1', 1],
  ['', undefined],
  ['0', undefined],
  ['-4', undefined],
  ['12.5', undefined],
  ['1e3', undefined],
  ['9999', undefined],
  ['twaalf', undefined],
  [undefined, undefined],
])('"%s" fronts are read as %s', (text, count) => expect(readFronts(text)).toBe(count));

test('films with the same factor cost the same', () => {
  const amounts = new Map<number, Set<number>>();
  for (const each of filmsFor('kitchen')) {
    const factor = filmFactor('kitchen', each)!;
    amounts.set(factor, (amounts.get(factor) ?? new Set()).add(frontsPrice('kitchen', each, 12)!));
  }
  expect([...amounts].map(([factor, prices]) => [factor, ...prices])).toEqual([
    [1, 1224],
    [1.5, 1836],
    [1.3, 1591],
  ]);
});
