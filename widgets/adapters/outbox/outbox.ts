import { outboxTime } from '../../domain/request/outbox-time.ts';
import type { DraftRequest, KeptPhoto, UnsentRequest } from '../../kit/outbox.ts';
import { answerOf } from '../database.ts';
import { announce, onLeave } from './announcements.ts';
import { type OutboxStores, transact } from './database.ts';
import { exclusively as alone, busyReferences } from './exclusively.ts';

/*
 * The requests that are not confirmed, with fields and photos. They stay until they are sent or discarded, for 30 days at most (rule
 * `delivery-unsent`). They lie in IndexedDB, or in memory where the browser blocks storage.
 */

/** A clock that shows an earlier time is wrong: there was no outbox yet. */
const earliest = '2026';

/** Requests that could not be stored. */
const memory = new Map<string, UnsentRequest>();
/** References that left the outbox in this tab, for when the storage does not answer. */
const gone = new Set<string>();
/** Pictures that could not be stored, by object name. */
const pictures = new Map<string, Blob>();

/** A picture as it is stored: as bytes, because some browsers lose a stored Blob. */
interface Picture {
  bytes: ArrayBuffer;
  type: string;
}

/** Keeps a request, or replaces the one with the same reference. Never rejects: without storage the request is kept for this visit. */
export async function keep({ reference, fields, photos = [], replaces }: DraftRequest): Promise<void> {
  const request: UnsentRequest = {
    reference,
    fields,
    photos: photos.map(({ picture, ...photo }) => photo),
    keptAt: memory.get(reference)?.keptAt ?? new Date().toISOString(),
    ...(replaces?.length && { replaces }),
  };
  try {
    await transact('readwrite', async (stores) => {
      const { requests, sent } = stores;
      // Its receipt came while it was being stored.
      if (await answerOf(sent.getKey(reference))) return;
      const before = (await answerOf(requests.get(reference))) as UnsentRequest | undefined;
      requests.put({ ...request, ...(before && { keptAt: before.keptAt }) }, reference);
      await deletePictures(stores, [...(before?.photos ?? []), ...photos]);
    });
    memory.delete(reference);
  } catch (error) {
    console.warn('Wrappie keeps the request in memory only: storage is blocked.', error);
    memory.set(reference, request);
  }
  for (const { picture, objectName, url } of photos)
    if (picture && objectName && !url) await keepPicture(reference, objectName, picture);
}

/**
 * The kept requests, without those that another one replaces: of a request and its correction only the correction is offered. Deletes those
 * that are older than 30 days. Never rejects: `undefined` when the storage does not answer, and nothing is in memory.
 */
export async function unsent(): Promise<UnsentRequest[] | undefined> {
  try {
    const kept = await transact('readwrite', async (stores) => {
      await deleteOld(stores);
      return (await answerOf(stores.requests.getAll())) as UnsentRequest[];
    });
    const busy = await busyReferences();
    return current([...kept.map(withPhotos), ...memory.values()]).map((request) => ({
      ...request,
      busy: busy.has(request.reference),
    }));
  } catch (error) {
    console.warn('Wrappie cannot read its outbox.', error);
    return memory.size > 0 ? current([...memory.values()]) : undefined;
  }
}

function current(requests: readonly UnsentRequest[]): UnsentRequest[] {
  const replaced = new Set(requests.flatMap(({ replaces = [] }) => replaces));
  return requests.filter(({ reference }) => !replaced.has(reference));
}

/** A kept request as it is now; `undefined` when it was sent or discarded meanwhile, `unreadable` when nobody knows. */
export async function find(reference: string): Promise<UnsentRequest | undefined | 'unreadable'> {
  const stored = await read(async (stores) => ({
    request: await answerOf<UnsentRequest | undefined>(stores.requests.get(reference)),
  }));
  if (stored?.request) return withPhotos(stored.request);
  return memory.get(reference) ?? (stored || gone.has(reference) ? undefined : 'unreadable');
}

/** The picture of a kept photo that is not uploaded yet. */
export async function pictureOf(objectName: string): Promise<Blob | undefined> {
  const stored = await read((stores) => answerOf<Picture | undefined>(stores.photos.get(objectName)));
  return stored ? new Blob([stored.bytes], { type: stored.type }) : pictures.get(objectName);
}

/** Changes a kept request if it still exists: a photo was uploaded, or the visitor agreed to send it later. */
export async function amend(
  reference: string,
  change: Partial<Pick<UnsentRequest, 'photos' | 'agreed'>>,
): Promise<void> {
  const inMemory = memory.get(reference);
  if (inMemory) memory.set(reference, { ...inMemory, ...change });
  await attempt(async (stores) => {
    const request = (await answerOf(stores.requests.get(reference))) as UnsentRequest | undefined;
    if (request) stores.requests.put({ ...request, ...change }, reference);
    await deletePictures(stores, change.photos ?? []);
  });
}

/**
 * Deletes a confirmed request, and those that it replaces. Its reference stays, so that no other tab sends it again. A request that replaces
 * this one stays, and knows that this one has arrived.
 */
export function forget(reference: string): Promise<void> {
  return remove(reference, true);
}

/** Deletes a request that the visitor discards, and those that it replaces. */
export function discard(reference: string): Promise<void> {
  return remove(reference, false);
}

/**
 * Runs `work` while no other tab is sending this request. Until it is done, the browser asks a visitor who leaves the page whether to stay.
 * Returns `sent` without running it when another tab has sent the request.
 */
export function exclusively<T>(reference: string, work: () => Promise<T>): Promise<T | 'sent'> {
  return alone(reference, async () => {
    addEventListener('beforeunload', askToStay);
    try {
      const sent = await read((stores) => answerOf(stores.sent.getKey(reference)));
      return sent ? 'sent' : await work();
    } finally {
      removeEventListener('beforeunload', askToStay);
    }
  });
}

const askToStay = (leaving: Event) => leaving.preventDefault();

export { onLeave };

async function remove(reference: string, sent: boolean): Promise<void> {
  const inMemory = memory.get(reference);
  for (const each of [reference, ...(inMemory?.replaces ?? [])]) {
    memory.delete(each);
    gone.add(each);
  }
  const noteArrival = (request: UnsentRequest): UnsentRequest | undefined =>
    sent && request.replaces?.includes(reference) ? { ...request, arrived: reference } : undefined;
  for (const request of memory.values()) memory.set(request.reference, noteArrival(request) ?? request);
  const news = await attempt(async (stores) => {
    const { requests } = stores;
    const known = await answerOf(stores.sent.getKey(reference));
    const stored = (await answerOf(requests.get(reference))) as UnsentRequest | undefined;
    await deleteRequest(stores, reference);
    const replaced: string[] = [];
    for (const old of stored?.replaces ?? inMemory?.replaces ?? [])
      if (await deleteRequest(stores, old)) replaced.push(old);
    for (const request of (await answerOf(requests.getAll())) as UnsentRequest[]) {
      const changed = noteArrival(request);
      if (changed) requests.put(changed, request.reference);
    }
    if (sent && !known) {
      stores.sent.put(new Date().toISOString(), reference);
      await deleteOld(stores);
    }
    return { isNew: !known, replaced };
  });
  // A listener forgets the request too: a second announcement would start an endless loop.
  if (news?.isNew) announce(reference, sent);
  // They did not arrive, as far as anybody knows, but nobody needs to send them any more.
  for (const old of news?.replaced ?? []) announce(old, false);
}

/** Pictures are stored one by one: without room for one, the request itself is still kept. */
async function keepPicture(reference: string, objectName: string, picture: Blob): Promise<void> {
  try {
    if (await transact('readonly', ({ photos }) => answerOf(photos.getKey(objectName)))) return;
    const bytes = await picture.arrayBuffer();
    await transact('readwrite', async ({ requests, photos }) => {
      if (await answerOf(requests.getKey(reference)))
        photos.put({ bytes, type: picture.type } satisfies Picture, objectName);
    });
  } catch (error) {
    console.warn('Wrappie keeps a photo in memory only: there is no room for it.', error);
    pictures.set(objectName, picture);
  }
}

/** Whether there was one. */
async function deleteRequest(stores: OutboxStores, reference: string): Promise<boolean> {
  const request = (await answerOf(stores.requests.get(reference))) as UnsentRequest | undefined;
  stores.requests.delete(reference);
  await deletePictures(stores, request?.photos ?? []);
  return request !== undefined;
}

/** Deletes the pictures of these photos, except those that a kept request still has to upload: a request and its correction share photos. */
async function deletePictures({ requests, photos }: OutboxStores, of: readonly KeptPhoto[]): Promise<void> {
  const kept = [...((await answerOf(requests.getAll())) as UnsentRequest[]), ...memory.values()];
  const needed = new Set(
    kept.flatMap((request) => request.photos ?? []).map(({ url, objectName }) => !url && objectName),
  );
  for (const { objectName = '' } of of) {
    if (needed.has(objectName)) continue;
    photos.delete(objectName);
    pictures.delete(objectName);
  }
}

/** A time that was noted by a wrong clock becomes today's, so that nothing is deleted early or kept for ever. */
async function deleteOld(stores: OutboxStores): Promise<void> {
  const now = new Date().toISOString();
  if (now < earliest) return;
  const oldest = new Date(Date.now() - outboxTime).toISOString();
  const isWrong = (time: string) => time < earliest || time > now;
  for (const request of (await answerOf(stores.requests.getAll())) as UnsentRequest[]) {
    const { reference, keptAt } = request;
    if (isWrong(keptAt)) stores.requests.put({ ...request, keptAt: now }, reference);
    else if (keptAt < oldest) await deleteRequest(stores, reference);
  }
  const [keys, times] = await Promise.all([
    answerOf(stores.sent.getAllKeys()),
    answerOf(stores.sent.getAll()),
  ]);
  keys.forEach((key, i) => {
    if (isWrong(times[i])) stores.sent.put(now, key);
    else if (times[i] < oldest) stores.sent.delete(key);
  });
}

/** A request kept by version 1 has no photos. */
function withPhotos(
  request: Omit<UnsentRequest, 'photos'> & { photos?: readonly KeptPhoto[] },
): UnsentRequest {
  return { photos: [], ...request };
}

function read<T>(work: (stores: OutboxStores) => Promise<T>): Promise<T | undefined> {
  return attempt(work, 'readonly');
}

/** Without storage there is nothing to read or to change. */
async function attempt<T>(
  work: (stores: OutboxStores) => Promise<T>,
  mode: IDBTransactionMode = 'readwrite',
): Promise<T | undefined> {
  try {
    return await transact(mode, work);
  } catch (error) {
    console.warn('Wrappie cannot reach its outbox.', error);
    return undefined;
  }
}
