/**
 * Whether this device sent the request, or still keeps it. It creates no database: a stranger who opens a thank-you page leaves nothing on
 * the device. Says no when the browser blocks storage.
 */
export function isKnown(reference: string): Promise<boolean> {
  return new Promise((resolve) => {
    const no = () => resolve(false);
    try {
      const opening = indexedDB.open('wrappie-outbox');
      // The database did not exist: abort, so that it is not created.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = no;
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = ['requests', 'sent'].filter((store) => database.objectStoreNames.contains(store));
        if (stores.length === 0) return no();
        const reading = database.transaction(stores);
        const counts = stores.map((store) => reading.objectStore(store).count(reference));
        reading.oncomplete = () => resolve(counts.some(({ result }) => result > 0));
        reading.onabort = no;
        // Only after the transaction ends.
        database.close();
      };
    } catch {
      no();
    }
  });
}
