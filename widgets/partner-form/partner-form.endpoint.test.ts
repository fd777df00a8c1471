import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyPartnerApplication } from '../domain/partner/partner-application.ts';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { applicationSendingPart } from './application-sending.lazy.ts';
import { bas, partnerFormWith } from './partner-form.fixture.ts';

// In a browser this loads at the first interaction; here no test should wait for it.
await applicationSendingPart.load();

afterEach(() => void vi.restoreAllMocks());

describe('without an endpoint', () => {
  test.each([
    ['absent', undefined],
    ['an address', 'https://evil.example/collect'],
  ])('(%s) an application is confirmed, the form is emptied, and nothing is sent', async (_, endpoint) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const form = partnerFormWith({ endpoint: endpoint as never });
    form.act.start({});
    form.fill();
    await form.act.send();
    await promisesToSettle();
    expect(form.toast()).toBe('sent');
    expect(form.focus()).toBe('sent');
    expect(form.state()).toMatchObject({
      application: emptyPartnerApplication,
      sending: 'idle',
      received: { reference: undefined },
    });
    expect([form.log, form.deliveries, form.events]).toEqual([[], [], []]);
  });

  test('missing fields are still marked', async () => {
    const { act, fill, state, focus, toast } = partnerFormWith({});
    fill({ ...bas, motivation: '' });
    await act.send();
    expect(state()).toMatchObject({ marked: true, application: { firstName: 'Bas' } });
    expect(focus()).toBe('motivation');
    expect(toast()).toBeUndefined();
  });

  test('after a page sets it the next application is delivered, and after it removes it none is', async () => {
    const { act, fill, log, deliveries } = partnerFormWith({});
    fill();
    act.readAttributes({ endpoint: 'form-mail' });
    void act.send();
    await promisesToSettle();
    expect(log).toEqual(['prepare', 'keep', 'deliver']);
    deliveries[0]?.answer('accepted');
    await promisesToSettle();
    act.readAttributes({});
    fill();
    void act.send();
    await promisesToSettle();
    expect(deliveries).toHaveLength(1);
  });
});

describe('the attribute endpoint', () => {
  test('that is an address causes one warning to the page author', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { act } = partnerFormWith({ endpoint: 'https://evil.example/collect' as never });
    act.start({});
    act.readAttributes({ endpoint: 'https://evil.example/other' });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('that names the form mail, or is absent, causes no warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    partnerFormWith({ endpoint: 'form-mail' }).act.start({});
    partnerFormWith({}).act.start({});
    expect(warn).not.toHaveBeenCalled();
  });
});
