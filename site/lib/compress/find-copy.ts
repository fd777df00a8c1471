import { stat } from 'node:fs/promises';
import { type Encoding, endingOf } from './encodings.ts';

/**
 * The compressed copy beside a file, with its size in bytes.
 * @returns undefined without a copy, and where the file has been written anew since
 */
export async function findCopy(
  file: string,
  encoding: Encoding,
): Promise<{ file: string; size: number } | undefined> {
  const copy = file + endingOf[encoding];
  try {
    const [original, compressed] = await Promise.all([stat(file), stat(copy)]);
    return compressed.mtimeMs >= original.mtimeMs ? { file: copy, size: compressed.size } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
