import { createStore, del, set, type UseStore } from 'idb-keyval';
import type { DeliveryRequest } from '../kit/services.ts';

/** Requests that are not confirmed, by reference. IndexedDB; memory where the browser blocks storage. */
const memory = new Map<string, KeptRequest>();
let database: UseStore | undefined;

/** How long the database may take, in ms. */
const longestWait = 2000;

export interface KeptRequest extends DeliveryRequest {
  /** ISO time of the last attempt: 30 days later nobody waits for it any more. */
  keptAt: string;
}

/** Keeps a request, or replaces the one of the same reference. Never rejects: without storage it stays for the visit. */
export async function keep(request: DeliveryRequest): Promise<void> {
  const kept = { ...request, keptAt: new Date().toISOString() };
  memory.set(request.reference, kept);
  await persist((store) => set(request.reference, kept, store));
}

/** Forgets a request once it is confirmed, or thrown away. */
export async function forget(reference: string): Promise<void> {
  memory.delete(reference);
  await persist((store) => del(reference, store));
}

/** A broken profile makes some browsers never answer: a request must not wait for its own copy. */
function silence(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('No answer.')), longestWait));
}

async function persist(write: (store: UseStore) => Promise<void>): Promise<void> {
  try {
    database ??= createStore('wrappie-outbox', 'requests');
    await Promise.race([write(database), silence()]);
  } catch (error) {
    console.warn('Wrappie keeps the request in memory only: storage is blocked.', error);
  }
}
