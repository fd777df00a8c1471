import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Attempt, awaitReceipt } from './await-receipt.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An attempt whose request leaves the device when the test says so. */
function begin() {
  const late = vi.fn();
  const way = { hasLeft: vi.fn(() => false), cancel: vi.fn() };
  let attempt!: Attempt;
  const outcome = awaitReceipt(late, (begun) => {
    attempt = begun;
    return way;
  });
  return { late, way, attempt: () => attempt, outcome };
}

test('without a network nothing leaves the device', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const tried = vi.fn();
  expect(await awaitReceipt(() => {}, tried)).toBe('unsent');
  expect(tried).not.toHaveBeenCalled();
});

test('a network that is lost before the request left: it is cancelled, and may be sent again automatically', async () => {
  const { way, outcome } = begin();
  page.dispatchEvent(new Event('offline'));
  expect(await outcome).toBe('unsent');
  expect(way.cancel).toHaveBeenCalledTimes(1);
});

test('a network that is lost after the request left: it may have arrived', async () => {
  const { way, outcome, attempt, late } = begin();
  way.hasLeft.mockReturnValue(true);
  page.dispatchEvent(new Event('offline'));
  expect(await outcome).toBe('unconfirmed');
  expect(way.cancel).not.toHaveBeenCalled();
  attempt().accept();
  expect(late).toHaveBeenCalledTimes(1);
});

test('a way that cannot tell counts as one that has left', async () => {
  const outcome = awaitReceipt(
    () => {},
    () => {},
  );
  page.dispatchEvent(new Event('offline'));
  expect(await outcome).toBe('unconfirmed');
});

test('no receipt in fifteen seconds is unconfirmed: the request may still leave, and arrive', async () => {
  const { way, outcome } = begin();
  vi.advanceTimersByTime(15_000);
  expect(await outcome).toBe('unconfirmed');
  expect(way.cancel).not.toHaveBeenCalled();
});

test('a receipt in time is accepted', async () => {
  const { outcome, attempt, late } = begin();
  attempt().accept();
  expect(await outcome).toBe('accepted');
  expect(late).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('an attempt that is held waits as long as it takes, also without a network', async () => {
  const { outcome, attempt, late } = begin();
  vi.advanceTimersByTime(14_999);
  expect(attempt().hold()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  page.dispatchEvent(new Event('offline'));
  attempt().accept();
  expect(await outcome).toBe('accepted');
  expect(late).not.toHaveBeenCalled();
});

test('an attempt that is held can be given up', async () => {
  const { outcome, attempt } = begin();
  attempt().hold();
  attempt().giveUp();
  expect(await outcome).toBe('unconfirmed');
});

test('an attempt that has ended cannot be held', async () => {
  const { outcome, attempt } = begin();
  vi.advanceTimersByTime(15_000);
  expect(attempt().hold()).toBe(false);
  expect(await outcome).toBe('unconfirmed');
});
