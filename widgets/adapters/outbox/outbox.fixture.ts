import { vi } from 'vitest';
import type { DraftPhoto, DraftRequest } from '../../kit/outbox.ts';

type Tab = typeof import('./outbox.ts');

/** Opens the outbox as another tab of the origin does: the same database, but nothing of this tab's memory. */
export async function openTab(): Promise<Tab> {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.resetModules();
  return import('./outbox.ts');
}

const page = new EventTarget();

/** Whether the browser would ask a visitor who leaves the page now to stay. */
export const asksToStay = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const draft = (reference: string, ...photos: DraftPhoto[]): DraftRequest => ({
  reference,
  fields: [['name', 'Noor']],
  photos,
});

/** A photo that is not uploaded yet. */
export const waiting = (name: string): DraftPhoto => ({
  name,
  failed: true,
  objectName: `object-${name}`,
  picture: new Blob([name], { type: 'image/webp' }),
});

export const uploaded = (name: string): DraftPhoto => ({
  name,
  failed: false,
  objectName: `object-${name}`,
  url: `https://bucket.example/${name}`,
});

/** Keys of everything in the database, by store. */
export async function stored(): Promise<Record<string, string[]>> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('wrappie-outbox');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  const keys = await Promise.all(
    names.map(
      (name) =>
        new Promise<string[]>((resolve) => {
          const reading = transaction.objectStore(name).getAllKeys();
          reading.onsuccess = () => resolve(reading.result.map(String));
        }),
    ),
  );
  database.close();
  return Object.fromEntries(names.map((name, i) => [name, keys[i] ?? []]));
}
