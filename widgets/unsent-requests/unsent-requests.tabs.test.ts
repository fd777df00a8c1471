import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { promisesToSettle } from '../request/ports.fixture.ts';
import { browser, left, notice, request } from './unsent-requests.fixture.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

test('a correction says that the request before it has arrived', async () => {
  const { start, act, leave } = notice([request('WR-2', { replaces: ['WR-1'] })]);
  await start();
  await leave('WR-3', true);
  expect(act().offers[0]?.arrived).toBeUndefined();
  await leave('WR-1', true);
  expect(act().offers[0]).toMatchObject({ reference: 'WR-2', status: 'offered', arrived: 'WR-1' });
});

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

  describe('sent the request while the visitor pressed Send here', () => {
    const sentMeanwhile = async (asked: boolean) => {
      const tab = notice([request('WR-1', { photos: [left('keuken.jpg')] })]);
      await tab.start();
      const finish = tab.sendElsewhere('WR-1');
      void tab.act().send('WR-1', asked);
      await promisesToSettle();
      expect(tab.summary(), 'until the other tab is done').toBe('WR-1 sending');
      await finish();
      return tab;
    };

    test('it is not sent again, and is shown as arrived, where the visitor looks', async () => {
      const { summary, act, deliveries } = await sentMeanwhile(true);
      expect(deliveries).toEqual([]);
      expect(summary()).toBe('WR-1 sent');
      expect(act().focus).toEqual({ on: 'WR-1' });
    });

    test('no photo is said to be left, because this tab does not know what the other could upload', async () => {
      const { act } = await sentMeanwhile(true);
      expect(act().offers[0]?.photos).toEqual([]);
    });

    test('the page hears of it from the tab that sent it only: an event counts as a request', async () => {
      const { events } = await sentMeanwhile(true);
      expect(events).toEqual([]);
    });

    test('the focus stays where it is when nobody pressed anything', async () => {
      const { summary, act } = await sentMeanwhile(false);
      expect(summary()).toBe('WR-1 sent');
      expect(act().focus).toBeUndefined();
    });

    test('it is gone once the notice is closed', async () => {
      const { act, summary, send, deliveries } = await sentMeanwhile(true);
      await send();
      expect(deliveries).toEqual([]);
      act().close();
      expect(summary()).toBe('');
    });
  });

  test('discarded the request just before this one sent it: it is not sent', async () => {
    const { start, send, summary, requests, deliveries } = notice([request('WR-1')]);
    await start();
    requests.delete('WR-1');
    await send();
    expect(deliveries).toEqual([]);
    expect(summary()).toBe('');
  });

  describe('waits for the network too, and sends the request by itself once it is back', () => {
    const twoTabs = async () => {
      const world = browser([request('WR-1', { agreed: true })], { online: false });
      const [one, other] = [notice([], { world }), notice([], { world })];
      for (const tab of [one, other]) await tab.start();
      await Promise.all([one.goOnline(), other.goOnline()]);
      expect([one, other].map(({ summary }) => summary())).toEqual(['WR-1 sending', 'WR-1 sending']);
      return { one, other };
    };

    test('without a receipt, this one does not send it again: it may have arrived', async () => {
      const { one, other } = await twoTabs();
      await one.delivery(1).answer('unconfirmed');
      expect(other.deliveries).toEqual([]);
      expect(other.summary()).toBe('WR-1 unconfirmed');
      await other.send();
      expect(other.deliveries, 'but the visitor can').toHaveLength(1);
    });

    test('with a receipt, both say so', async () => {
      const { one, other } = await twoTabs();
      await one.delivery(1).answer('accepted');
      expect(other.deliveries).toEqual([]);
      expect([one, other].map(({ summary }) => summary())).toEqual(['WR-1 sent', 'WR-1 sent']);
    });
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
