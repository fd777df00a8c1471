/**
 * Whether a store of a database holds anything. It creates no database, and says no when the browser blocks storage.
 */
export function holds(name: string, store: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // The database did not exist: abort, so that it is not created.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const counting = database.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result > 0);
      } catch (error) {
        reject(error);
      }
      // Only after they were counted.
      database.close();
    };
  });
}
