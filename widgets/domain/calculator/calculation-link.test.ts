import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, readableNumber } from '../typed.fixture.ts';
import {
  type CalculationPage,
  calculationFragment,
  calculationLink,
  readCalculation,
} from './calculation-link.ts';
import { inputProblems } from './completeness.ts';
import { inputOf, measured } from './input.fixture.ts';
import { price } from './price.ts';
import {
  asksSides,
  emptyInput,
  type PricedInput,
  serviceRows,
  services,
  sides,
  withService,
} from './services.ts';

const kitchen = inputOf('keuken', {
  ...measured('length=12 width=1 drawers=4'),
  folieType: 'mat',
  complexity: 'gemiddeld',
});
const frame = inputOf('kozijnen', {
  ...measured('length=1.5 width=1,2'),
  folieType: 'hout-look',
  complexity: 'eerste-etage',
  kozijnSides: 'enkelzijdig',
});

test.each<[PricedInput, string]>([
  [kitchen, '#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld'],
  [
    frame,
    '#kozijnen?width=1,2&length=1.5&folieType=hout-look&complexity=eerste-etage&kozijnSides=enkelzijdig',
  ],
  [
    inputOf('raamfolie', { numberOfWindows: '3', windowHeight: '120 cm' }),
    '#raamfolie?numberOfWindows=3&windowHeight=120+cm',
  ],
  [inputOf('anders'), '#anders?'],
  [inputOf('anders', { length: '1&folieType=mat#x' }), '#anders?length=1%26folieType%3Dmat%23x'],
])('%#: the link is readable, and opens the same input', (input, fragment) => {
  expect(calculationFragment(input)).toBe(fragment);
  expect(readCalculation(fragment)).toEqual(input);
});

test('a link leads to the calculator or to the price sheet, and names the partner', () => {
  const link = (page?: CalculationPage) =>
    calculationLink('https://www.voorbeeld.nl', inputOf('anders'), 'en', page);
  expect(link()).toBe('https://www.voorbeeld.nl/en/prijscalculator#anders?');
  expect(link({ route: '/prijsblad', partner: 'dealer 7' })).toBe(
    'https://www.voorbeeld.nl/en/prijsblad?partner=dealer%207#anders?',
  );
});

describe('reading is tolerant', () => {
  const doors = withService(emptyInput, 'deuren');
  test.each([
    ['no number sign', 'deuren?length=2,1', { ...doors, length: '2,1' }],
    ['another case', '#Deuren?length=2', { ...doors, length: '2' }],
    ['the plural of the home page', '#meubels?width=1', { ...withService(emptyInput, 'meubel'), width: '1' }],
    ['an unknown name', '#deuren?lengte=2&utm_source=mail&length=3', { ...doors, length: '3' }],
    ['a measurement of another service', '#deuren?drawers=4&numberOfWindows=2', doors],
    ['the fixed width of a kitchen', '#keuken?width=9', withService(emptyInput, 'keuken')],
    ['a film of another service', '#deuren?folieType=spiegelfolie', doors],
    ['a degree of another service', '#deuren?complexity=begane-grond', doors],
    ['sides of anything but a frame', '#deuren?kozijnSides=enkelzijdig', doors],
    ['names that every object has', '#deuren?constructor=1&__proto__=2&folieType=toString', doors],
    ['a name twice: the first', '#deuren?length=1&length=2', { ...doors, length: '1' }],
    ['broken escapes', '#deuren?length=%E0%A4%A&width=%', { ...doors, length: '\ufffd%A', width: '%' }],
    ['nothing given', '#deuren?', doors],
  ])('%s', (_, fragment, input) => {
    expect(readCalculation(fragment)).toEqual(input);
  });
});

test.each([
  '',
  '#',
  '#price-calculator',
  '#contact',
  '#deuren',
  '#?length=2',
  '#keukens?length=2',
  '#/deuren?length=2',
  '#constructor?',
])('"%s" is no calculation', (fragment) => {
  expect(readCalculation(fragment)).toBeUndefined();
});

test('any calculation can be read back from its link, at the same price', () => {
  const complete = fc.constantFrom(...services).chain((service) => {
    const form = serviceRows[service];
    const number = fc.oneof(
      readableNumber.map(({ text }) => text),
      fc.constantFrom('250 cm', '1.250,5', '+2,5', '１２', ' 3 '),
    );
    const fields = Object.fromEntries(form.measurements.map(({ name }) => [name, number]));
    return fc
      .record({
        ...fields,
        folieType: fc.constantFrom(...form.finishes),
        complexity: fc.constantFrom(...form.complexities),
        kozijnSides: asksSides(service) ? fc.constantFrom(...sides) : fc.constant(''),
      })
      .map((given) => ({ ...withService(emptyInput, service), ...given }) as PricedInput);
  });
  fc.assert(
    fc.property(complete, (input) => {
      const opened = readCalculation(calculationFragment(input));
      expect(opened).toEqual(input);
      expect(price(opened as PricedInput)).toEqual(price(input));
    }),
    { numRuns: 1000 },
  );
});

test('invalid text never throws, and never yields an input that the form could not hold', () => {
  const fragments = fc.oneof(
    anyText,
    fc.tuple(fc.constantFrom(...services), anyText).map(([service, text]) => `#${service}?${text}`),
    fc
      .tuple(
        fc.constantFrom(...services),
        fc.constantFrom('length', 'folieType', 'complexity', 'kozijnSides'),
        anyText,
      )
      .map(([service, name, text]) => `#${service}?${name}=${text}`),
  );
  fc.assert(
    fc.property(fragments, (fragment) => {
      const input = readCalculation(fragment);
      if (!input) return;
      expect(Object.keys(input)).toEqual(Object.keys(emptyInput));
      expect([...inputProblems(input).keys()]).toEqual(expect.any(Array));
      const service = input.projectType as PricedInput['projectType'];
      expect(['', ...serviceRows[service].finishes]).toContain(input.folieType);
      expect(['', ...serviceRows[service].complexities]).toContain(input.complexity);
    }),
    { numRuns: 2000 },
  );
});

test('any typed text can be written into a link', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const fragment = calculationFragment(inputOf('deuren', { length: text }));
      expect(fragment).toMatch(/^#deuren\?[\x21-\x7e]*$/);
    }),
  );
});
