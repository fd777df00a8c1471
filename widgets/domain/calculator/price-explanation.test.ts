import { describe, expect, test } from 'vitest';
import type { Language } from '../text.ts';
import { inputOf, measured } from './input.fixture.ts';
import { price } from './price.ts';
import { explainPrice } from './price-explanation.ts';
import type { Complexity, Finish, PricedInput, Service, Sides } from './services.ts';

/** Each line of the explanation as text, with plain spaces: `area: … = …`. */
function linesOf(input: PricedInput, lang: Language): string[] {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');
  return explainPrice(input, price(input), lang).map((line) =>
    plain(`${line.id}: ${line.detail} = ${line.value}`),
  );
}

describe('the area is explained with the measurements that were given', () => {
  test.each<[Service, string, string, string]>([
    [
      'keuken',
      'length=12 drawers=4',
      '12 fronten × 0,8 m² + 4 lades × 0,5 m² = 11,6 m²',
      '12 fronts × 0.8 m² + 4 drawers × 0.5 m² = 11.6 m²',
    ],
    [
      'keuken',
      'length=12',
      '12 fronten × 0,8 m² + 0 lades × 0,5 m² = 9,6 m²',
      '12 fronts × 0.8 m² + 0 drawers × 0.5 m² = 9.6 m²',
    ],
    [
      'keuken',
      'length=1 drawers=1',
      '1 front × 0,8 m² + 1 lade × 0,5 m² = 1,3 m²',
      '1 front × 0.8 m² + 1 drawer × 0.5 m² = 1.3 m²',
    ],
    [
      'raamfolie',
      'numberOfWindows=3 windowHeight=1,2 windowWidth=80cm',
      '3 ramen × 1,2 m × 0,8 m = 2,88 m²',
      '3 windows × 1.2 m × 0.8 m = 2.88 m²',
    ],
    [
      'meubel',
      'length=2 width=0.6 height=1,8',
      '2 m × 0,6 m + 2 × 2 m × 1,8 m + 2 × 0,6 m × 1,8 m = 10,56 m²',
      '2 m × 0.6 m + 2 × 2 m × 1.8 m + 2 × 0.6 m × 1.8 m = 10.56 m²',
    ],
    // Width first, because the form asks a window frame's width first.
    ['kozijnen', 'width=1,2 length=1,5', '1,2 m × 1,5 m = 1,8 m²', '1.2 m × 1.5 m = 1.8 m²'],
    ['deuren', 'length=2,1 width=0,9 height=4', '2,1 m × 0,9 m = 1,89 m²', '2.1 m × 0.9 m = 1.89 m²'],
    ['jacht', 'length=12 width=3,5', '12 m × 3,5 m = 42 m²', '12 m × 3.5 m = 42 m²'],
    ['anders', 'length=1250,5 width=1', '1.250,5 m × 1 m = 1.250,5 m²', '1,250.5 m × 1 m = 1,250.5 m²'],
  ])('%s, %s: %s', (service, measurements, nl, en) => {
    const input = inputOf(service, measured(measurements));
    expect(linesOf(input, 'nl')[0]).toBe(`area: ${nl}`);
    expect(linesOf(input, 'en')[0]).toBe(`area: ${en}`);
  });
});

describe('each step of the price', () => {
  const kitchen = inputOf('keuken', {
    ...measured('length=12 drawers=4'),
    folieType: 'stoflook',
    complexity: 'gemiddeld',
  });
  const frame = inputOf('kozijnen', {
    ...measured('length=10 width=1'),
    folieType: 'hout-look',
    complexity: 'eerste-etage',
    kozijnSides: 'dubbelzijdig',
  });

  test('in Dutch', () => {
    expect(linesOf(kitchen, 'nl').slice(1)).toEqual([
      'rate: per vierkante meter = € 85 / m²',
      'film: Stoflook = × 1,3',
      'complexity: Gemiddeld = × 1,3',
      'service: Keuken = × 1,5',
      'calculated: afgerond op hele euro’s, incl. btw = € 2.500',
    ]);
  });

  test('in English', () => {
    expect(linesOf(frame, 'en').slice(1)).toEqual([
      'rate: Both sides = €430 / m²',
      'film: Wood look = × 1.2',
      'complexity: First floor = × 1.15',
      'service: Window frames = × 1',
      'calculated: rounded to whole euros, incl. VAT = €5,934',
    ]);
  });

  test('the rate is per square metre in English too', () => {
    expect(linesOf(kitchen, 'en')[1]).toBe('rate: per square metre = €85 / m²');
  });

  test.each<[PricedInput, Language, string]>([
    [kitchen, 'nl', 'Oppervlakte Tarief Folie Moeilijkheid Soort werk Samen'],
    [kitchen, 'en', 'Area Rate Film Difficulty Type of work Together'],
    [frame, 'nl', 'Oppervlakte Tarief Folie Verdieping Soort werk Samen'],
    [frame, 'en', 'Area Rate Film Floor Type of work Together'],
  ])('is labelled', (input, lang, labels) => {
    const lines = explainPrice(input, price(input), lang);
    expect(lines.map(({ label }) => label).join(' ')).toBe(labels);
  });
});

test.each<[Sides | '', string, string]>([
  ['enkelzijdig', 'rate: Enkelzijdig = € 230 / m²', 'rate: One side = €230 / m²'],
  ['dubbelzijdig', 'rate: Dubbelzijdig = € 430 / m²', 'rate: Both sides = €430 / m²'],
  ['', 'rate: Dubbelzijdig = € 430 / m²', 'rate: Both sides = €430 / m²'],
])('the rate of kozijnen says the sides: "%s"', (kozijnSides, nl, en) => {
  const input = inputOf('kozijnen', { ...measured('length=1 width=1'), kozijnSides });
  expect(linesOf(input, 'nl')[1]).toBe(nl);
  expect(linesOf(input, 'en')[1]).toBe(en);
});

describe('the minimum is mentioned only when it applies', () => {
  const rows: [Service, string, Finish, Complexity, string | undefined][] = [
    ['keuken', 'length=1', 'mat', 'eenvoudig', 'minimum: voor kleinere klussen geldt dit bedrag = € 150'],
    [
      'jacht',
      'length=1 width=1',
      'mat',
      'eenvoudig',
      'minimum: voor kleinere klussen geldt dit bedrag = € 2.500',
    ],
    // 149.85 is rounded to exactly the minimum: nothing was added.
    ['anders', 'length=3,33 width=1', 'mat', 'eenvoudig', undefined],
    ['keuken', 'length=12', 'mat', 'eenvoudig', undefined],
  ];
  test.each(rows)('%s, %s', (service, measurements, folieType, complexity, line) => {
    const input = inputOf(service, { ...measured(measurements), folieType, complexity });
    expect(linesOf(input, 'nl').find((text) => text.startsWith('minimum'))).toBe(line);
  });

  test('in English too', () => {
    expect(linesOf(inputOf('raamfolie'), 'en').at(-1)).toBe('minimum: applies to smaller jobs = €200');
  });
});
