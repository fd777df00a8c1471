import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueWith } from './photo-queue.fixture.ts';
import { promisesToSettle } from './ports.fixture.ts';

beforeEach(() => {
  // `setImmediate` stays real: promises still have to settle.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a storage that hangs delays a request by a minute at most, however many photos there are', async () => {
  const { queue, add, summary, uploads } = queueWith();
  add('a.jpg', 'b.jpg', 'c.jpg');
  const settled = queue.whenSettled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled).toMatchObject(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, url: undefined, failed: true })),
  );
  expect(summary()).toBe('a.jpg failed, b.jpg failed, c.jpg failed');
  expect(uploads.map(({ name }) => name.replace(/.*-/, ''))).toEqual(['a.webp', 'a.webp']);
});

test('a photo that exceeded the limit can still be uploaded again', async () => {
  const { queue, add, summary, id, last } = queueWith();
  add('a.jpg');
  const settled = queue.whenSettled(1000);
  await vi.advanceTimersByTimeAsync(1000);
  await settled;
  queue.retry(id('a.jpg'));
  await vi.advanceTimersByTimeAsync(0);
  last().arrive('https://bucket.example/a.webp');
  await vi.advanceTimersByTimeAsync(0);
  expect(summary()).toBe('a.jpg done');
});

describe('the time limit of an upload', () => {
  test('is 30 seconds per try; after two tries the photo has failed and nothing hangs', async () => {
    const { add, queue, uploads, last, summary } = queueWith();
    add('a.jpg');
    await promisesToSettle();
    vi.advanceTimersByTime(29_999);
    expect(last().signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(last().signal.reason).toMatchObject({ name: 'TimeoutError' });
    await promisesToSettle();
    expect(summary()).toBe('a.jpg uploading');
    vi.advanceTimersByTime(30_000);
    expect(await queue.whenSettled()).toMatchObject([{ name: 'a.jpg', url: undefined, failed: true }]);
    expect(uploads).toHaveLength(2);
  });

  test('is cleared after the upload', async () => {
    const { add, last } = queueWith();
    add('a.jpg');
    await promisesToSettle();
    last().arrive('https://opslag.example/a');
    await promisesToSettle();
    expect(vi.getTimerCount()).toBe(0);
  });
});
