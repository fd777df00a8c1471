import type { Finding } from './finding.ts';

/** Whether the browser lets us store data on this page. */
export async function examineStorage(): Promise<Finding> {
  const blocked = [
    tryStorage(() => localStorage) ? '' : 'localStorage',
    tryStorage(() => sessionStorage) ? '' : 'sessionStorage',
    (await tryDatabase()) ? '' : 'IndexedDB',
  ].filter(Boolean);
  return blocked.length === 0
    ? { about: 'storage', state: 'good', text: 'is open' }
    : {
        about: 'storage',
        state: 'notice',
        text: `${blocked.join(', ')} blocked: language and unsent requests last as long as the page`,
      };
}

function tryStorage(storage: () => Storage): boolean {
  const name = 'wrappie-doctor';
  try {
    storage().setItem(name, name);
    storage().removeItem(name);
    return true;
  } catch {
    return false;
  }
}

function tryDatabase(): Promise<boolean> {
  const name = 'wrappie-doctor';
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve(false);
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase(name);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}
