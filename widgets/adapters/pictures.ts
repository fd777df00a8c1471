import { answerOf, createDatabase } from './database.ts';

/*
 * The photos of this visit, by object name, so that the forms on its next pages have them. They lie in IndexedDB, or in memory where the
 * browser blocks storage.
 */

const { transact } = createDatabase('wrappie-visitor', 1, ['pictures']);

/** How long a picture is kept, in ms. */
const longest = 24 * 3600 * 1000;

const memory = new Map<string, Blob>();

/** A picture as it is stored: as bytes, because some browsers lose a stored Blob. */
interface Picture {
  bytes: ArrayBuffer;
  type: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Never rejects: without storage, or without room in it, the picture is kept in memory for this page, and the result is `false`. */
export async function keepPicture(objectName: string, picture: Blob): Promise<boolean> {
  memory.set(objectName, picture);
  const bytes = await picture.arrayBuffer().catch(console.warn);
  if (!bytes) return false;
  const kept: Picture = { bytes, type: picture.type, keptAt: Date.now() };
  const isStored = await attempt('readwrite', async ({ pictures }) => {
    await deleteOld(pictures);
    pictures.put(kept, objectName);
    return true;
  });
  return isStored === true;
}

/** Deletes the pictures that were kept long enough. Never rejects. */
export async function deleteOldPictures(): Promise<void> {
  await attempt('readwrite', ({ pictures }) => deleteOld(pictures));
}

/** A picture from the future was kept while the clock was wrong: it counts as old. */
async function deleteOld(pictures: IDBObjectStore): Promise<void> {
  const [names, all] = await Promise.all([
    answerOf(pictures.getAllKeys()),
    answerOf<Picture[]>(pictures.getAll()),
  ]);
  names.forEach((name, i) => {
    if (Math.abs(Date.now() - (all[i]?.keptAt ?? 0)) > longest) pictures.delete(name);
  });
}

/** `undefined` when the picture is no longer stored or cannot be read. Never rejects. */
export async function pictureOf(objectName: string): Promise<Blob | undefined> {
  const known = memory.get(objectName);
  if (known) return known;
  const kept = await attempt('readonly', ({ pictures }) =>
    answerOf<Picture | undefined>(pictures.get(objectName)),
  );
  return kept && new Blob([kept.bytes], { type: kept.type });
}

/** Never rejects. */
export async function forgetPictures(objectNames: readonly string[]): Promise<void> {
  for (const name of objectNames) memory.delete(name);
  await attempt('readwrite', async ({ pictures }) => {
    for (const name of objectNames) pictures.delete(name);
  });
}

async function attempt<T>(...args: Parameters<typeof transact<T>>): Promise<T | undefined> {
  try {
    return await transact(...args);
  } catch (error) {
    console.warn('Wrappie keeps photos for this page only.', error);
    return undefined;
  }
}
