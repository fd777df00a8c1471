import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { promisesToSettle } from './ports.fixture.ts';
import { setUp, unconfirmed } from './request-desk-deliveries.fixture.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('a request that is not confirmed', () => {
  test('stays stored and in the form, and is never called a success', async () => {
    const { log, state, events } = await unconfirmed();
    expect(state()).toMatchObject({
      sending: 'unconfirmed',
      reference: 'WR-1',
      text: 'Twee ramen',
      toast: 'failed',
      focus: 'unconfirmed',
    });
    expect(log).toEqual(['keep WR-1', 'deliver WR-1', 'failed']);
    expect(events).toEqual([{ outcome: 'failed', text: 'Twee ramen', reference: 'WR-1' }]);
  });

  test('keeps its reference when it is sent again, so that duplicates can be recognised', async () => {
    const { send, delivery, log } = await unconfirmed();
    await send();
    expect(log.at(-1)).toBe('deliver WR-1');
    await delivery(2).answer('accepted');
    expect(log.slice(-2)).toEqual(['forget WR-1', 'sent']);
  });

  test('is sent again with the current content of the form', async () => {
    const { send, change, sentText } = await unconfirmed();
    change('Drie ramen');
    await send();
    expect(sentText(2)).toBe('Drie ramen');
  });

  test('is reported to the visitor when our own code cannot be loaded, and nothing is delivered', async () => {
    const reason = new TypeError('Failed to fetch dynamically imported module');
    const deliver = () => Promise.reject(reason);
    const { send, state, events } = setUp({ given: { deliver } });
    await send();
    expect(state().sending).toBe('unconfirmed');
    expect(events.map(({ outcome }) => outcome)).toEqual(['failed']);
    expect(error).toHaveBeenCalledWith(reason);
  });
});

describe('the form says what its receipt proves', () => {
  test.each(['registered', 'accepted'] as const)('%s', async (outcome) => {
    const { send, delivery, state } = setUp({});
    await send();
    await delivery(1).answer(outcome);
    expect(state()).toMatchObject({ sentReference: 'WR-1', receipt: outcome });
  });
});

describe('a late receipt', () => {
  test('still makes the request accepted, and deletes it', async () => {
    const { delivery, log, state } = await unconfirmed();
    delivery(1).lateReceipt();
    expect(state()).toMatchObject({ sending: 'idle', text: '', sentReference: 'WR-1' });
    expect(log.slice(2)).toEqual(['failed', 'forget WR-1', 'sent']);
  });

  test('of the first attempt counts during the second, whatever the outcome of that', async () => {
    const { send, delivery, log, state } = await unconfirmed();
    await send();
    delivery(1).lateReceipt();
    await delivery(2).answer('unconfirmed');
    expect(state().sentReference).toBe('WR-1');
    expect(log.filter((entry) => entry === 'failed')).toHaveLength(1);
  });

  test.each<[string, (delivery: ReturnType<typeof setUp>['delivery']) => unknown]>([
    ['the same receipt again', (delivery) => delivery(1).lateReceipt()],
    ['the receipt of the second attempt', (delivery) => delivery(2).answer('accepted')],
  ])('success is said once, also with %s', async (_, again) => {
    const { send, delivery, log } = await unconfirmed();
    await send();
    delivery(1).lateReceipt();
    await again(delivery);
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
  });

  test('of the first attempt, while the second waits for its photos, prevents the second', async () => {
    let fail = (_reason: Error) => {};
    const uploadPhoto = () =>
      new Promise<string>((_, reject) => {
        fail = reject;
      });
    const preparePhoto = async (file: File) => preparedPhoto(file.name);
    const { send, photos, delivery, log } = await unconfirmed({
      withPhotos: true,
      given: { preparePhoto, uploadPhoto },
    });
    photos.add([fileOf('a.jpg')]);
    await send();
    delivery(1).lateReceipt();
    fail(new Error('503'));
    await promisesToSettle();
    expect(log.filter((entry) => entry === 'deliver WR-1')).toHaveLength(1);
    expect(log.at(-1)).toBe('sent');
  });

  test('completes its own request, and not the next one', async () => {
    const { send, change, delivery, log, state } = await unconfirmed();
    await send();
    await delivery(2).answer('accepted');
    change('Een deur');
    await send();
    delivery(1).lateReceipt();
    expect(state()).toMatchObject({ sending: 'sending', reference: 'WR-2', text: 'Een deur' });
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
  });
});

describe('copying', () => {
  test('writes the last attempt to the clipboard, and says so', async () => {
    const copyText = vi.fn(async () => {});
    const { desk, state } = await unconfirmed({ given: { copyText } });
    await desk.copy();
    expect(copyText).toHaveBeenCalledWith('text: Twee ramen\nreference: WR-1');
    expect(state().toast).toBe('copied');
  });

  test('shows the text where the browser refuses, until the next attempt', async () => {
    const { desk, send, state } = await unconfirmed({
      given: { copyText: () => Promise.reject(new Error('refused')) },
    });
    await desk.copy();
    expect(state().copyRefused).toBe(true);
    await send();
    expect(state().copyRefused).toBe(false);
  });
});
