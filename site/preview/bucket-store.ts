import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNew, writeWhole } from '../lib/write-file.ts';

/** The bucket's insert policy requires this pattern. A name that matches cannot lead out of the folder. */
export const OBJECT_NAME = /^[0-9]{13}-[0-9a-z]{12}-[a-z0-9-]{1,60}\.(jpg|webp)$/;

export type StoredObject = { readonly file: string; readonly type: string; readonly cacheControl: string };
export type ObjectStore = {
  /**
   * Stores a new object under a name that fits `OBJECT_NAME`.
   * @returns its id, a UUID, or undefined when the name is taken
   */
  insert(
    name: string,
    bytes: Uint8Array,
    meta: { type: string; cacheControl: string },
  ): Promise<string | undefined>;
  /** The object with that name; undefined if there is none. */
  find(name: string): Promise<StoredObject | undefined>;
  /** All objects, oldest first. */
  list(): Promise<ListedObject[]>;
  /** @returns whether the object existed */
  remove(name: string): Promise<boolean>;
};
export type ListedObject = {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly createdAt: Date;
};

/** A folder of objects, each with its type and caching in a `.json` file beside it. The folder is created when needed. */
export function openBucket(folder: string): ObjectStore {
  return {
    async insert(name, bytes, meta) {
      const file = join(folder, name);
      if (!(await writeNew(file, bytes))) return undefined;
      const id = randomUUID();
      await writeWhole(`${file}.json`, JSON.stringify({ id, ...meta }));
      return id;
    },
    async find(name) {
      if (!OBJECT_NAME.test(name)) return undefined;
      const file = join(folder, name);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { file, ...(await metaOf(file)) } : undefined;
    },
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => OBJECT_NAME.test(name));
      const objects = await Promise.all(
        names.map(async (name) => {
          const file = join(folder, name);
          const { size, mtime } = await stat(file);
          return { name, size, createdAt: mtime, type: (await metaOf(file)).type };
        }),
      );
      return objects.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    },
    async remove(name) {
      if (!(await this.find(name))) return false;
      await rm(join(folder, name), { force: true });
      await rm(join(folder, `${name}.json`), { force: true });
      return true;
    },
  };
}

/** The metadata of an object. After a crash between the two writes they are derived from its name. */
async function metaOf(file: string): Promise<{ type: string; cacheControl: string }> {
  const text = await readFile(`${file}.json`, 'utf8').catch(() => undefined);
  const fallback = {
    type: file.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
    cacheControl: 'max-age=3600',
  };
  const { type, cacheControl } = text ? JSON.parse(text) : fallback;
  return { type, cacheControl };
}
