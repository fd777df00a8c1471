/** The stores of a database, by name. */
export type Stores<Name extends string> = Record<Name, IDBObjectStore>;

export interface Database<Name extends string> {
  /**
   * Runs `work` in one transaction over all stores: it stores all changes or none.
   *
   * @throws DOMException when storage is blocked, full, or does not answer
   */
  transact<T>(mode: IDBTransactionMode, work: (stores: Stores<Name>) => Promise<T>): Promise<T>;
}

/** Time limit for each step, in ms. */
const timeout = 2000;

/**
 * A database on the origin of the page that holds the widget. Every step has a time limit: with a broken profile some browsers never
 * answer, and nothing may wait for that.
 */
export function createDatabase<Name extends string>(
  name: string,
  version: number,
  storeNames: readonly Name[],
): Database<Name> {
  let connection: Promise<IDBDatabase> | undefined;
  /** It failed to answer in time once. Until it answers, later calls do not wait for it. */
  let isUnresponsive = false;

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
        isUnresponsive = false;
        // A newer script in another tab must not wait for this connection to close.
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
        isUnresponsive = true;
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
      const database = await inTime(connection, isUnresponsive ? 0 : timeout);
      const transaction = database.transaction(storeNames, mode);
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const stores = Object.fromEntries(storeNames.map((store) => [store, transaction.objectStore(store)]));
      const [result] = await inTime(Promise.all([work(stores as Stores<Name>), ended]), timeout);
      return result;
    },
  };
}

/** The result of a database request, as a promise. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
