import type { Ports } from '../kit/ports.ts';

/** One upload may take so long, in ms; then it is tried once more, by itself. */
const uploadTimeout = 60_000;
export const automaticTries = 2;

/** So long a request waits for its photos, in ms: time for one to fail twice. */
export const settlePatience = automaticTries * uploadTimeout;

export interface UploadInTimeOptions {
  /** From 0 to 1. */
  onProgress?(fraction: number): void;
  /** To end it earlier. */
  abort?: AbortController;
}

/**
 * Uploads one photo, and gives up after a minute.
 *
 * @returns its public link, or `undefined` without storage
 * @throws whatever kept it from arriving; a `TimeoutError` when that was the time
 */
export async function uploadInTime(
  ports: Ports,
  photo: { blob: Blob },
  objectName: string,
  { onProgress = () => {}, abort = new AbortController() }: UploadInTimeOptions,
): Promise<string | undefined> {
  const timer = setTimeout(
    () => abort.abort(new DOMException('The upload took too long.', 'TimeoutError')),
    uploadTimeout,
  );
  try {
    return await ports.uploadPhoto(photo, objectName, { onProgress, signal: abort.signal });
  } finally {
    clearTimeout(timer);
  }
}
