import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { done, left, notice, request } from './unsent-requests.fixture.ts';
import { createUnsentRequestsStore } from './unsent-requests.store.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('what the outbox holds', () => {
  test('is offered, and the code for delivery is loaded while there is a network', async () => {
    const { start, summary, ports } = notice([request('WR-1'), request('WR-2')]);
    await start();
    expect(summary()).toBe('WR-1 offered, WR-2 offered');
    expect(ports.prepareDelivery).toHaveBeenCalled();
  });

  test('is not read by an example, which shows its own state', async () => {
    const { ports } = notice([request('WR-1')]);
    const offers = [{ ...request('WR-9'), status: 'offered' as const }];
    const store = createUnsentRequestsStore({
      ports,
      emit: () => {},
      attributes: {},
      initial: { offers },
    });
    await store.getState().start();
    expect(store.getState().offers).toEqual(offers);
  });

  test('is offered again on the next page after the notice was closed', async () => {
    const { start, act, requests } = notice([request('WR-1')]);
    await start();
    act().close();
    expect(act().closed).toBe(true);
    expect([...requests.keys()]).toEqual(['WR-1']);
  });
});

describe('photos', () => {
  test('that were not uploaded are uploaded one at a time, before the mail; the others are not', async () => {
    const { start, send, act, uploads, upload, deliveries, delivery, requests } = notice([
      request('WR-1', { photos: [done('a.jpg'), left('b.jpg'), left('c.jpg')] }),
    ]);
    await start();
    await send();
    expect(uploads.map(({ name }) => name)).toEqual(['object-b.jpg']);
    expect(act().offers[0]?.uploading).toEqual({ n: 1, of: 2 });
    upload(1).arrive('https://bucket.example/b.jpg');
    await promisesToSettle();
    expect(requests.get('WR-1')?.photos[1], 'a tab closed now uploads it no second time').toMatchObject({
      url: 'https://bucket.example/b.jpg',
      failed: false,
    });
    expect(uploads.map(({ name }) => name)).toEqual(['object-b.jpg', 'object-c.jpg']);
    expect(deliveries).toEqual([]);
    upload(2).arrive('https://bucket.example/c.jpg');
    await promisesToSettle();
    expect(delivery(1).fields['uploadedFiles']).toBe(
      'https://bucket.example/a.jpg, https://bucket.example/b.jpg, https://bucket.example/c.jpg',
    );
  });

  test('that fail twice are sent by name, and the visitor sees which', async () => {
    const { start, send, act, upload, uploads, delivery } = notice([
      request('WR-1', { photos: [left('b.jpg')] }),
    ]);
    await start();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await send();
    upload(1).fail();
    // The wait before the second try.
    await vi.advanceTimersByTimeAsync(3000);
    upload(2).fail();
    await promisesToSettle();
    expect(uploads).toHaveLength(2);
    expect(delivery(1).fields['uploadedFiles']).toBe('niet geüpload: b.jpg');
    await delivery(1).answer('accepted');
    expect(act().offers[0]?.photos).toEqual([left('b.jpg')]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('b.jpg'), expect.any(Error));
  });

  test('that are only sent by name, and those never checked, are not uploaded', async () => {
    const { start, send, uploads, delivery } = notice([
      request('WR-1', {
        photos: [
          { name: 'a.jpg', failed: false },
          { name: 'b.heic', failed: true },
        ],
      }),
    ]);
    await start();
    await send();
    expect(uploads).toEqual([]);
    expect(delivery(1).fields['uploadedFiles']).toBe('a.jpg, niet geüpload: b.heic');
  });
});

describe('without a network', () => {
  test('a request that the visitor wants sent waits, and is sent automatically when the network is back', async () => {
    const { start, send, summary, deliveries, delivery, requests, world, goOnline } = notice([
      request('WR-1'),
    ]);
    await start();
    world.online = false;
    await send();
    expect(summary()).toBe('WR-1 waiting');
    expect(deliveries).toEqual([]);
    expect(requests.get('WR-1')?.agreed, 'also after a reload').toBe(true);
    await goOnline();
    await delivery(1).answer('accepted');
    expect(summary()).toBe('WR-1 sent');
  });

  test('it says so only once a page that is closed now leaves that behind', async () => {
    const { start, send, watch, requests } = notice([request('WR-1')], { online: false });
    await start();
    const kept: unknown[] = [];
    watch(({ offers }) => {
      if (offers.some(({ status }) => status === 'waiting')) kept.push(requests.get('WR-1')?.agreed);
    });
    await send();
    expect(kept[0]).toBe(true);
  });

  test('it is sent when the network comes back while that is being kept', async () => {
    const { start, act, summary, goOnline, deliveries } = notice([request('WR-1')], { online: false });
    await start();
    const sending = act().send('WR-1');
    await Promise.all([sending, goOnline()]);
    expect(summary()).toBe('WR-1 sending');
    expect(deliveries).toHaveLength(1);
  });

  test('one that was agreed to before a reload is sent automatically; any other waits for the visitor', async () => {
    const { start, summary, deliveries } = notice([request('WR-1', { agreed: true }), request('WR-2')]);
    await start();
    expect(summary()).toBe('WR-1 sending, WR-2 offered');
    expect(deliveries).toHaveLength(1);
  });

  test('the mail service may ask the visitor a question when they send it, and not when it is sent automatically', async () => {
    const { start, send, delivery } = notice([request('WR-1', { agreed: true })]);
    await start();
    expect(delivery(1).mayAsk, 'automatically').toBe(false);
    await delivery(1).answer('unconfirmed');
    await send();
    expect(delivery(2).mayAsk, 'by the visitor').toBe(true);
  });

  test('it waits across a reload too', async () => {
    const { start, summary, goOnline, deliveries } = notice([request('WR-1', { agreed: true })], {
      online: false,
    });
    await start();
    expect(summary()).toBe('WR-1 waiting');
    await goOnline();
    expect(deliveries).toHaveLength(1);
  });

  test('it is sent when the visitor returns to a page that did not hear of the network', async () => {
    const { start, world, comeBack, deliveries } = notice([request('WR-1', { agreed: true })], {
      online: false,
    });
    await start();
    world.online = true;
    await comeBack();
    expect(deliveries).toHaveLength(1);
  });

  test('a request waits again when the network is lost before it left the device', async () => {
    const { start, send, summary, delivery, world, requests } = notice([request('WR-1')]);
    await start();
    await send();
    world.online = false;
    await delivery(1).answer('unsent');
    expect(summary()).toBe('WR-1 waiting');
    expect(requests.get('WR-1')?.agreed).toBe(true);
  });

  test('a request whose answer is lost with the network is not sent again automatically: it may have arrived', async () => {
    const { start, send, summary, delivery, deliveries, world, goOnline } = notice([request('WR-1')]);
    await start();
    await send();
    world.online = false;
    await delivery(1).answer('unconfirmed');
    await goOnline();
    expect(summary()).toBe('WR-1 unconfirmed');
    expect(deliveries).toHaveLength(1);
  });

  test('a tab that is closed while it sends automatically does not make the next page send it again', async () => {
    const { start, deliveries, requests } = notice([request('WR-1', { agreed: true })]);
    await start();
    expect(deliveries).toHaveLength(1);
    expect(requests.get('WR-1')?.agreed, 'before it leaves the device').toBe(false);
  });

  test('without an answer a request is retried automatically once, not on every page, since it may have arrived', async () => {
    const { start, summary, delivery, requests } = notice([request('WR-1', { agreed: true })]);
    await start();
    await delivery(1).answer('unconfirmed');
    expect(summary()).toBe('WR-1 unconfirmed');
    expect(requests.get('WR-1')?.agreed).toBe(false);
  });

  test('automatic sending does not move the focus', async () => {
    const { start, act, delivery } = notice([request('WR-1', { agreed: true })]);
    await start();
    await delivery(1).answer('accepted');
    expect(act().focus).toBeUndefined();
  });
});

describe('discarding', () => {
  test('asks for confirmation', async () => {
    const { start, act, summary, requests } = notice([request('WR-1')]);
    await start();
    act().ask('WR-1');
    expect(summary()).toBe('WR-1 asking');
    expect(requests.size).toBe(1);
    act().keepAfterAll('WR-1');
    expect(summary()).toBe('WR-1 offered');
  });

  test('waits for the network again when it is cancelled', async () => {
    const { start, act, summary } = notice([request('WR-1', { agreed: true })], { online: false });
    await start();
    act().ask('WR-1');
    act().keepAfterAll('WR-1');
    expect(summary()).toBe('WR-1 waiting');
  });

  test('cancelled after the network came back, sends what waited for it', async () => {
    const { start, act, goOnline, deliveries, delivery, summary } = notice(
      [request('WR-1', { agreed: true })],
      { online: false },
    );
    await start();
    act().ask('WR-1');
    await goOnline();
    expect(deliveries, 'not during the question').toEqual([]);
    act().keepAfterAll('WR-1');
    await promisesToSettle();
    expect(act().focus, 'the button is gone').toEqual({ on: 'WR-1' });
    await delivery(1).answer('accepted');
    expect(summary()).toBe('WR-1 sent');
  });

  test('deletes the request, and says so until the notice is closed', async () => {
    const { start, act, summary, requests, events, send, deliveries } = notice([request('WR-1')]);
    await start();
    act().ask('WR-1');
    await act().discard('WR-1');
    expect(requests.size).toBe(0);
    expect(summary()).toBe('WR-1 discarded');
    expect(events).toEqual([['wrap-unsent-request-discarded', { reference: 'WR-1' }]]);
    await send();
    expect(deliveries).toEqual([]);
    act().close();
    expect(summary()).toBe('');
  });
});
