import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyPartnerApplication } from '../domain/partner/partner-application.ts';
import type { DeliveryOutcome } from '../kit/ports.ts';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { applicationSendingPart } from './application-sending.lazy.ts';
import { bas, partnerFormWith } from './partner-form.fixture.ts';

// In a browser this loads at the first interaction; here no test should wait for it.
await applicationSendingPart.load();

afterEach(() => void vi.restoreAllMocks());

describe('an application that is not complete', () => {
  test('is not sent: missing fields are marked, and the first is focused', async () => {
    const { act, state, focus, log } = partnerFormWith();
    await act.send();
    expect(state().marked).toBe(true);
    expect(focus()).toBe('firstName');
    expect(log).toEqual(['prepare']);
  });

  test.each([
    ['a KvK number of seven digits', { kvkNumber: '1234567' }, 'kvkNumber'],
    ['no motivation', { motivation: ' ' }, 'motivation'],
    ['an invalid link', { portfolioLink: 'mijn werk' }, 'portfolioLink'],
  ] as const)('with %s moves the focus there', async (_, changes, name) => {
    const { act, fill, focus, deliveries } = partnerFormWith();
    fill({ ...bas, ...changes });
    await act.send();
    expect(focus()).toBe(name);
    expect(deliveries).toEqual([]);
  });
});

describe('a field that is left', () => {
  test.each([
    ['kvkNumber', '1234.56 78', '12345678'],
    ['kvkNumber', '1234', '1234'],
    ['portfolioLink', 'www.bas.nl/werk', 'https://www.bas.nl/werk'],
    ['portfolioLink', 'mijn werk', 'mijn werk'],
    ['portfolioLink', '', ''],
    ['workArea', ' 3000 ', ' 3000 '],
  ] as const)('%s "%s" becomes "%s"', (name, typed, written) => {
    const { act, state } = partnerFormWith();
    act.change(name, typed);
    act.leave(name);
    expect(state().application[name]).toBe(written);
  });
});

describe('sending', () => {
  test('its code is loaded at the first interaction, once', async () => {
    const { act, log } = partnerFormWith();
    act.change('firstName', 'B');
    act.change('firstName', 'Ba');
    await promisesToSettle();
    expect(log).toEqual(['prepare']);
  });

  test('stores the application before it delivers it, with the page and the partner', async () => {
    const { act, fill, log, deliveries, sentFields } = partnerFormWith({
      endpoint: 'form-mail',
      partner: 'een',
    });
    act.readAttributes({ endpoint: 'form-mail', partner: 'twee' });
    fill();
    void act.send();
    await promisesToSettle();
    expect(log).toEqual(['prepare', 'keep', 'deliver']);
    expect(deliveries[0]?.request.reference).toBe('WR-1');
    expect(sentFields()).toMatchObject({
      ...bas,
      hasOwnTools: 'NEE',
      reference: 'WR-1',
      partner: 'twee',
      page: 'https://wrappie.example/platform',
    });
  });

  test('a second click meanwhile does nothing', async () => {
    const { act, fill, deliveries } = partnerFormWith();
    fill();
    void act.send();
    void act.send();
    await promisesToSettle();
    void act.send();
    await promisesToSettle();
    expect(deliveries).toHaveLength(1);
  });
});

/** Fills in this form and sends it, with this outcome. */
async function sentFrom(form: ReturnType<typeof partnerFormWith>, outcome: DeliveryOutcome) {
  form.fill();
  void form.act.send();
  await promisesToSettle();
  form.deliveries[0]?.answer(outcome);
  await promisesToSettle();
  return form;
}

describe('an application that is accepted', () => {
  const accepted = () => sentFrom(partnerFormWith(), 'accepted');

  test('is confirmed with its reference, and only then is the form emptied', async () => {
    const form = partnerFormWith();
    form.fill();
    void form.act.send();
    await promisesToSettle();
    expect(form.state().application).toMatchObject(bas);
    expect(form.toast()).toBeUndefined();
    form.deliveries[0]?.answer('accepted');
    await promisesToSettle();
    expect(form.toast()).toBe('sent');
    expect(form.focus()).toBe('sent');
    expect(form.state()).toMatchObject({
      application: emptyPartnerApplication,
      sending: 'idle',
      received: { reference: 'WR-1' },
      marked: false,
    });
    expect(form.log.at(-1)).toBe('forget');
  });

  test('is emitted to the page, without data about the applicant', async () => {
    const { events } = await accepted();
    expect(events).toEqual([['wrap-application-sent', { experienceLevel: 'specialist', reference: 'WR-1' }]]);
  });

  test('is not shown any more once the next one is begun, which has its own reference', async () => {
    const { act, state, fill, deliveries } = await accepted();
    fill();
    expect(state().received).toBeUndefined();
    void act.send();
    await promisesToSettle();
    expect(deliveries[1]?.request.reference).toBe('WR-2');
  });
});

describe('an application without a receipt', () => {
  const unconfirmed = (given = {}) =>
    sentFrom(partnerFormWith({ endpoint: 'form-mail' }, given), 'unconfirmed');

  test('stays as it was typed; the applicant and the page are informed', async () => {
    const { state, toast, focus, events } = await unconfirmed();
    expect(state()).toMatchObject({ application: bas, sending: 'unconfirmed', reference: 'WR-1' });
    expect(toast()).toBe('failed');
    expect(focus()).toBe('unconfirmed');
    expect(events).toEqual([
      ['wrap-application-failed', { experienceLevel: 'specialist', reference: 'WR-1' }],
    ]);
  });

  test('is sent again under the same reference, with its current content', async () => {
    const { act, deliveries, sentFields } = await unconfirmed();
    act.change('phone', '010 1234567');
    void act.send();
    await promisesToSettle();
    expect(deliveries.map(({ request }) => request.reference)).toEqual(['WR-1', 'WR-1']);
    expect(sentFields()['phone']).toBe('010 1234567');
  });

  test('a receipt that comes late confirms it after all', async () => {
    const { state, toast, deliveries } = await unconfirmed();
    deliveries[0]?.lateReceipt();
    expect(toast()).toBe('sent');
    expect(state().received).toEqual({ reference: 'WR-1' });
  });

  test('can be copied, with the contact details of the applicant', async () => {
    const copyText = vi.fn(async () => {});
    const { state, toast } = await unconfirmed({ copyText });
    await state().delivery?.copyRequest();
    expect(toast()).toBe('copied');
    expect(copyText).toHaveBeenCalledWith(
      expect.stringMatching(/Naam: Bas de Wit[\s\S]*bas@voorbeeld\.nl\n06 12345678/),
    );
  });

  test('is shown as text to select where the browser does not copy', async () => {
    const { state } = await unconfirmed({ copyText: () => Promise.reject(new Error('refused')) });
    await state().delivery?.copyRequest();
    expect(state().copyRefused).toBe(true);
  });
});

describe('the element is hydrated', () => {
  test('with what was filled in before', () => {
    const { act, state } = partnerFormWith();
    act.start({
      firstName: 'Bas',
      experienceLevel: 'ervaren',
      hasOwnTools: 'on',
      motivation: 'Ja',
      other: 'x',
    });
    expect(state().application).toEqual({
      ...emptyPartnerApplication,
      firstName: 'Bas',
      experienceLevel: 'ervaren',
      hasOwnTools: true,
      motivation: 'Ja',
    });
  });

  test('an unknown level counts as none', () => {
    const { act, state } = partnerFormWith();
    act.start({ experienceLevel: 'meester' });
    expect(state().application.experienceLevel).toBe('');
  });
});
