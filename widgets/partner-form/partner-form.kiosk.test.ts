import { afterEach, expect, test } from 'vitest';
import { emptyPartnerApplication } from '../domain/partner/partner-application.ts';
import type { DeliveryOutcome } from '../kit/ports.ts';
import { forgetVisitor, knownVisitor } from '../request/known-visitor.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { applicationSendingPart } from './application-sending.lazy.ts';
import { bas, partnerFormWith } from './partner-form.fixture.ts';

// In a browser this loads at the first interaction; here no test should wait for it.
await applicationSendingPart.load();

/* On a device that visitors share, the forms of the page are empty again once a request has arrived, whichever of them was sent. */

const ports = (isKiosk: boolean) =>
  fakePorts({ isKiosk, recallForVisit: () => undefined, rememberForVisit: () => true });
const visitor = (isKiosk = true) => knownVisitor(ports(isKiosk));

afterEach(() => {
  forgetVisitor(ports(true));
  visitor(false).setState({ name: '' });
});

/** A form that is filled in, on a page where another form knows who the visitor is. */
async function filledIn({ isKiosk = true, endpoint }: { isKiosk?: boolean; endpoint?: 'none' } = {}) {
  const form = partnerFormWith({ endpoint: endpoint ?? 'form-mail' }, { isKiosk });
  visitor(isKiosk).setState({ name: 'Bas de Wit' });
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
  const form = await filledIn();
  const other = await filledIn();
  await sent(form, 'accepted');
  expect(form.state()).toMatchObject({
    application: emptyPartnerApplication,
    received: { reference: 'WR-1' },
    lastFields: undefined,
  });
  expect(other.state()).toMatchObject({ application: emptyPartnerApplication, received: undefined });
  expect(visitor().getState().name).toBe('');
});

test('a request that has arrived from another form empties this one, and what was marked in it', async () => {
  const { state, act } = await filledIn();
  act.change('motivation', '');
  await act.send();
  expect(state().marked).toBe(true);
  forgetVisitor(ports(true));
  expect(state()).toMatchObject({ application: emptyPartnerApplication, marked: false });
});

test('an application that has not arrived stays', async () => {
  const form = await filledIn();
  await sent(form, 'unconfirmed');
  expect(visitor().getState().name).toBe('Bas de Wit');
  forgetVisitor(ports(true));
  expect(form.state()).toMatchObject({ application: bas, sending: 'unconfirmed' });
});

test('a demonstration, which sends nothing, empties itself only', async () => {
  const form = await filledIn({ endpoint: 'none' });
  await form.act.send();
  expect(form.state()).toMatchObject({ application: emptyPartnerApplication, received: {} });
  expect(visitor().getState().name).toBe('Bas de Wit');
});

test('elsewhere the other forms of the page keep what was filled in', async () => {
  const form = await filledIn({ isKiosk: false });
  const other = await filledIn({ isKiosk: false });
  await sent(form, 'accepted');
  expect(form.state().application).toEqual(emptyPartnerApplication);
  expect(other.state().application).toMatchObject(bas);
  expect(visitor(false).getState().name).toBe('Bas de Wit');
});
