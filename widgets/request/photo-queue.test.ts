import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PhotoRefused } from '../kit/ports.ts';
import { preparedPhoto, queueWith } from './photo-queue.fixture.ts';
import { promisesToSettle } from './ports.fixture.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('at most five photos', () => {
  test('the first five are kept, the others are named', () => {
    const { add, summary, notices } = queueWith();
    add('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg');
    expect(summary()).toBe('1.jpg checking, 2.jpg checking, 3.jpg checking, 4.jpg checking, 5.jpg checking');
    expect(notices()).toEqual(['6.jpg too-many', '7.jpg too-many']);
  });

  test('a sixth is also named when it is chosen alone', () => {
    const { add, photos, notices } = queueWith();
    add('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg');
    add('6.jpg');
    expect(photos()).toHaveLength(5);
    expect(notices()).toEqual(['6.jpg too-many']);
  });

  test('also when they are chosen in two steps; a removed one makes room', () => {
    const { add, queue, photos, notices, id } = queueWith();
    add('1.jpg', '2.jpg', '3.jpg', '4.jpg');
    add('5.jpg', '6.jpg');
    expect(photos()).toHaveLength(5);
    expect(notices()).toEqual(['6.jpg too-many']);
    queue.remove(id('1.jpg'));
    add('7.jpg');
    expect(photos().map(({ name }) => name)).toEqual(['2.jpg', '3.jpg', '4.jpg', '5.jpg', '7.jpg']);
    expect(notices()).toEqual([]);
  });

  test('a file that is no photo takes no place: the next one gets it', async () => {
    const { add, photos, notices } = queueWith(async (file) => {
      if (file.name === '2.pdf') throw new PhotoRefused('not-an-image');
      return preparedPhoto(file.name);
    });
    add('1.jpg', '2.pdf', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg');
    await promisesToSettle();
    expect(photos().map(({ name }) => name)).toEqual(['1.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg']);
    expect(notices()).toEqual(['7.jpg too-many', '2.pdf not-an-image']);
  });

  test('a removed photo is not replaced by one that was refused before', async () => {
    const { add, queue, photos, id } = queueWith();
    add('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
    queue.remove(id('1.jpg'));
    await promisesToSettle();
    expect(photos()).toHaveLength(4);
  });

  test('the same file chosen twice is two photos', () => {
    const { add, photos } = queueWith();
    add('1.jpg');
    add('1.jpg');
    expect(new Set(photos().map(({ id }) => id)).size).toBe(2);
  });
});

describe('a file that is not a usable photo', () => {
  test.each(['not-an-image', 'broken', 'too-many-pixels', 'heic'] as const)(
    'is removed, and is named: %s',
    async (reason) => {
      const { add, summary, notices } = queueWith(() => Promise.reject(new PhotoRefused(reason)));
      add('brief.pdf');
      await promisesToSettle();
      expect(summary()).toBe('');
      expect(notices()).toEqual([`brief.pdf ${reason}`]);
    },
  );

  test('is named at once, because checks do not wait for uploads', async () => {
    const { add, summary, notices } = queueWith(async (file) => {
      if (file.name === 'b.pdf') throw new PhotoRefused('not-an-image');
      return preparedPhoto();
    });
    add('a.jpg', 'b.pdf', 'c.jpg');
    await promisesToSettle();
    expect(summary()).toBe('a.jpg uploading, c.jpg waiting');
    expect(notices()).toEqual(['b.pdf not-an-image']);
  });
});

describe('uploads', () => {
  test('run one at a time, in the order in which the photos were chosen', async () => {
    const { add, uploads, last, summary } = queueWith();
    add('a.jpg', 'b.jpg');
    add('c.jpg');
    const names = ['a', 'b', 'c'];
    for (const [at, name] of names.entries()) {
      await promisesToSettle();
      expect(uploads).toHaveLength(at + 1);
      expect(last().name).toMatch(new RegExp(`^1768478400000-[0-9a-z]{12}-${name}\\.webp$`));
      last().arrive(`https://opslag.example/${name}`);
    }
    await promisesToSettle();
    expect(summary()).toBe('a.jpg done, b.jpg done, c.jpg done');
  });

  test('send what was re-encoded on the device, never the chosen file', async () => {
    const prepared = preparedPhoto();
    const { add, last } = queueWith(async () => prepared);
    add('a.jpg');
    await promisesToSettle();
    expect(last().photo).toBe(prepared);
  });

  test('show their progress', async () => {
    const { add, last, photos } = queueWith();
    add('a.jpg');
    expect(photos()[0]).toMatchObject({ status: 'checking', progress: 0 });
    await promisesToSettle();
    expect(photos()[0]).toMatchObject({ status: 'uploading', progress: 0 });
    last().onProgress(0.4);
    expect(photos()[0]).toMatchObject({ status: 'uploading', progress: 0.4 });
    last().arrive('https://opslag.example/a');
    await promisesToSettle();
    expect(photos()[0]).toMatchObject({ status: 'done', progress: 1, url: 'https://opslag.example/a' });
  });

  test('without storage only the name is sent with the request', async () => {
    const { add, last, summary, queue } = queueWith();
    add('a.jpg');
    await promisesToSettle();
    last().arrive(undefined);
    expect(await queue.whenSettled()).toMatchObject([{ name: 'a.jpg', url: undefined, failed: false }]);
    expect(summary()).toBe('a.jpg named');
  });
});

/** Lets the wait before a second try pass. */
const retryToBegin = () => vi.advanceTimersByTimeAsync(3000);

describe('an upload that fails', () => {
  // `setImmediate` stays real: promises still have to settle.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is tried once more automatically, under the same name', async () => {
    const { add, uploads, last, summary, photos } = queueWith();
    add('a.jpg');
    await promisesToSettle();
    last().onProgress(0.5);
    last().fail(new Error('503'));
    await promisesToSettle();
    expect([photos()[0]?.status, photos()[0]?.progress, uploads.length]).toEqual(['uploading', 0, 1]);
    await retryToBegin();
    expect(summary()).toBe('a.jpg uploading');
    expect(uploads).toHaveLength(2);
    expect(uploads[1]?.name).toBe(uploads[0]?.name);
    last().arrive('https://opslag.example/a');
    await promisesToSettle();
    expect(summary()).toBe('a.jpg done');
  });

  test('twice is marked as failed and logged, and the next photo is uploaded', async () => {
    const { add, uploads, last, summary, queue } = queueWith();
    add('a.jpg', 'b.jpg');
    for (const reason of [new Error('503'), new Error('403')]) {
      await retryToBegin();
      last().fail(reason);
      await promisesToSettle();
      expect(error).toHaveBeenLastCalledWith(expect.stringContaining('a.jpg'), reason);
    }
    await retryToBegin();
    expect(summary()).toBe('a.jpg failed, b.jpg uploading');
    expect(uploads).toHaveLength(3);
    last().arrive('https://opslag.example/b');
    expect(await queue.whenSettled()).toMatchObject([
      { name: 'a.jpg', url: undefined, failed: true },
      { name: 'b.jpg', url: 'https://opslag.example/b', failed: false },
    ]);
  });

  async function failed() {
    const prepare = vi.fn(async () => preparedPhoto());
    const parts = queueWith(prepare);
    parts.add('a.jpg');
    for (let tries = 0; tries < 2; tries++) {
      await retryToBegin();
      parts.last().onProgress(0.9);
      parts.last().fail(new Error('503'));
    }
    await promisesToSettle();
    expect(parts.photos()[0]).toMatchObject({ status: 'failed', progress: 0 });
    return { ...parts, prepare };
  }

  test('can be retried by the visitor, without preparing the photo again', async () => {
    const { queue, id, last, summary, prepare } = await failed();
    queue.retry(id('a.jpg'));
    expect(summary()).toBe('a.jpg waiting');
    await promisesToSettle();
    last().arrive('https://opslag.example/a');
    expect(await queue.whenSettled()).toMatchObject([
      { name: 'a.jpg', url: 'https://opslag.example/a', failed: false },
    ]);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test('retried with a double click is uploaded once', async () => {
    const { queue, id, uploads, last, summary } = await failed();
    queue.retry(id('a.jpg'));
    queue.retry(id('a.jpg'));
    await promisesToSettle();
    last().arrive('https://opslag.example/a');
    await promisesToSettle();
    expect(summary()).toBe('a.jpg done');
    expect(uploads).toHaveLength(3);
  });
});

describe('photos that failed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const failure = (status?: number) => Object.assign(new Error('no'), { status });

  /** A queue whose photos all failed for this reason. */
  async function failedPhotos(reason: Error, ...names: string[]) {
    const parts = queueWith();
    parts.add(...names);
    for (let tries = 0; tries < 2 * names.length; tries++) {
      await retryToBegin();
      if (parts.photos().every(({ status }) => status === 'failed')) break;
      parts.last().fail(reason);
    }
    await promisesToSettle();
    expect(parts.photos().map(({ status }) => status)).toEqual(names.map(() => 'failed'));
    return { ...parts, before: parts.uploads.length };
  }

  test('are all retried with one press', async () => {
    const { queue, last, summary } = await failedPhotos(failure(403), 'a.jpg', 'b.jpg');
    queue.retryAll();
    expect(summary()).toBe('a.jpg waiting, b.jpg waiting');
    for (const name of ['a', 'b']) {
      await promisesToSettle();
      last().arrive(`https://opslag.example/${name}`);
    }
    await promisesToSettle();
    expect(summary()).toBe('a.jpg done, b.jpg done');
  });

  test('are left alone by that press once they are uploaded', async () => {
    const { queue, id, last, summary, uploads } = await failedPhotos(failure(403), 'a.jpg', 'b.jpg');
    queue.retry(id('a.jpg'));
    await promisesToSettle();
    last().arrive('https://opslag.example/a');
    await promisesToSettle();
    const posted = uploads.length;
    queue.retryAll();
    await promisesToSettle();
    expect(summary()).toBe('a.jpg done, b.jpg uploading');
    expect(uploads).toHaveLength(posted + 1);
  });

  test.each<[string, Error, 0 | 1]>([
    ['the plan of the storage was used up', failure(402), 1],
    ['the storage was busy', failure(429), 1],
    ['the storage was down', failure(503), 1],
    ['there was no connection', failure(), 1],
    ['the storage refuses it', failure(403), 0],
    ['it is too large', failure(413), 0],
    ['the storage never answered', new DOMException('The upload took too long.', 'TimeoutError'), 0],
  ])('when %s: sending tries so many times more', async (_, reason, tries) => {
    const { queue, before, uploads, last, summary } = await failedPhotos(reason, 'a.jpg');
    queue.uploadForSending();
    await promisesToSettle();
    expect(uploads.length - before).toBe(tries);
    if (!tries) return;
    last().fail(reason);
    await retryToBegin();
    expect(summary()).toBe('a.jpg failed');
    // The request did not arrive either, so it is sent again: with its photo, if that is possible now.
    queue.uploadForSending();
    await promisesToSettle();
    last().arrive('https://bucket.example/a.webp');
    await promisesToSettle();
    expect(summary()).toBe('a.jpg done');
  });
});

describe('a valid photo that could not be prepared', () => {
  test('has failed, and is not refused; a retry checks and uploads it', async () => {
    const prepare = vi.fn(async () => preparedPhoto());
    prepare.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { add, queue, summary, notices, id, last } = queueWith(prepare);
    add('a.jpg');
    expect(await queue.whenSettled()).toMatchObject([{ name: 'a.jpg', url: undefined, failed: true }]);
    expect(summary()).toBe('a.jpg failed');
    expect(notices()).toEqual([]);
    queue.retry(id('a.jpg'));
    await promisesToSettle();
    last().arrive('https://opslag.example/a');
    await promisesToSettle();
    expect(summary()).toBe('a.jpg done');
  });
});

describe('waiting until all photos are settled', () => {
  test('resolves at once without photos', async () => {
    expect(await queueWith().queue.whenSettled()).toEqual([]);
  });

  test('lasts for all checks and uploads, also of photos that are added meanwhile', async () => {
    const { add, queue, last } = queueWith();
    add('a.jpg');
    const settled = vi.fn();
    void queue.whenSettled().then(settled);
    await promisesToSettle();
    add('b.jpg');
    last().arrive('https://opslag.example/a');
    await promisesToSettle();
    expect(settled).not.toHaveBeenCalled();
    last().arrive('https://opslag.example/b');
    await promisesToSettle();
    expect(settled).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ name: 'a.jpg', url: 'https://opslag.example/a', failed: false }),
      expect.objectContaining({ name: 'b.jpg', url: 'https://opslag.example/b', failed: false }),
    ]);
  });
});
