import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueWith } from './photo-queue.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a storage that hangs holds a request up for two minutes at most, however many photos there are', async () => {
  const { queue, add, told, uploads } = queueWith();
  add('a.jpg', 'b.jpg', 'c.jpg');
  const settled = queue.settled();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await settled).toEqual(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, url: undefined, failed: true })),
  );
  expect(told()).toBe('a.jpg failed, b.jpg failed, c.jpg failed');
  expect(uploads.map(({ name }) => name.replace(/.*-/, ''))).toEqual(['a.webp', 'a.webp']);
});

test('a photo that was given up can still be uploaded again', async () => {
  const { queue, add, told, id, last } = queueWith();
  add('a.jpg');
  const settled = queue.settled(1000);
  await vi.advanceTimersByTimeAsync(1000);
  await settled;
  queue.retry(id('a.jpg'));
  await vi.advanceTimersByTimeAsync(0);
  last().arrive('https://bucket.example/a.webp');
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe('a.jpg done');
});
