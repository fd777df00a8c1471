import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubWindow } from '../fake-window.fixture.ts';
import { draft, openTab, stored } from './outbox.fixture.ts';

/* The loader's look into the outbox, on a page that a visitor opens later. */

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  warn.mockReset().mockImplementation(() => {});
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens a page, lets the browser be idle, and returns the names of the notices on it. */
async function noticesOn(html = '<body></body>'): Promise<string[]> {
  const { document } = stubWindow('https://wrappie.example/contact', { html });
  const idle: Promise<void>[] = [];
  const requestIdleCallback = (run: () => Promise<void>) => void idle.push(run());
  Object.assign(window, { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.resetModules();
  const { offerUnsent } = await import('./offer-unsent.ts');
  offerUnsent();
  expect(idle.length, 'it looks').toBe(1);
  await Promise.all(idle);
  return [...document.querySelectorAll('wrap-unsent-requests')].map(({ localName }) => localName);
}

test('nothing is offered, and no database is created, where nothing was kept', async () => {
  expect(await noticesOn()).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
});

test('a kept request is offered', async () => {
  await (await openTab()).keep(draft('WR-1'));
  expect(await noticesOn()).toEqual(['wrap-unsent-requests']);
});

test('nothing is offered after it was sent', async () => {
  const tab = await openTab();
  await tab.keep(draft('WR-1'));
  await tab.forget('WR-1');
  expect(await noticesOn()).toEqual([]);
});

test.each([
  ['has a notice already', '<body><wrap-unsent-requests></wrap-unsent-requests></body>', 1],
  ['is for visitors who share the device', '<body><wrap-chat mode="kiosk"></wrap-chat></body>', 0],
])('no notice is added to a page that %s', async (_, html, notices) => {
  await (await openTab()).keep(draft('WR-1'));
  expect(await noticesOn(html)).toHaveLength(notices);
});

test.each<[string, () => unknown]>([
  [
    'is blocked',
    () => {
      throw new DOMException('Denied by the browser.', 'SecurityError');
    },
  ],
  [
    'cannot be opened',
    () => {
      const opening = Object.assign(new EventTarget(), { onerror: () => {} });
      queueMicrotask(() => opening.onerror());
      return opening;
    },
  ],
])('nothing is offered where storage %s', async (_, open) => {
  vi.stubGlobal('indexedDB', { open });
  expect(await noticesOn()).toEqual([]);
});

test.each([
  [29, 0],
  [31, 1],
])(
  '%i days after a request was sent its reference brings %i notices, which read the outbox and delete it',
  async (passed, notices) => {
    const begin = Date.parse('2026-03-01T12:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: begin });
    const tab = await openTab();
    await tab.keep(draft('WR-1'));
    await tab.forget('WR-1');
    vi.setSystemTime(begin + passed * 24 * 3600 * 1000);
    expect(await noticesOn()).toHaveLength(notices);
    await tab.unsent();
    expect((await stored())['sent']).toHaveLength(1 - notices);
  },
);
