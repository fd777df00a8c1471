import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preparedPhoto, queueWith } from './photo-queue.fixture.ts';
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
  const { queue, add, summary } = queueWith();
  add('a.jpg', 'b.jpg', 'c.jpg');
  const settled = queue.whenSettled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled).toMatchObject(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, url: undefined, failed: true })),
  );
  expect(summary()).toBe('a.jpg failed, b.jpg failed, c.jpg failed');
  expect(vi.getTimerCount()).toBe(0);
});

describe('a photo whose check never ends', () => {
  test('has failed after half a minute, and can be checked again', async () => {
    const check = vi.fn(async () => preparedPhoto());
    check.mockReturnValueOnce(new Promise(() => {}));
    const { queue, add, summary, id, last } = queueWith(check);
    add('a.jpg');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(summary()).toBe('a.jpg failed');
    queue.retry(id('a.jpg'));
    await vi.advanceTimersByTimeAsync(0);
    last().arrive('https://bucket.example/a.webp');
    await vi.advanceTimersByTimeAsync(0);
    expect(summary()).toBe('a.jpg done');
  });

  test('delays a request by a minute at most, with all others', async () => {
    const { queue, add } = queueWith(() => new Promise(() => {}));
    add('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
    const settled = queue.whenSettled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await settled).map(({ failed }) => failed)).toEqual([true, true, true, true, true]);
  });
});

describe('a photo whose check succeeds only after the request was sent without it', () => {
  /** Five photos, of which the first two never answer: the others wait for a minute. */
  async function sendWithLateChecks() {
    const check = vi.fn(async () => preparedPhoto());
    check.mockReturnValueOnce(new Promise(() => {})).mockReturnValueOnce(new Promise(() => {}));
    const form = queueWith(check);
    form.add('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
    const settled = form.queue.whenSettled();
    await vi.advanceTimersByTimeAsync(60_000);
    const sent = await settled;
    await vi.advanceTimersByTimeAsync(30_000);
    return { ...form, sent };
  }

  test('stays failed, as its mail says', async () => {
    const { sent, summary, uploads } = await sendWithLateChecks();
    expect(sent.map(({ failed }) => failed)).toEqual([true, true, true, true, true]);
    expect(summary()).toBe('a.jpg failed, b.jpg failed, c.jpg failed, d.jpg failed, e.jpg failed');
    expect(uploads).toEqual([]);
  });

  test('is uploaded when it is tried again, and has its picture', async () => {
    const { queue, photos, summary, id, last } = await sendWithLateChecks();
    expect(photos()[2]?.thumbnail).toBeDefined();
    queue.retry(id('c.jpg'));
    await vi.advanceTimersByTimeAsync(0);
    last().arrive('https://bucket.example/c.webp');
    await vi.advanceTimersByTimeAsync(0);
    expect(summary()).toContain('c.jpg done');
  });
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

test('a photo that exceeded the limit is not tried again by itself with the next sending: it would hang again', async () => {
  const { queue, add, summary } = queueWith();
  add('a.jpg');
  const settled = queue.whenSettled(1000);
  await vi.advanceTimersByTimeAsync(1000);
  await settled;
  queue.uploadForSending();
  await vi.advanceTimersByTimeAsync(0);
  expect(summary()).toBe('a.jpg failed');
});

describe('the time limit of an upload', () => {
  test('is a minute with both tries; then the photo has failed and nothing hangs', async () => {
    const { add, queue, uploads, last, summary } = queueWith();
    add('a.jpg');
    await vi.advanceTimersByTimeAsync(24_999);
    expect(last().signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(last().signal.reason).toMatchObject({ name: 'TimeoutError' });
    expect(summary()).toBe('a.jpg uploading');
    await vi.advanceTimersByTimeAsync(35_000);
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
