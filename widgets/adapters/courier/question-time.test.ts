import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questionTime } from './question-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks after eight seconds if a page of the service has come', () => {
  const ask = vi.fn();
  questionTime(ask).pageCame();
  vi.advanceTimersByTime(7999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks when the page comes, if that takes longer', () => {
  const ask = vi.fn();
  const time = questionTime(ask);
  vi.advanceTimersByTime(60_000);
  expect(ask, 'a network that hangs').not.toHaveBeenCalled();
  time.pageCame();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('asks once: the next page of the service is shown already', () => {
  const ask = vi.fn();
  const time = questionTime(ask);
  time.pageCame();
  vi.advanceTimersByTime(8000);
  time.pageCame();
  time.pageCame();
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([0, 8000])('asks nothing after the end, %i ms later', (later) => {
  const ask = vi.fn();
  const time = questionTime(ask);
  vi.advanceTimersByTime(later);
  time.end();
  time.pageCame();
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
