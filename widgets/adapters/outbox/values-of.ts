/**
 * The values in a store of the outbox, read without the code that manages it. It creates no database, and finds nothing when the browser
 * blocks storage.
 */
export function valuesOf<T>(store: 'requests' | 'sent'): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wrappie-outbox');
    // The database did not exist: abort, so that it is not created.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
      } catch (error) {
        reject(error);
      }
      // Only after they were read.
      database.close();
    };
  });
}
