/** The stores of a database, by name. */
export type Stores<Name extends string> = Record<Name, IDBObjectStore>;

export interface Database<Name extends string> {
  /**
   * Runs `work` in one transaction over all stores: either all of it is kept, or nothing.
   *
   * @throws DOMException when storage is blocked, full, or does not answer
   */
  transact<T>(mode: IDBTransactionMode, work: (stores: Stores<Name>) => Promise<T>): Promise<T>;
}

/** How long a database may take, in ms. */
const patience = 2000;

/**
 * A database on the origin of the page that the widget stands on. Every step is limited in time: a broken profile makes
 * some browsers never answer, and nobody must wait for that.
 */
export function createDatabase<Name extends string>(
  name: string,
  version: number,
  storeNames: readonly Name[],
): Database<Name> {
  let connection: Promise<IDBDatabase> | undefined;
  /** It did not answer once: nobody waits for it again until it does. */
  let silent = false;

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
        reject(new DOMException(`${name} does not answer.`, 'TimeoutError'));
      }, limit);
    });
    try {
      return await Promise.race([promise, silence]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async transact(mode, work) {
      connection ??= open();
      const database = await inTime(connection, silent ? 0 : patience);
      const transaction = database.transaction(storeNames, mode);
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const stores = Object.fromEntries(storeNames.map((store) => [store, transaction.objectStore(store)]));
      const [result] = await inTime(Promise.all([work(stores as Stores<Name>), ended]), patience);
      return result;
    },
  };
}

/** What a request to the database answers. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
