import type { Ports } from '../kit/ports.ts';

/** Time limit for one try to upload, in ms. Then it is tried once more, automatically (rule `photo-upload`). */
const uploadTimeout = 30_000;
export const automaticTries = 2;

/** How long a request waits for its photos, in ms: enough for one photo to fail twice. */
export const photosTimeout = automaticTries * uploadTimeout;

export interface UploadInTimeOptions {
  /** From 0 to 1. */
  onProgress?(fraction: number): void;
  /** Ends the upload earlier. */
  abort?: AbortController;
}

/**
 * Tries to upload one photo, and gives up after half a minute.
 *
 * @returns its public link, or `undefined` without storage
 * @throws the error that prevented the upload; a `TimeoutError` after half a minute
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
