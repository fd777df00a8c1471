import { afterEach, expect, test } from 'vitest';
import { emptyPartnerApplication } from '../domain/partner/partner-application.ts';
import type { DeliveryOutcome, Ports } from '../kit/ports.ts';
import { forgetVisitor, knownVisitor } from '../request/known-visitor.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { applicationSendingPart } from './application-sending.lazy.ts';
import { bas, partnerFormWith } from './partner-form.fixture.ts';

// In a browser this loads at the first interaction; here no test should wait for it.
await applicationSendingPart.load();

/* On a device that visitors share, the forms of the page are empty again once a request has arrived, whichever of them was sent. */

const ports = (mode: Ports['mode']) =>
  fakePorts({ mode, recallForVisit: () => undefined, rememberForVisit: () => true });
const visitor = (mode: Ports['mode']) => knownVisitor(ports(mode));

afterEach(() => {
  forgetVisitor(ports('kiosk'));
  visitor(undefined).setState({ name: '' });
});

/** A form that is filled in, on a page where another form knows who the visitor is. */
async function filledIn(mode: Ports['mode'], endpoint: 'form-mail' | 'none' = 'form-mail') {
  const form = partnerFormWith({ endpoint }, { mode });
  visitor(mode).setState({ name: 'Bas de Wit' });
  form.fill();
  await promisesToSettle();
  return form;
}

async function sent(form: Awaited<ReturnType<typeof filledIn>>, outcome: DeliveryOutcome) {
  void form.act.send();
  await promisesToSettle();
  form.deliveries[0]?.answer(outcome);
  await promisesToSettle();
}

test('an application that has arrived empties the other forms of the page', async () => {
  const form = await filledIn('kiosk');
  const other = await filledIn('kiosk');
  await sent(form, 'accepted');
  expect(form.state()).toMatchObject({
    application: emptyPartnerApplication,
    received: { reference: 'WR-1' },
    lastFields: undefined,
  });
  expect(other.state()).toMatchObject({ application: emptyPartnerApplication, received: undefined });
  expect(visitor('kiosk').getState().name).toBe('');
});

test('a request that has arrived from another form empties this one, and what was marked in it', async () => {
  const { state, act } = await filledIn('kiosk');
  act.change('motivation', '');
  await act.send();
  expect(state().marked).toBe(true);
  forgetVisitor(ports('kiosk'));
  expect(state()).toMatchObject({ application: emptyPartnerApplication, marked: false });
});

test('an application that has not arrived stays', async () => {
  const form = await filledIn('kiosk');
  await sent(form, 'unconfirmed');
  expect(visitor('kiosk').getState().name).toBe('Bas de Wit');
  forgetVisitor(ports('kiosk'));
  expect(form.state()).toMatchObject({ application: bas, sending: 'unconfirmed' });
});

test('a demonstration, which sends nothing, empties itself only', async () => {
  const form = await filledIn('kiosk', 'none');
  await form.act.send();
  expect(form.state()).toMatchObject({ application: emptyPartnerApplication, received: {} });
  expect(visitor('kiosk').getState().name).toBe('Bas de Wit');
});

test('elsewhere the other forms of the page keep what was filled in', async () => {
  const form = await filledIn(undefined);
  const other = await filledIn(undefined);
  await sent(form, 'accepted');
  expect(form.state().application).toEqual(emptyPartnerApplication);
  expect(other.state().application).toMatchObject(bas);
  expect(visitor(undefined).getState().name).toBe('Bas de Wit');
});
