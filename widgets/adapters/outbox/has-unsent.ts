/**
 * Whether a request lies in the outbox. Part of the script that every page loads, so as little as possible; makes no
 * database where there is none, and says no when the browser blocks it.
 */
export function hasUnsent(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wrappie-outbox');
    // There was none: nothing is left behind.
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
      // Once the count is there.
      database.close();
    };
  });
}
