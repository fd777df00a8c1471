import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { done, left, notice, request } from './unsent-requests.fixture.ts';
import { createUnsentRequestsStore } from './unsent-requests.store.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('what the outbox holds', () => {
  test('is offered, and what delivering needs is loaded while there is a network', async () => {
    const { start, told, ports } = notice([request('WR-1'), request('WR-2')]);
    await start();
    expect(told()).toBe('WR-1 offered, WR-2 offered');
    expect(ports.prepareDelivery).toHaveBeenCalled();
  });

  test('is not asked for by an example, which shows itself', async () => {
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

  test('stays offered on the next page when it is put aside', async () => {
    const { start, act, requests } = notice([request('WR-1')]);
    await start();
    act().close();
    expect(act().closed).toBe(true);
    expect([...requests.keys()]).toEqual(['WR-1']);
  });
});

describe('sending again', () => {
  test('is said to have worked only after the receipt, and leaves nothing in the outbox', async () => {
    const { start, send, told, delivery, requests, events } = notice([request('WR-1')]);
    await start();
    await send();
    expect(told()).toBe('WR-1 sending');
    await delivery(1).answer('accepted');
    expect(told()).toBe('WR-1 sent');
    expect(requests.size).toBe(0);
    expect(events).toEqual([['wrap-unsent-request-sent', { reference: 'WR-1' }]]);
  });

  test('twice at once sends once', async () => {
    const { start, send, deliveries } = notice([request('WR-1')]);
    await start();
    await Promise.all([send(), send()]);
    expect(deliveries).toHaveLength(1);
  });

  test('without a receipt keeps it, says so, and can be tried again', async () => {
    const { start, send, told, delivery, requests } = notice([request('WR-1')]);
    await start();
    await send();
    await delivery(1).answer('unconfirmed');
    expect(told()).toBe('WR-1 unconfirmed');
    expect(requests.size).toBe(1);
    await send();
    await delivery(2).answer('accepted');
    expect(told()).toBe('WR-1 sent');
  });

  test('a late receipt still counts, and says so once', async () => {
    const { start, send, told, delivery, requests, events } = notice([request('WR-1')]);
    await start();
    await send();
    await delivery(1).answer('unconfirmed');
    delivery(1).lateReceipt();
    delivery(1).lateReceipt();
    await promisesToSettle();
    expect(told()).toBe('WR-1 sent');
    expect(requests.size).toBe(0);
    expect(events).toHaveLength(1);
  });

  test('our own code cannot be loaded: told, and still there', async () => {
    const { start, send, told, ports, requests } = notice([request('WR-1')]);
    await start();
    Object.assign(ports, { deliver: () => Promise.reject(new TypeError('Failed to fetch')) });
    await send();
    expect(told()).toBe('WR-1 unconfirmed');
    expect(requests.size).toBe(1);
  });
});

describe('photos', () => {
  test('that were not uploaded are, one at a time, before the mail; the others are left alone', async () => {
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

  test('that fail twice go by name, and the visitor sees which', async () => {
    const { start, send, act, upload, uploads, delivery } = notice([
      request('WR-1', { photos: [left('b.jpg')] }),
    ]);
    await start();
    await send();
    upload(1).fail();
    await promisesToSettle();
    upload(2).fail();
    await promisesToSettle();
    expect(uploads).toHaveLength(2);
    expect(delivery(1).fields['uploadedFiles']).toBe('niet geüpload: b.jpg');
    await delivery(1).answer('accepted');
    expect(act().offers[0]?.photos).toEqual([left('b.jpg')]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('b.jpg'), expect.any(Error));
  });

  test('that only go by name, and those never checked, are not uploaded', async () => {
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
  test('a request the visitor wants sent waits, and goes by itself when the network is back', async () => {
    const { start, send, told, deliveries, delivery, requests, world, goOnline } = notice([request('WR-1')]);
    await start();
    world.online = false;
    await send();
    expect(told()).toBe('WR-1 waiting');
    expect(deliveries).toEqual([]);
    expect(requests.get('WR-1')?.agreed, 'also after a reload').toBe(true);
    await goOnline();
    await delivery(1).answer('accepted');
    expect(told()).toBe('WR-1 sent');
  });

  test('one that was agreed to before a reload goes by itself; any other waits to be asked', async () => {
    const { start, told, deliveries } = notice([request('WR-1', { agreed: true }), request('WR-2')]);
    await start();
    expect(told()).toBe('WR-1 sending, WR-2 offered');
    expect(deliveries).toHaveLength(1);
  });

  test('it waits across a reload too', async () => {
    const { start, told, goOnline, deliveries } = notice([request('WR-1', { agreed: true })], {
      online: false,
    });
    await start();
    expect(told()).toBe('WR-1 waiting');
    await goOnline();
    expect(deliveries).toHaveLength(1);
  });

  test('lost while sending: it waits again', async () => {
    const { start, send, told, delivery, world } = notice([request('WR-1')]);
    await start();
    await send();
    world.online = false;
    await delivery(1).answer('unconfirmed');
    expect(told()).toBe('WR-1 waiting');
  });

  test('a network without an answer is tried by itself once, and not on every page: it may have arrived', async () => {
    const { start, told, delivery, requests } = notice([request('WR-1', { agreed: true })]);
    await start();
    await delivery(1).answer('unconfirmed');
    expect(told()).toBe('WR-1 unconfirmed');
    expect(requests.get('WR-1')?.agreed).toBe(false);
  });

  test('what goes by itself moves no focus', async () => {
    const { start, act, delivery } = notice([request('WR-1', { agreed: true })]);
    await start();
    await delivery(1).answer('accepted');
    expect(act().focus).toBeUndefined();
  });
});

describe('throwing away', () => {
  test('asks first', async () => {
    const { start, act, told, requests } = notice([request('WR-1')]);
    await start();
    act().ask('WR-1');
    expect(told()).toBe('WR-1 asking');
    expect(requests.size).toBe(1);
    act().keepAfterAll('WR-1');
    expect(told()).toBe('WR-1 offered');
  });

  test('goes on waiting for the network when it is kept after all', async () => {
    const { start, act, told } = notice([request('WR-1', { agreed: true })], { online: false });
    await start();
    act().ask('WR-1');
    act().keepAfterAll('WR-1');
    expect(told()).toBe('WR-1 waiting');
  });

  test('leaves nothing, and says so until the notice is closed', async () => {
    const { start, act, told, requests, events, send, deliveries } = notice([request('WR-1')]);
    await start();
    act().ask('WR-1');
    await act().discard('WR-1');
    expect(requests.size).toBe(0);
    expect(told()).toBe('WR-1 discarded');
    expect(events).toEqual([['wrap-unsent-request-discarded', { reference: 'WR-1' }]]);
    await send();
    expect(deliveries).toEqual([]);
    act().close();
    expect(told()).toBe('');
  });
});

describe('another tab', () => {
  test.each([
    ['sent it', true],
    ['threw it away', false],
  ])('%s: it disappears', async (_, sent) => {
    const { start, told, leave } = notice([request('WR-1'), request('WR-2')]);
    await start();
    await leave('WR-1', sent);
    expect(told()).toBe('WR-2 offered');
  });

  test('sent it while this one was about to: it is not sent again', async () => {
    const { start, send, told, world, deliveries } = notice([request('WR-1')]);
    await start();
    world.sentElsewhere.add('WR-1');
    await send();
    expect(deliveries).toEqual([]);
    expect(told()).toBe('');
  });

  test('threw it away while this one was about to send it: it is not sent', async () => {
    const { start, send, told, requests, deliveries } = notice([request('WR-1')]);
    await start();
    requests.delete('WR-1');
    await send();
    expect(deliveries).toEqual([]);
    expect(told()).toBe('');
  });

  test('changed things while this one slept: seen when the visitor comes back', async () => {
    const { start, told, requests, comeBack } = notice([request('WR-1'), request('WR-2')]);
    await start();
    requests.delete('WR-1');
    requests.set('WR-3', request('WR-3'));
    await comeBack();
    expect(told()).toBe('WR-2 offered, WR-3 offered');
  });

  test('is sending it: not offered, unless that comes to nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { start, told, requests } = notice([request('WR-1', { busy: true }), request('WR-2')]);
    await start();
    expect(told()).toBe('WR-2 offered');
    vi.advanceTimersByTime(10_000);
    await promisesToSettle();
    expect(told(), 'still busy').toBe('WR-2 offered');
    requests.set('WR-1', request('WR-1'));
    vi.advanceTimersByTime(10_000);
    await promisesToSettle();
    expect(told()).toBe('WR-1 offered, WR-2 offered');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('does not take away what this one is sending, or has just sent', async () => {
    const { start, send, told, leave, delivery, comeBack } = notice([request('WR-1')]);
    await start();
    await send();
    await comeBack();
    await leave('WR-1', true);
    expect(told()).toBe('WR-1 sending');
    await delivery(1).answer('accepted');
    await comeBack();
    expect(told()).toBe('WR-1 sent');
  });
});
