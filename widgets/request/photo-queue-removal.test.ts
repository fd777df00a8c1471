import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PhotoRefused, type PreparedPhoto } from '../kit/ports.ts';
import { deferred, preparedPhoto, queueWith } from './photo-queue.fixture.ts';
import { promisesToSettle } from './ports.fixture.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('removing a photo', () => {
  test('aborts its upload without a retry, and the next upload starts', async () => {
    const prepared = preparedPhoto();
    const { add, queue, uploads, summary, id } = queueWith(async ({ name }) =>
      name === 'a.jpg' ? prepared : preparedPhoto(name),
    );
    add('a.jpg', 'b.jpg');
    await promisesToSettle();
    queue.remove(id('a.jpg'));
    expect(uploads[0]?.signal.aborted).toBe(true);
    expect(prepared.thumbnail.close).toHaveBeenCalledTimes(1);
    await promisesToSettle();
    expect(summary()).toBe('b.jpg uploading');
    expect(uploads).toHaveLength(2);
    expect(uploads[1]?.name).toMatch(/-b\.webp$/);
    expect(error).not.toHaveBeenCalled();
  });

  test('while it waits prevents its upload', async () => {
    const { add, queue, uploads, last, id } = queueWith();
    add('a.jpg', 'b.jpg');
    await promisesToSettle();
    queue.remove(id('b.jpg'));
    last().arrive('https://opslag.example/a');
    expect(await queue.whenSettled()).toMatchObject([
      { name: 'a.jpg', url: 'https://opslag.example/a', failed: false },
    ]);
    expect(uploads).toHaveLength(1);
  });

  test('before its check prevents the check', async () => {
    const check = deferred<PreparedPhoto>();
    const prepare = vi.fn(() => check.promise);
    const { add, queue, id } = queueWith(prepare);
    add('a.jpg', 'b.jpg');
    await promisesToSettle();
    queue.remove(id('b.jpg'));
    check.resolve(preparedPhoto());
    await promisesToSettle();
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
  });

  test('during its check frees its thumbnail, and uploads nothing', async () => {
    const prepared = preparedPhoto();
    const check = deferred<PreparedPhoto>();
    const { add, queue, uploads, id } = queueWith(() => check.promise);
    add('a.jpg');
    await promisesToSettle();
    queue.remove(id('a.jpg'));
    check.resolve(prepared);
    await promisesToSettle();
    expect(prepared.thumbnail.close).toHaveBeenCalledTimes(1);
    expect(uploads).toHaveLength(0);
  });

  test('during its check shows no message, whatever the result', async () => {
    const check = deferred<PreparedPhoto>();
    const { add, queue, notices, id } = queueWith(() => check.promise);
    add('a.heic');
    await promisesToSettle();
    queue.remove(id('a.heic'));
    check.reject(new PhotoRefused('heic'));
    await promisesToSettle();
    expect(notices()).toEqual([]);
  });

  test('clearing removes all photos and their messages', async () => {
    const prepared = [preparedPhoto(), preparedPhoto()];
    const left = [...prepared];
    const { add, queue, uploads, summary, notices } = queueWith(async () => {
      const photo = left.shift();
      if (!photo) throw new PhotoRefused('broken');
      return photo;
    });
    add('a.jpg', 'b.jpg', 'c.jpg');
    await promisesToSettle();
    expect(notices()).toEqual(['c.jpg broken']);
    queue.clear();
    expect(summary()).toBe('');
    expect(notices()).toEqual([]);
    expect(uploads[0]?.signal.aborted).toBe(true);
    for (const { thumbnail } of prepared) expect(thumbnail.close).toHaveBeenCalledTimes(1);
  });
});
