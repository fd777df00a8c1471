import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { deleteOldPictures, keepPicture } from './pictures.ts';

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
