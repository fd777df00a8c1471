import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText, readableNumber } from '../typed.fixture.ts';
import { price } from './price.ts';
import type { MeasurementName, PricedInput, Service } from './services.ts';

const minimums: [Service, number][] = [
  ['keuken', 150],
  ['raamfolie', 200],
  ['meubel', 150],
  ['kozijnen', 150],
  ['deuren', 150],
  ['jacht', 2500],
  ['anders', 150],
];

const films =
  'licht medium donker privacy spiegelfolie effen hout-look mat glanzend hout metallic leatherlook';
const floors = 'begane-grond eerste-etage tweede-etage moeilijk-bereikbaar eenvoudig gemiddeld complex';
const oneOf = (words: string) => fc.constantFrom('', ...words.split(' '));

const names: MeasurementName[] = [
  'length',
  'width',
  'height',
  'drawers',
  'numberOfWindows',
  'windowHeight',
  'windowWidth',
];

/** Inputs with any combination of choices, also those that no form offers, and this text in every measurement. */
function inputs(service: Service, text: fc.Arbitrary<string>): fc.Arbitrary<PricedInput> {
  const measurements = Object.fromEntries(names.map((name) => [name, text]));
  return fc.record({
    ...measurements,
    projectType: fc.constant(service),
    folieType: fc.oneof(oneOf(`${films} marmerlook stoflook`), oneOf('constructor __proto__'), anyText),
    complexity: fc.oneof(oneOf(floors), oneOf('toString valueOf'), anyText),
    kozijnSides: oneOf('enkelzijdig dubbelzijdig'),
  }) as unknown as fc.Arbitrary<PricedInput>;
}

describe.each(minimums)('for any typed text, %s', (service, minimum) => {
  test(`costs a whole number of euros, and at least ${minimum}`, () => {
    fc.assert(
      fc.property(inputs(service, anyText), (input) => {
        const { amount } = price(input);
        // Neither NaN nor an infinite number is an integer.
        expect(Number.isInteger(amount), String(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(minimum);
      }),
      { numRuns: 300 },
    );
  });

  test('never gets cheaper when a measurement gets larger', () => {
    const given = fc.tuple(
      inputs(
        service,
        readableNumber.map(({ text }) => text),
      ),
      fc.constantFrom(...names),
      readableNumber,
      readableNumber,
    );
    fc.assert(
      fc.property(given, ([input, name, one, other]) => {
        const [small, large] = one.value <= other.value ? [one, other] : [other, one];
        const amount = (text: string) => price({ ...input, [name]: text }).amount;
        expect(amount(large.text)).toBeGreaterThanOrEqual(amount(small.text));
      }),
      { numRuns: 300 },
    );
  });
});
