import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyPartnerApplication } from '../domain/partner/partner-application.ts';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { applicationSendingPart } from './application-sending.lazy.ts';
import { bas, partnerFormWith } from './partner-form.fixture.ts';

// In a browser this loads at the first interaction; here no test should wait for it.
await applicationSendingPart.load();

afterEach(() => void vi.restoreAllMocks());

describe('delivery', () => {
  test.each([
    ['without an endpoint', undefined],
    ['with an address, which counts for nothing', 'https://evil.example/collect'],
  ])('is to us %s', async (_, endpoint) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const form = partnerFormWith({ endpoint: endpoint as never });
    form.act.start({});
    form.fill();
    void form.act.send();
    await promisesToSettle();
    expect(form.log).toEqual(['prepare', 'keep', 'deliver']);
    form.deliveries[0]?.answer('accepted');
    await promisesToSettle();
    expect(form.state().received).toEqual({ reference: 'WR-1' });
  });
});

describe('a demonstration', () => {
  test('empties the form, confirms nothing and sends nothing', async () => {
    const form = partnerFormWith({ endpoint: 'none' });
    form.act.start({});
    form.fill();
    await form.act.send();
    await promisesToSettle();
    expect(form.toast()).toBeUndefined();
    expect(form.focus()).toBe('sent');
    expect(form.state()).toMatchObject({
      application: emptyPartnerApplication,
      sending: 'idle',
      received: { reference: undefined },
    });
    expect([form.log, form.deliveries, form.events]).toEqual([[], [], []]);
  });

  test('still marks missing fields', async () => {
    const { act, fill, state, focus, toast } = partnerFormWith({ endpoint: 'none' });
    fill({ ...bas, motivation: '' });
    await act.send();
    expect(state()).toMatchObject({ marked: true, application: { firstName: 'Bas' } });
    expect(focus()).toBe('motivation');
    expect(toast()).toBeUndefined();
  });

  test('ends when the page removes the attribute', async () => {
    const { act, fill, deliveries } = partnerFormWith({ endpoint: 'none' });
    fill();
    act.readAttributes({});
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
