import type { UploadOptions } from '../../kit/ports.ts';
import { type CourierFrame, openCourierFrame } from './courier-frame.ts';
import type { FromCourier } from './protocol.ts';

/** Time limit for the courier page to load, in ms: the same as for a receipt. */
const courierTimeout = 15_000;

/**
 * One frame for all photos of a page: the storage client loads once. It runs on our origin, so the host's `connect-src` does not apply to
 * it.
 */
let frame: CourierFrame | undefined;
const listeners = new Map<string, (message: FromCourier) => void>();

/**
 * Uploads a photo through the courier page.
 *
 * @param name object name, see `photoName`
 * @returns the public link, or `undefined` when no storage is configured
 * @throws {UploadFailure} with the storage's message when the photo did not arrive; the signal's reason when `signal` fires
 */
export function uploadPhoto(
  origin: string,
  photo: { blob: Blob },
  name: string,
  { onProgress, signal }: UploadOptions,
): Promise<string | undefined> {
  // A host that swaps its pages by replacing the body removes the frame.
  if (frame?.element.isConnected === false) close();
  frame ??= openCourierFrame(
    origin,
    (message) => 'id' in message && listeners.get(message.id)?.(message),
    () => {
      close();
      for (const [id, listener] of listeners)
        listener({ wrappie: 'upload-failed', id, reason: 'The page forbids our frame.' });
    },
  );
  const own = frame;
  const answers = () => own.isReady() && own.element.isConnected;
  // The next photo may have a frame already.
  const closeOwn = () => frame === own && close();
  const id = `upload-${++count}`;
  let silence: ReturnType<typeof setTimeout>;
  return new Promise<string | undefined>((resolve, reject) => {
    silence = setTimeout(() => {
      if (answers()) return;
      closeOwn();
      reject(new Error('The courier does not answer.'));
    }, courierTimeout);
    const abort = () => {
      // A page that has not loaded (offline) never will: the next try opens a new frame.
      if (answers()) own.send({ wrappie: 'cancel', id });
      else closeOwn();
      reject(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    listeners.set(id, (message) => {
      if (message.wrappie === 'progress') onProgress(message.fraction);
      if (message.wrappie === 'uploaded') resolve(message.url ?? undefined);
      if (message.wrappie === 'upload-failed') {
        const { reason, status, retryAfter } = message;
        reject(Object.assign(new Error(reason), { status, retryAfter }));
      }
    });
    own.send({ wrappie: 'upload', id, name, blob: photo.blob });
  }).finally(() => {
    clearTimeout(silence);
    listeners.delete(id);
  });
}

function close(): void {
  frame?.remove();
  frame = undefined;
}

/** Not `crypto.randomUUID`: it needs a secure context, and a partner's page may use plain http. */
let count = 0;
