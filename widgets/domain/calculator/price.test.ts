import { describe, expect, test } from 'vitest';
import { inputOf, measured } from './input.fixture.ts';
import { price } from './price.ts';
import type { Complexity, Finish, Service, Sides } from './services.ts';

/*
 * The numbers are copied from the rules `price-…` in docs/product-rules.md, not from the code. Whole prices are in `price-golden.test.ts`.
 */

const floorServices: Service[] = ['raamfolie', 'kozijnen'];
const otherServices: Service[] = ['keuken', 'meubel', 'deuren', 'jacht', 'anders'];

test.each<[Service, string, number]>([
  ['keuken', 'length=10', 8],
  ['keuken', 'drawers=10', 5],
  ['keuken', 'length=10 drawers=3 width=1', 9.5],
  ['keuken', 'length=10 width=7 height=7', 8],
  ['raamfolie', 'numberOfWindows=3 windowHeight=2 windowWidth=5', 30],
  ['raamfolie', 'numberOfWindows=3 windowHeight=2', 0],
  ['meubel', 'length=2 width=3 height=5', 2 * 3 + 2 * 2 * 5 + 2 * 3 * 5],
  ['meubel', 'length=2 width=3', 6],
  ['kozijnen', 'length=2 width=3', 6],
  ['kozijnen', 'length=2 width=3 height=5', 6],
  ['deuren', 'length=2 width=3 height=5', 6],
  ['jacht', 'length=2 width=3 height=5', 6],
  ['anders', 'length=2 width=3 height=5', 6],
])('the area of %s with %s is %s', (service, measurements, area) => {
  expect(price(inputOf(service, measured(measurements))).area).toBe(area);
});

test.each<[Service, number]>([
  ['keuken', 85],
  ['raamfolie', 100],
  ['jacht', 350],
  ['meubel', 45],
  ['deuren', 45],
  ['anders', 45],
])('the rate of %s is € %s', (service, rate) => {
  expect(price(inputOf(service)).rate).toBe(rate);
});

describe('kozijnen cost € 230 on one side, and € 430 for every other value', () => {
  test.each<[string, number]>([
    ['enkelzijdig', 230],
    ['dubbelzijdig', 430],
    ['', 430],
    ['Enkelzijdig', 430],
    ['beide', 430],
  ])('"%s": %s', (kozijnSides, rate) => {
    expect(price(inputOf('kozijnen', { kozijnSides: kozijnSides as Sides })).rate).toBe(rate);
  });

  test('no other service depends on the sides', () => {
    for (const service of ['raamfolie', ...otherServices] satisfies Service[]) {
      const rate = (kozijnSides: Sides | '') => price(inputOf(service, { kozijnSides })).rate;
      expect(rate('enkelzijdig'), service).toBe(rate('dubbelzijdig'));
    }
  });
});

describe('the film multiplies', () => {
  const onAll = (list: Service[], rows: [Finish, number][]) =>
    list.flatMap((service) =>
      rows.map(([film, factor]): [Service, Finish, number] => [service, film, factor]),
    );

  test.each([
    ...onAll(
      ['raamfolie'],
      [
        ['licht', 1],
        ['medium', 1.1],
        ['donker', 1.2],
        ['privacy', 1.3],
        ['spiegelfolie', 1.4],
      ],
    ),
    ...onAll(
      ['kozijnen'],
      [
        ['effen', 1],
        ['hout-look', 1.2],
      ],
    ),
    ...onAll(otherServices, [
      ['mat', 1],
      ['glanzend', 1],
      ['hout', 1],
      ['metallic', 1],
      ['leatherlook', 1.5],
      ['marmerlook', 1],
      ['stoflook', 1.3],
    ]),
  ])('%s, %s: × %s', (service, folieType, factor) => {
    expect(price(inputOf(service, { folieType })).film).toBe(factor);
  });
});

describe('the floor, or the degree of difficulty, multiplies', () => {
  const rows: [Service[], Complexity, number][] = [
    [floorServices, 'begane-grond', 1],
    [floorServices, 'eerste-etage', 1.15],
    [floorServices, 'tweede-etage', 1.35],
    [floorServices, 'moeilijk-bereikbaar', 1.6],
    [otherServices, 'eenvoudig', 1],
    [otherServices, 'gemiddeld', 1.3],
    [otherServices, 'complex', 1.8],
  ];
  test.each(
    rows.flatMap(([list, complexity, factor]) =>
      list.map((service) => [service, complexity, factor] as const),
    ),
  )('%s, %s: × %s', (service, complexity, factor) => {
    expect(price(inputOf(service, { complexity })).complexity).toBe(factor);
  });
});

test.each<[Service, number]>([
  ['keuken', 1.5],
  ['meubel', 1.2],
  ['kozijnen', 1],
  ['deuren', 1.1],
  ['raamfolie', 1.2],
  ['jacht', 2],
  ['anders', 1],
])('the service %s multiplies by %s', (service, factor) => {
  expect(price(inputOf(service)).service).toBe(factor);
});

test.each<[Service, number]>([
  ['raamfolie', 200],
  ['jacht', 2500],
  ['keuken', 150],
  ['meubel', 150],
  ['kozijnen', 150],
  ['deuren', 150],
  ['anders', 150],
])('%s never costs less than € %s', (service, minimum) => {
  const nothing = price(inputOf(service));
  expect(nothing).toMatchObject({ calculated: 0, minimum, amount: minimum });
});

test.each(['', 'fluweel', 'constructor', '__proto__', 'toString'])(
  'an unknown choice such as "%s" multiplies by 1',
  (word) => {
    const input = inputOf('deuren', { folieType: word as Finish, complexity: word as Complexity });
    expect(price(input)).toMatchObject({ film: 1, complexity: 1, amount: 150 });
  },
);

test('a measurement that cannot be read counts as 0, and leaves the others valid', () => {
  expect(price(inputOf('keuken', { length: '12', drawers: 'vier' })).area).toBeCloseTo(9.6, 10);
  expect(price(inputOf('anders', { length: '-4', width: '2' })).amount).toBe(150);
});
