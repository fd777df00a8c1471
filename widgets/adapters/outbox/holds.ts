/**
 * Whether a store of a database holds anything, or anything that `suits`. It creates no database, and says no when the browser blocks
 * storage.
 */
export function holds(name: string, store: string, suits = (_: unknown) => true): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // The database did not exist: abort, so that it is not created.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result.some(suits));
      } catch (error) {
        // A database of version 1 lacks some of today's stores.
        if ((error as Error).name === 'NotFoundError') resolve(false);
        else reject(error);
      }
      // Only after they were read.
      database.close();
    };
  });
}
