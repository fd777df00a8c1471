/**
 * Whether the outbox holds a request. This is part of the script that every page loads, so it is as small as possible. It creates no
 * database, and says no when the browser blocks storage.
 */
export function hasUnsent(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wrappie-outbox');
    // The database did not exist: abort, so that it is not created.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const counting = database.transaction('requests').objectStore('requests').count();
        counting.onsuccess = () => resolve(counting.result > 0);
      } catch (error) {
        reject(error);
      }
      // Only after the requests were counted.
      database.close();
    };
  });
}
