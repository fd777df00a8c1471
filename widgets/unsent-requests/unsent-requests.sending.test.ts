import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { notice, request } from './unsent-requests.fixture.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('sending again', () => {
  test('succeeds only with the receipt, and leaves nothing in the outbox', async () => {
    const { start, send, summary, delivery, requests, events } = notice([request('WR-1')]);
    await start();
    await send();
    expect(summary()).toBe('WR-1 sending');
    await delivery(1).answer('accepted');
    expect(summary()).toBe('WR-1 sent');
    expect(requests.size).toBe(0);
    expect(events).toEqual([['wrap-unsent-request-sent', { reference: 'WR-1' }]]);
  });

  test('sends once when it is started twice at the same time', async () => {
    const { start, send, deliveries } = notice([request('WR-1')]);
    await start();
    await Promise.all([send(), send()]);
    expect(deliveries).toHaveLength(1);
  });

  test('without a receipt keeps the request, says so, and can be retried', async () => {
    const { start, send, summary, delivery, requests } = notice([request('WR-1')]);
    await start();
    await send();
    await delivery(1).answer('unconfirmed');
    expect(summary()).toBe('WR-1 unconfirmed');
    expect(requests.size).toBe(1);
    await send();
    await delivery(2).answer('accepted');
    expect(summary()).toBe('WR-1 sent');
  });

  test('counts a late receipt, and says so once', async () => {
    const { start, send, summary, delivery, requests, events } = notice([request('WR-1')]);
    await start();
    await send();
    await delivery(1).answer('unconfirmed');
    delivery(1).lateReceipt();
    delivery(1).lateReceipt();
    await promisesToSettle();
    expect(summary()).toBe('WR-1 sent');
    expect(requests.size).toBe(0);
    expect(events).toHaveLength(1);
  });

  test('says when our own code cannot be loaded, and keeps the request', async () => {
    const { start, send, summary, ports, requests } = notice([request('WR-1')]);
    await start();
    Object.assign(ports, { deliver: () => Promise.reject(new TypeError('Failed to fetch')) });
    await send();
    expect(summary()).toBe('WR-1 unconfirmed');
    expect(requests.size).toBe(1);
  });
});

describe('where the database does not answer any more', () => {
  test('the request is sent as it was offered', async () => {
    const { start, send, world, delivery, summary, events } = notice([request('WR-1')]);
    await start();
    world.answers = false;
    await send();
    expect(delivery(1).fields).toMatchObject({ name: 'Noor' });
    await delivery(1).answer('accepted');
    expect(summary()).toBe('WR-1 sent');
    expect(events).toHaveLength(1);
  });

  test('nothing is sent by itself: another tab may have sent it', async () => {
    const { start, world, goOnline, deliveries, summary } = notice([request('WR-1', { agreed: true })], {
      online: false,
    });
    await start();
    world.answers = false;
    await goOnline();
    expect(deliveries).toEqual([]);
    expect(summary()).toBe('WR-1 unconfirmed');
  });

  test('the requests stay when the visitor returns', async () => {
    const { start, world, comeBack, summary } = notice([request('WR-1')]);
    await start();
    world.answers = false;
    await comeBack();
    expect(summary()).toBe('WR-1 offered');
  });
});
