import type { Ports, UploadFailure } from '../kit/ports.ts';

/** Time limit for a photo with both tries, in ms (rule `photo-upload`). */
export const photoTimeout = 60_000;

/** A try without progress ends after this time, in ms. That leaves time for the second try. */
const stallTimeout = 25_000;

/** The longest wait that the storage may ask for before the second try, in ms. */
const longestWait = 30_000;

export interface UploadInTimeOptions {
  /** From 0 to 1. */
  onProgress?(fraction: number): void;
  /** The first try failed, and a second one follows. */
  onTryFailed?(failure: UploadFailure): void;
  /** Ends the upload earlier. */
  abort?: AbortController;
  /** No second try. */
  once?: boolean;
}

/**
 * Uploads one photo. If the first try fails, it waits and tries once more, unless `once` is set. Gives up after a minute in all.
 *
 * @returns its public link, or `undefined` without storage
 * @throws the error that prevented the upload; a `TimeoutError` after a minute
 */
export async function uploadInTime(
  ports: Ports,
  photo: { blob: Blob },
  objectName: string,
  { onProgress = () => {}, onTryFailed = () => {}, abort = new AbortController(), once }: UploadInTimeOptions,
): Promise<string | undefined> {
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(tooLong()), photoTimeout);
  const upload = async () => {
    // The upload itself would only find out when its time is up.
    if (!ports.isOnline()) throw new Error('There is no connection.');
    return tryOnce(ports, photo, objectName, onProgress, signal);
  };
  try {
    return await upload().catch(async (failure: UploadFailure) => {
      const wait = waitAfter(failure);
      if (once || signal.aborted || wait > longestWait || !ports.isOnline()) throw failure;
      onTryFailed(failure);
      await pause(wait, signal);
      return upload();
    });
  } finally {
    clearTimeout(timer);
  }
}

/** How long to wait before the second try, in ms. Random, so that the visitors of a busy moment do not all come back at once. */
function waitAfter({ status, retryAfter }: UploadFailure): number {
  // The plan is used up: that does not change within a minute.
  if (status === 402) return Number.POSITIVE_INFINITY;
  return retryAfter === undefined ? 1000 + 2000 * Math.random() : retryAfter * 1000;
}

/** One try. It ends when it stalls or `signal` fires, even if the upload itself ignores its signal because its code is still loading. */
function tryOnce(
  ports: Ports,
  photo: { blob: Blob },
  objectName: string,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const attempt = new AbortController();
  const stop = () => attempt.abort(signal.reason);
  const stall = () => attempt.abort(tooLong());
  let stalled = setTimeout(stall, stallTimeout);
  return new Promise<string | undefined>((resolve, reject) => {
    attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason));
    signal.addEventListener('abort', stop);
    const options = {
      signal: attempt.signal,
      onProgress(fraction: number) {
        clearTimeout(stalled);
        if (attempt.signal.aborted) return;
        stalled = setTimeout(stall, stallTimeout);
        onProgress(fraction);
      },
    };
    ports.uploadPhoto(photo, objectName, options).then(resolve, reject);
  }).finally(() => {
    clearTimeout(stalled);
    signal.removeEventListener('abort', stop);
  });
}

/** Waits, and rejects when `signal` fires. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function tooLong(): DOMException {
  return new DOMException('The upload took too long.', 'TimeoutError');
}
