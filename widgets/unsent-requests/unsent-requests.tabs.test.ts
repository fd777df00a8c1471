import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { notice, request } from './unsent-requests.fixture.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('another tab', () => {
  test.each([
    ['sent it', true],
    ['discarded it', false],
  ])('%s: it disappears', async (_, sent) => {
    const { start, summary, leave } = notice([request('WR-1'), request('WR-2')]);
    await start();
    await leave('WR-1', sent);
    expect(summary()).toBe('WR-2 offered');
  });

  test('sent the request just before this one: it is not sent again', async () => {
    const { start, send, summary, world, deliveries } = notice([request('WR-1')]);
    await start();
    world.sentElsewhere.add('WR-1');
    await send();
    expect(deliveries).toEqual([]);
    expect(summary()).toBe('');
  });

  test('discarded the request just before this one sent it: it is not sent', async () => {
    const { start, send, summary, requests, deliveries } = notice([request('WR-1')]);
    await start();
    requests.delete('WR-1');
    await send();
    expect(deliveries).toEqual([]);
    expect(summary()).toBe('');
  });

  test('changed the outbox while this one was inactive: it is read again when the visitor returns', async () => {
    const { start, summary, requests, comeBack } = notice([request('WR-1'), request('WR-2')]);
    await start();
    requests.delete('WR-1');
    requests.set('WR-3', request('WR-3'));
    await comeBack();
    expect(summary()).toBe('WR-2 offered, WR-3 offered');
  });

  test('is sending the request: it is offered only if that fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { start, summary, requests } = notice([request('WR-1', { busy: true }), request('WR-2')]);
    await start();
    expect(summary()).toBe('WR-2 offered');
    vi.advanceTimersByTime(10_000);
    await promisesToSettle();
    expect(summary(), 'still busy').toBe('WR-2 offered');
    requests.set('WR-1', request('WR-1'));
    vi.advanceTimersByTime(10_000);
    await promisesToSettle();
    expect(summary()).toBe('WR-1 offered, WR-2 offered');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('does not remove a request that this one is sending, or has just sent', async () => {
    const { start, send, summary, leave, delivery, comeBack } = notice([request('WR-1')]);
    await start();
    await send();
    await comeBack();
    await leave('WR-1', true);
    expect(summary()).toBe('WR-1 sending');
    await delivery(1).answer('accepted');
    await comeBack();
    expect(summary()).toBe('WR-1 sent');
  });
});
