import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measurementNames, type Service, services } from '../domain/calculator/services.ts';
import { anyText, readableNumber } from '../domain/typed.fixture.ts';
import { fakePorts } from '../request/ports.fixture.ts';
import type { CalculatorState } from './price-calculator.state.ts';
import { createPriceCalculatorStore } from './price-calculator.store.ts';

const choices = {
  folieType: 'mat glanzend hout metallic leatherlook marmerlook stoflook effen hout-look licht spiegelfolie',
  complexity: 'eenvoudig gemiddeld complex begane-grond eerste-etage tweede-etage moeilijk-bereikbaar',
  kozijnSides: 'enkelzijdig dubbelzijdig',
} as const;

type Action = (state: CalculatorState) => void;

/** Mostly numbers that can be read, and other text that people type. */
const typed = fc.oneof(
  { weight: 4, arbitrary: readableNumber.map(({ text }) => text) },
  { weight: 1, arbitrary: anyText },
);

const filled = measurementNames.map((name) =>
  typed.map(
    (text): Action =>
      (state) =>
        state.change(name, text),
  ),
);
const chosen = Object.entries(choices).map(([name, values]) =>
  fc.constantFrom('toString', ...values.split(' ')).map(
    (value): Action =>
      (state) =>
        state.change(name as keyof typeof choices, value),
  ),
);
const service = fc.constantFrom<Service>(...services).map(
  (one): Action =>
    (state) =>
      state.chooseService(one),
);

/** Fills in the form from top to bottom, followed by random actions. */
const actions: fc.Arbitrary<Action[]> = fc
  .tuple(
    fc.tuple(service, ...filled, ...chosen),
    fc.array(
      fc.oneof(
        service,
        ...filled,
        ...chosen,
        fc.constantFrom(...measurementNames).map(
          (name): Action =>
            (state) =>
              state.leave(name),
        ),
        fc.constant<Action>((state) => state.cancel()),
      ),
      { maxLength: 8 },
    ),
  )
  .map((parts) => parts.flat());

test('for any input in any order, a price is in whole euros, and out of date after a change of the input', () => {
  let prices = 0;
  fc.assert(
    fc.property(actions, (all) => {
      const emitted: number[] = [];
      const store = createPriceCalculatorStore({
        attributes: {},
        ports: fakePorts({
          recallForVisit: () => undefined,
          rememberForVisit: () => true,
          prepareDelivery: async () => {},
          preparePhotos: async () => {},
        }),
        emit: (_: string, detail: unknown) => emitted.push(Reflect.get(detail as object, 'estimatedPrice')),
      } as never);
      for (const one of all) {
        one(store.getState());
        const { calculated, input, stale } = store.getState();
        if (calculated && !stale) expect(calculated.input).toEqual(input);
        store.getState().calculate();
      }
      expect(emitted.filter((price) => !Number.isInteger(price) || price < 150)).toEqual([]);
      prices += emitted.length;
    }),
    { numRuns: 3000 },
  );
  // Otherwise nearly all inputs would have been incomplete, and the test would prove nothing.
  expect(prices).toBeGreaterThan(1000);
}, 120_000);
