import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteOldPictures, forgetPictures, keepPicture, pictureOf } from './pictures.ts';

const hour = 3600 * 1000;

async function storedNames(): Promise<IDBValidKey[]> {
  const opening = indexedDB.open('wrappie-visitor');
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result);
  });
  const asking = database.transaction('pictures').objectStore('pictures').getAllKeys();
  return new Promise((resolve) => {
    asking.onsuccess = () => {
      database.close();
      resolve(asking.result);
    };
  });
}

afterEach(() => vi.restoreAllMocks());

it('says whether a photo is there on the next pages too', async () => {
  expect(await keepPicture('stored', new Blob(['a']))).toBe(true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(await keepPicture('not stored', new Blob(['b']))).toBe(false);
  expect(await (await pictureOf('not stored'))?.text()).toBe('b');
  await forgetPictures(['stored', 'not stored']);
});

it('deletes photos after a day, and keeps younger ones', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  await keepPicture('old', new Blob(['a']));
  vi.setSystemTime(23 * hour);
  await keepPicture('young', new Blob(['b']));
  vi.setSystemTime(25 * hour);
  await deleteOldPictures();
  expect(await storedNames()).toEqual(['young']);
  vi.useRealTimers();
});
