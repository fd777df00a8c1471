import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file atomically: a reader finds all of it or none. Folders are created as needed. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = await writeDraft(file, content);
  await rename(draft, file);
}

/**
 * Like `writeWhole`, but keeps an existing file.
 * @returns false when the file existed; of two calls at the same moment exactly one gets true
 */
export async function writeNew(file: string, content: Uint8Array): Promise<boolean> {
  const draft = await writeDraft(file, content);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(file: string, content: string | Uint8Array): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, content);
  return draft;
}
