/*
 * The database of the outbox, on the origin of the page that the widget stands on. Every step is limited in time: a
 * broken profile makes some browsers never answer, and a request must not wait for its own copy.
 */

const name = 'wrappie-outbox';

/** 1 had `requests` only. */
const version = 2;

/** `requests`, `sent` and `claims` by reference, `photos` by object name. */
const storeNames = ['requests', 'photos', 'sent', 'claims'] as const;

export type Stores = Record<(typeof storeNames)[number], IDBObjectStore>;

/** How long the database may take, in ms. */
const patience = 2000;

let connection: Promise<IDBDatabase> | undefined;
/** It did not answer once: nobody waits for it again until it does. */
let silent = false;

/**
 * Runs `work` in one transaction over all stores: either all of it is kept, or nothing.
 *
 * @throws DOMException when storage is blocked, full, or does not answer
 */
export async function transact<T>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  connection ??= open();
  const database = await inTime(connection, silent ? 0 : patience);
  const transaction = database.transaction(storeNames, mode);
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const stores = Object.fromEntries(storeNames.map((store) => [store, transaction.objectStore(store)]));
  const [result] = await inTime(Promise.all([work(stores as Stores), ended]), patience);
  return result;
}

/** What a request to the database answers. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of storeNames)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const { result } = request;
      silent = false;
      // A newer script in another tab must not wait for this one.
      result.onversionchange = () => {
        result.close();
        connection = undefined;
      };
      result.onclose = () => {
        connection = undefined;
      };
      resolve(result);
    };
  });
  opening.catch(() => {
    connection = undefined;
  });
  return opening;
}

async function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      silent = true;
      reject(new DOMException('The outbox does not answer.', 'TimeoutError'));
    }, limit);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
