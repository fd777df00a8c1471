import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ports } from '../kit/ports.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { forgetVisitor, knownVisitor } from '../request/known-visitor.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { quoteDeskPart } from './quote-form.desk.lazy.ts';
import { formWith, noor } from './quote-form.fixture.ts';

// Loaded before the first test: what follows waits for promises only.
await quoteDeskPart.load();
await chosenFilmPart.load();

/* On a device that visitors share, another form of the page is prefilled until a request has arrived. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  forgetVisitor(fakePorts({ mode: 'kiosk' }));
});

/** A page with two forms, of which the first is filled in and sent. */
async function sendWith(mode: Ports['mode']) {
  const [sent, other] = [formWith({ given: { mode } }), formWith({ given: { mode } })];
  for (const { act } of [sent, other]) act().start({});
  await sent.fill();
  await other.fill({ description: 'Twaalf fronten.' });
  expect(other.state().fields).toMatchObject({ firstName: 'Noor', lastName: 'de Vries', email: noor.email });
  void sent.act().send('nl');
  await promisesToSettle();
  return { sent, other, delivery: sent.deliveries[0] };
}

test('after a request nothing of it is left on the page', async () => {
  const { sent, other, delivery } = await sendWith('kiosk');
  delivery?.answer('accepted');
  await promisesToSettle();
  vi.runAllTimers();
  expect(sent.state()).toMatchObject({ sentReference: 'WR-1', lastFields: undefined, photos: [] });
  for (const { state } of [sent, other])
    expect(state().fields).toMatchObject({ firstName: '', lastName: '', email: '', description: '' });
  expect(formWith({ given: { mode: 'kiosk' } }).state().fields.email).toBe('');
});

test('another form whose own request is unconfirmed keeps it', async () => {
  const { other, delivery } = await sendWith('kiosk');
  other.store.setState({ sending: 'unconfirmed' });
  delivery?.answer('accepted');
  await promisesToSettle();
  vi.runAllTimers();
  expect(other.state().fields).toMatchObject({ email: noor.email, description: 'Twaalf fronten.' });
});

test('an unconfirmed request leaves everything where it is', async () => {
  const { sent, other, delivery } = await sendWith('kiosk');
  delivery?.answer('unconfirmed');
  await promisesToSettle();
  vi.runAllTimers();
  expect(sent.state()).toMatchObject({ sending: 'unconfirmed', fields: noor });
  expect(other.state().fields.email).toBe(noor.email);
});

test('a widget in another mode knows nothing of it', async () => {
  await sendWith('kiosk');
  expect(knownVisitor(fakePorts({ mode: undefined, recallForVisit: () => undefined })).getState().email).toBe(
    '',
  );
});
