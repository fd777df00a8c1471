import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { photoName } from '../domain/request/photo-name.ts';
import type { Ports, PreparedPhoto, UploadOptions } from '../kit/ports.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { fakePorts } from './ports.fixture.ts';
import { noPhotos, type PhotoState } from './request-state.ts';

/** An upload whose outcome the test sets. */
export interface FakeUpload extends UploadOptions {
  photo: { blob: Blob };
  name: string;
  arrive(url?: string): void;
  fail(reason?: unknown): void;
}

const now = new Date('2026-01-15T12:00:00Z');

export const fileOf = (name: string) => new File(['x'], name);

export function preparedPhoto(name = 'foto.jpg'): PreparedPhoto {
  const thumbnail = { width: 1, height: 1, close: vi.fn() } satisfies ImageBitmap;
  return { blob: new Blob(['x']), objectName: photoName(name, 'image/webp', now.getTime()), thumbnail };
}

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** A queue over a plain store. Photos are valid unless `preparePhoto` says otherwise; the test ends each upload. */
export function queueWith(preparePhoto: Ports['preparePhoto'] = async (file) => preparedPhoto(file.name)) {
  const uploads: FakeUpload[] = [];
  const store = createStore<PhotoState>(() => noPhotos);
  const ports = fakePorts({
    preparePhoto,
    uploadPhoto: (photo, name, options) =>
      new Promise((arrive, fail) => {
        options.signal.addEventListener('abort', () => fail(options.signal.reason));
        uploads.push({ ...options, photo, name, arrive, fail });
      }),
  });
  const queue = createPhotoQueue(store, ports);
  const photos = () => store.getState().photos;
  return {
    queue,
    store,
    uploads,
    photos,
    last: () => uploads.at(-1) as FakeUpload,
    /** The photos with their status: `a.jpg done, b.jpg uploading`. */
    summary: () =>
      photos()
        .map(({ name, status }) => `${name} ${status}`)
        .join(', '),
    notices: () => store.getState().photoNotices.map(({ name, reason }) => `${name} ${reason}`),
    id: (name: string) => photos().find((photo) => photo.name === name)?.id ?? `no ${name}`,
    add: (...names: string[]) => queue.add(names.map(fileOf)),
  };
}
