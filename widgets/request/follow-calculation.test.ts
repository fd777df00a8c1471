import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { calculationPart } from './calculation.lazy.ts';
import { followCalculation } from './follow-calculation.ts';
import { createKnownVisitor } from './known-visitor.ts';
import { promisesToSettle } from './ports.fixture.ts';
import { type CalculationState, notSending, type SendingState } from './request-state.ts';

const part = await calculationPart.load();
afterEach(() => void vi.restoreAllMocks());

const kitchen = '#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld';
const smaller = kitchen.replace('12', '6');

/** A form of a visitor with this text in storage. */
async function formOf(calculation: unknown, state: CalculationState & Partial<SendingState> = {}) {
  const visitor = createKnownVisitor({
    recallForVisit: () => JSON.stringify({ calculation }),
    rememberForVisit: () => true,
  });
  const store = createStore(() => ({ ...notSending, ...state }) as CalculationState & SendingState);
  followCalculation(store, visitor);
  await promisesToSettle();
  return {
    store,
    amount: () => store.getState().calculation?.price.amount,
    async tell(calculation: string) {
      visitor.setState({ calculation });
      await promisesToSettle();
    },
  };
}

test('the price of an earlier page is taken over, and follows later calculations', async () => {
  const { amount, tell } = await formOf(kitchen);
  expect(amount()).toBe(1923);
  await tell(smaller);
  expect(amount()).toBe(1127);
  await tell('');
  expect(amount()).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['no text', 3],
  ['text of another script', 'Bel 0900-1234'],
  ['an incomplete calculation', '#keuken?length=12'],
  ['words in the place of a measurement', kitchen.replace('12', 'Bel+0900-1234')],
])('%s is no price', async (_, calculation) => {
  const errors = vi.spyOn(console, 'error');
  const { amount } = await formOf(calculation);
  expect(amount()).toBeUndefined();
  expect(errors).not.toHaveBeenCalled();
});

test('the code is loaded only where there is a calculation', async () => {
  const load = vi.spyOn(calculationPart, 'load');
  const { tell } = await formOf('');
  expect(load).not.toHaveBeenCalled();
  await tell(kitchen);
  expect(load).toHaveBeenCalled();
});

test('a price whose code comes while the request is sent does not change it', async () => {
  let arrive = (_: typeof part) => {};
  vi.spyOn(calculationPart, 'load').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { store, amount } = await formOf(kitchen);
  store.setState({ sending: 'sending' });
  arrive(part);
  await promisesToSettle();
  expect(amount()).toBeUndefined();
});

test('where the code cannot be loaded there is no price', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(calculationPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const { amount } = await formOf(kitchen);
  expect(amount()).toBeUndefined();
  expect(errors).toHaveBeenCalledOnce();
});

test('the calculation of an example stays until the visitor calculates', async () => {
  const { amount, tell } = await formOf('', { calculation: part.readPricedCalculation(kitchen) });
  expect(amount()).toBe(1923);
  await tell(smaller);
  expect(amount()).toBe(1127);
});
