import type { StoreApi } from 'zustand/vanilla';
import type { DraftPhoto } from '../kit/outbox.ts';
import type { PhotoRefused, Ports, PreparedPhoto, UploadFailure } from '../kit/ports.ts';
import { inTime } from './in-time.ts';
import { mostPhotos, noPhotos, type Photo, type PhotoNotice, type PhotoState } from './request-state.ts';
import { photoTimeout, uploadInTime } from './upload-in-time.ts';

/** Time limit for checking and re-encoding a photo, in ms: some browsers never answer when they run out of memory. */
const checkTimeout = 30_000;

/** A photo in the list of another form on this site. */
export interface SharedPhoto {
  name: string;
  objectName: string;
  /** Absent while the photo is not uploaded. */
  url?: string | undefined;
  /** It stays on the device until the visitor presses Send. */
  waits?: boolean | undefined;
}

export interface PhotoQueue {
  add(files: readonly File[]): void;
  /** Adds a photo of another form. A photo that is uploaded already is not uploaded again. Without its picture it has no thumbnail. */
  adopt(photo: SharedPhoto, picture?: Blob): void;
  /** A photo that waits to be sent was uploaded by another form: this one does not upload it again. */
  arrived(objectName: string, url: string): void;
  /** The re-encoded picture of a photo; absent while the photo is being checked. */
  pictureOf(id: string): Blob | undefined;
  remove(id: string): void;
  retry(id: string): void;
  /** Retries every photo that failed. */
  retryAll(): void;
  /**
   * Called because the visitor sends the request: uploads the photos that waited for that, and tries those once more that an outage or a full
   * storage stopped.
   */
  uploadForSending(): void;
  clear(): void;
  /** The current result of each photo, with all data to upload the missing ones later. */
  drafts(): DraftPhoto[];
  /**
   * Waits until no photo is being checked or uploaded, and resolves with the result of each. A photo that is still being checked or
   * uploaded after `timeout` ms counts as failed: a browser or storage that hangs must not delay the request further.
   */
  whenSettled(timeout?: number): Promise<DraftPhoto[]>;
}

/** Checks photos as they are chosen, and uploads them one at a time, in order. Never throws: a failure is the status of a photo. */
export function createPhotoQueue(store: StoreApi<PhotoState>, ports: Ports): PhotoQueue {
  const { getState: get, setState: set } = store;
  const files = new Map<string, File>();
  const prepared = new Map<string, PreparedPhoto>();
  const aborts = new Map<string, AbortController>();
  const givenUp = new Set<string>();
  /** Photos that are uploaded when the request is sent, and not before. */
  const waiting = new Set<string>();
  /** Photos that may arrive later, because nothing is wrong with them. */
  const passing = new Set<string>();
  /** Files that there was no room for: each gets the place of one that turns out to be no photo. */
  let spare: File[] = [];
  let checks: Promise<void> = Promise.resolve();
  let uploads: Promise<void> = Promise.resolve();

  const exists = (id: string) => files.has(id);
  const isUploaded = (id: string) => photoOf(id)?.url !== undefined;
  const notice = (name: string, reason: PhotoNotice['reason']) =>
    set({ photoNotices: [...get().photoNotices, { name, reason }] });
  const photoOf = (id: string) => get().photos.find((photo) => photo.id === id);
  const change = (id: string, changes: Partial<Photo>) =>
    set({ photos: get().photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)) });

  function admit(file: File): string {
    const id = `photo-${++count}`;
    files.set(id, file);
    set({ photos: [...get().photos, { id, name: file.name, status: 'checking', progress: 0 }] });
    return id;
  }

  function admitSpare(): void {
    const next = get().photos.length < mostPhotos && spare.shift();
    if (!next) return;
    const notices = [...get().photoNotices];
    notices.splice(
      notices.findIndex(({ reason }) => reason === 'too-many'),
      1,
    );
    set({ photoNotices: notices });
    enqueue(admit(next));
  }

  /** Checks do not wait for uploads: a refusal is shown at once. */
  function enqueue(id: string, once?: boolean): void {
    checks = checks.then(() => check(id));
    const checked = checks;
    if (waiting.has(id)) return;
    uploads = uploads.then(() => checked).then(() => upload(id, once));
  }

  async function check(id: string): Promise<void> {
    const file = files.get(id);
    if (!file || prepared.has(id)) return;
    try {
      const photo = await inTime(ports.preparePhoto(file), checkTimeout);
      // Removed while it was being checked: `drop` had no thumbnail to free.
      if (!exists(id)) return photo.thumbnail.close();
      prepared.set(id, photo);
      const { thumbnail } = photo;
      const objectName = photoOf(id)?.objectName ?? photo.objectName;
      // A photo that the request went without stays failed: nothing would upload it, and only a failed one can be retried.
      const isSettled = isUploaded(id) || givenUp.has(id);
      change(id, {
        objectName,
        thumbnail,
        ...(!isSettled && { status: waiting.has(id) ? 'ready' : 'waiting' }),
      });
    } catch (error) {
      if (!exists(id) || isUploaded(id)) return;
      // Recognised by its name: the class is part of the code that checks photos, which loads with the first photo.
      const { name, reason } = error as PhotoRefused;
      if (name === 'PhotoRefused') {
        drop(id);
        notice(file.name, reason);
        admitSpare();
      } else fail(id, error);
    }
  }

  async function upload(id: string, once?: boolean): Promise<void> {
    const photo = prepared.get(id);
    const objectName = photoOf(id)?.objectName;
    if (!photo || !objectName || isUploaded(id) || givenUp.has(id)) return;
    change(id, { status: 'uploading', progress: 0 });
    try {
      const abort = new AbortController();
      aborts.set(id, abort);
      const url = await uploadInTime(ports, photo, objectName, {
        abort,
        once,
        onProgress: (progress) => change(id, { progress }),
        onTryFailed(failure) {
          log(id, failure);
          change(id, { progress: 0 });
        },
      });
      change(id, { status: url === undefined ? 'named' : 'done', progress: 1, url });
    } catch (error) {
      fail(id, error);
    }
  }

  /** A failed upload is logged, and the request is sent without the photo. */
  function fail(id: string, error: unknown): void {
    log(id, error);
    passing[isPassing(error as Partial<UploadFailure>) ? 'add' : 'delete'](id);
    change(id, { status: 'failed', progress: 0 });
  }

  function log(id: string, error: unknown): void {
    const file = files.get(id);
    if (file) console.error(`Photo "${file.name}" was not uploaded.`, error);
  }

  /** Marks photos that are still uploading as failed: each can be retried. */
  function giveUp(): void {
    const reason = new DOMException('The other photos took too long.', 'TimeoutError');
    for (const { id, status } of get().photos) {
      if (status === 'done' || status === 'named' || status === 'failed') continue;
      givenUp.add(id);
      // The upload fails with this reason too: without it, it would look like an outage that passes.
      aborts.get(id)?.abort(reason);
      fail(id, reason);
    }
  }

  function drop(id: string): void {
    files.delete(id);
    waiting.delete(id);
    aborts.get(id)?.abort();
    prepared.get(id)?.thumbnail.close();
    prepared.delete(id);
    set({ photos: get().photos.filter((photo) => photo.id !== id) });
  }

  function retry(id: string, once?: boolean): void {
    // A double click must not upload it twice.
    if (photoOf(id)?.status !== 'failed') return;
    givenUp.delete(id);
    change(id, { status: 'waiting' });
    enqueue(id, once);
  }

  const drafts = () =>
    get().photos.map(({ id, name, url, status, objectName }) => {
      const failed = status !== 'done' && status !== 'named';
      const picture = failed ? prepared.get(id)?.blob : undefined;
      return { name, url, failed, objectName, picture };
    });

  return {
    drafts,
    add(chosen) {
      set({ photoNotices: [] });
      const room = Math.max(0, mostPhotos - get().photos.length);
      spare = chosen.slice(room);
      for (const file of chosen.slice(0, room)) enqueue(admit(file));
      for (const file of spare) notice(file.name, 'too-many');
    },
    adopt({ name, objectName, url, waits }, picture) {
      if (get().photos.length >= mostPhotos || !(url || picture)) return;
      const id = admit(new File(picture ? [picture] : [], name));
      change(id, { objectName, ...(url && { url, status: 'done', progress: 1 }) });
      if (waits && !url) waiting.add(id);
      if (picture) enqueue(id);
    },
    arrived(objectName, url) {
      const { id } = get().photos.find((photo) => photo.objectName === objectName) ?? {};
      if (id && waiting.delete(id)) change(id, { url, status: 'done', progress: 1 });
    },
    pictureOf: (id) => prepared.get(id)?.blob,
    remove: drop,
    retry: (id) => retry(id),
    retryAll() {
      for (const { id } of get().photos) retry(id);
    },
    uploadForSending() {
      for (const id of [...waiting]) {
        waiting.delete(id);
        enqueue(id);
      }
      for (const id of passing) retry(id, true);
    },
    clear() {
      spare = [];
      for (const { id } of get().photos) drop(id);
      set(noPhotos);
    },
    async whenSettled(timeout = photoTimeout) {
      const all = async () => {
        for (let seen: unknown; seen !== uploads; ) {
          seen = uploads;
          await uploads;
        }
      };
      await inTime(all(), timeout).catch(giveUp);
      return drafts();
    },
  };
}

/** Whether the same photo may arrive at another time: the plan of the storage was used up, it was busy, or it was out of reach. */
function isPassing({ name, status = 500 }: Partial<UploadFailure>): boolean {
  return name !== 'TimeoutError' && (status === 402 || status === 429 || status >= 500);
}

let count = 0;
