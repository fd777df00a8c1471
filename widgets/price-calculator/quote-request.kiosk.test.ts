import { expect, test } from 'vitest';
import type { DeliveryOutcome, Ports } from '../kit/ports.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { forgetVisitor, knownVisitor } from '../request/known-visitor.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { freshCalculator } from './price-calculator.state.ts';
import { createPriceCalculatorStore } from './price-calculator.store.ts';
import { quoteRequestPart } from './quote-request.lazy.ts';

// Loaded before the first test: what follows waits for promises only.
await quoteRequestPart.load();
await chosenFilmPart.load();

/** A calculator whose request had this outcome. */
async function sendWith({
  mode,
  outcome = 'accepted',
  service,
}: {
  mode: Ports['mode'];
  outcome?: DeliveryOutcome;
  service?: 'meubel';
}) {
  const ports = fakePorts({
    mode,
    now: () => new Date('2026-01-15T09:30:00Z'),
    newReference: () => 'WR-1',
    ownOrigin: () => 'https://wrappie.example',
    pageAddress: () => new URL('https://wrappie.example/prijscalculator'),
    visits: () => ({ first: {}, last: {} }),
    onFragment: () => {},
    recallForVisit: () => undefined,
    rememberForVisit: () => true,
    preparePhotos: async () => {},
    prepareDelivery: async () => {},
    keep: async () => {},
    forget: async () => {},
    deliver: async () => outcome,
  });
  // What the test before left.
  if (mode) forgetVisitor(ports);
  const store = createPriceCalculatorStore({ attributes: { service }, emit: () => {}, ports });
  const act = store.getState;
  act().start({});
  act().chooseService('keuken');
  act().change('length', '12');
  act().change('drawers', '4');
  act().change('folieType', 'mat');
  act().change('complexity', 'gemiddeld');
  act().calculate();
  await act().accept();
  act().changeCustomer('name', 'Noor');
  act().changeCustomer('email', 'noor@example.nl');
  await act().request?.send();
  await promisesToSettle();
  return { state: act(), visitor: knownVisitor(ports).getState() };
}

const project = { projectType: 'keuken', length: '12' };

test('on a device that visitors share, a request that has arrived takes the project and its price with it', async () => {
  const { state, visitor } = await sendWith({ mode: 'kiosk' });
  expect(state).toMatchObject({ ...freshCalculator, sentReference: 'WR-1', lastFields: undefined });
  expect(state.calculated).toBeUndefined();
  expect(visitor).toMatchObject({ name: '', email: '', service: '' });
});

test('the service that the page has preset comes back', async () => {
  const { state } = await sendWith({ mode: 'kiosk', service: 'meubel' });
  expect(state.input).toMatchObject({ projectType: 'meubel', length: '' });
});

test('an unconfirmed request leaves everything where it is', async () => {
  const { state, visitor } = await sendWith({ mode: 'kiosk', outcome: 'unconfirmed' });
  expect(state).toMatchObject({ input: project, customer: { name: 'Noor' }, sending: 'unconfirmed' });
  expect(visitor.name).toBe('Noor');
});

test('elsewhere the project and its price stay', async () => {
  const { state } = await sendWith({ mode: undefined });
  expect(state).toMatchObject({ input: project, customer: { name: '' }, sentReference: 'WR-1' });
  expect(state.calculated).toBeDefined();
});
