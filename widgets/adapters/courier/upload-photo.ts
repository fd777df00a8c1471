import type { UploadOptions } from '../../kit/ports.ts';
import { type CourierFrame, openCourierFrame } from './courier-frame.ts';
import type { FromCourier } from './protocol.ts';

/** So long the courier page may take to come, in ms: as long as a request waits for its receipt. */
const courierPatience = 15_000;

/** One frame a page for all photos: the storage client loads once, and on our origin, so a host's `connect-src` is never asked. */
let frame: CourierFrame | undefined;
const listeners = new Map<string, (message: FromCourier) => void>();

/**
 * Uploads a photo through the courier page.
 *
 * @param name object name, see `photoName`
 * @returns the public link, or `undefined` when no storage is configured
 * @throws Error when it did not arrive, with the storage's own words; AbortError when `signal` fires
 */
export function uploadPhoto(
  origin: string,
  photo: { blob: Blob },
  name: string,
  { onProgress, signal }: UploadOptions,
): Promise<string | undefined> {
  frame ??= openCourierFrame(
    origin,
    (message) => 'id' in message && listeners.get(message.id)?.(message),
    () => {
      close();
      for (const [id, listener] of listeners)
        listener({ wrappie: 'upload-failed', id, reason: 'The page forbids our frame.' });
    },
  );
  const id = `upload-${++count}`;
  let silence: ReturnType<typeof setTimeout>;
  return new Promise<string | undefined>((resolve, reject) => {
    silence = setTimeout(() => {
      if (frame?.isReady()) return;
      close();
      reject(new Error('The courier does not answer.'));
    }, courierPatience);
    const abort = () => {
      // A page that never came (offline) never will: the next try opens it afresh.
      if (frame?.isReady()) frame.send({ wrappie: 'cancel', id });
      else close();
      reject(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    listeners.set(id, (message) => {
      if (message.wrappie === 'progress') onProgress(message.fraction);
      if (message.wrappie === 'uploaded') resolve(message.url ?? undefined);
      if (message.wrappie === 'upload-failed') reject(new Error(message.reason));
    });
    frame?.send({ wrappie: 'upload', id, name, blob: photo.blob });
  }).finally(() => {
    clearTimeout(silence);
    listeners.delete(id);
  });
}

function close(): void {
  frame?.remove();
  frame = undefined;
}

/** Not `crypto.randomUUID`: that needs a secure context, and a partner's page may be plain http. */
let count = 0;
