import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../request/photo-queue.fixture.ts';
import { asksToStay, draft, openTab } from './outbox.fixture.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** With Web Locks, and without, as on a page over plain http. */
const browsers: Record<string, () => void> = {
  'Web Locks': () => {},
  'claims in the database': () => void vi.stubGlobal('navigator', {}),
};

describe.each(Object.entries(browsers))('two tabs, with %s', (_, setUp) => {
  beforeEach(setUp);

  test('never send one request at the same time: the second waits, and learns that it was sent', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.keep(draft('WR-1'));
    const sending = deferred<string>();
    const first = one.exclusively('WR-1', async () => {
      const outcome = await sending.promise;
      await one.forget('WR-1');
      return outcome;
    });
    await vi.waitFor(async () =>
      expect(await other.unsent(), 'not offered meanwhile').toMatchObject([{ busy: true }]),
    );
    const work = vi.fn(async () => 'sent twice');
    const second = other.exclusively('WR-1', work);
    sending.resolve('accepted');
    expect(await first).toBe('accepted');
    expect(await second).toBe('sent');
    expect(work).not.toHaveBeenCalled();
  });

  test.each([
    ['is sent', () => Promise.resolve('accepted')],
    ['fails', () => Promise.reject(new Error('no network'))],
  ])('ask a visitor who leaves to stay, until the request %s', async (_, end) => {
    const tab = await openTab();
    expect(asksToStay()).toBe(false);
    const sending = deferred<void>();
    const begun = vi.fn(async () => {
      await sending.promise;
      return end();
    });
    const done = tab.exclusively('WR-1', begun).catch(() => {});
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect(asksToStay()).toBe(true);
    sending.resolve();
    await done;
    expect(asksToStay()).toBe(false);
  });

  test('send two different requests at the same time', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const sending = deferred<void>();
    const first = one.exclusively('WR-1', () => sending.promise);
    expect(await other.exclusively('WR-2', async () => 'done')).toBe('done');
    sending.resolve();
    await first;
  });

  test('the second sends the request after the first failed', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.keep(draft('WR-1'));
    await expect(one.exclusively('WR-1', () => Promise.reject(new Error('no network')))).rejects.toThrow(
      'no network',
    );
    expect(await other.exclusively('WR-1', async () => 'done')).toBe('done');
    await vi.waitFor(async () => expect(await other.unsent()).toMatchObject([{ busy: false }]));
  });
});

test('the claim of a closed tab expires after ten seconds', async () => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const [closed, other] = [await openTab(), await openTab()];
  void closed.exclusively('WR-1', () => new Promise(() => {}));
  await vi.waitFor(async () => {
    await closed.keep(draft('WR-1'));
    expect(await other.unsent()).toMatchObject([{ busy: true }]);
  });
  const begun = vi.fn(async () => 'done');
  const waiting = other.exclusively('WR-1', begun);
  expect(begun).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 10_001);
  expect(await waiting).toBe('done');
});

test('each tab is told once of each request that leaves the outbox, and whether it was sent', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const heard: [string, boolean][] = [];
  other.onLeave((reference, sent) => heard.push([reference, sent]));
  // A listener forgets the request too, as a form does. That must not start an endless loop of announcements.
  other.onLeave((reference, sent) => void (sent && other.forget(reference)));
  await one.keep(draft('WR-1'));
  await one.keep(draft('WR-2'));
  await one.forget('WR-1');
  await one.discard('WR-2');
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  await one.forget('WR-1');
  await one.unsent();
  expect(heard).toEqual([
    ['WR-1', true],
    ['WR-2', false],
  ]);
});
