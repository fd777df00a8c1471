import { answerOf } from '../database.ts';
import { transact } from './database.ts';

/** How long a claim is valid, in ms. A tab renews its claim while it is open. */
const claimTime = 10_000;
/** How long a waiting tab pauses before it tries again, in ms. */
const pause = 1000;

interface Claim {
  by: string;
  until: number;
}

/** Tells this page from other tabs; not a secret. */
const me = Math.random().toString(36).slice(2);

/**
 * Runs `work` while no other tab of the origin works on the same request; waits for its turn. Uses Web Locks where they exist (https only),
 * otherwise a claim in the database, which expires after its tab was closed.
 */
export async function exclusively<T>(reference: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return withLock(reference, work);
  const release = await claim(reference);
  try {
    return await work();
  } finally {
    release();
  }
}

/** The references of requests that some tab is sending right now. */
export async function busyReferences(): Promise<Set<string>> {
  if (navigator.locks) {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name = '' }) => name.replace(lockName(''), '')));
  }
  return transact('readonly', async ({ claims }) => {
    const [keys, all] = await Promise.all([answerOf(claims.getAllKeys()), answerOf(claims.getAll())]);
    return new Set(keys.filter((_, i) => (all[i] as Claim).until > Date.now()).map(String));
  });
}

async function withLock<T>(reference: string, work: () => Promise<T>): Promise<T> {
  let begun = false;
  try {
    return await navigator.locks.request(lockName(reference), () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    // A page with an opaque origin, or without storage, may not lock. It shares no requests with other tabs either.
    return work();
  }
}

const lockName = (reference: string) => `wrappie-outbox-${reference}`;

/** Claims a request and returns a function that releases it. Without a database the tabs share no requests, so no claim is needed. */
async function claim(reference: string): Promise<() => void> {
  for (;;) {
    try {
      if (await renew(reference)) break;
    } catch {
      return () => {};
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const timer = setInterval(() => renew(reference).catch(console.warn), claimTime / 2);
  return () => {
    clearInterval(timer);
    transact('readwrite', async ({ claims }) => void claims.delete(reference)).catch(console.warn);
  };
}

/** Makes or renews the claim; false when another tab holds it. */
function renew(reference: string): Promise<boolean> {
  return transact('readwrite', async ({ claims }) => {
    const held = (await answerOf(claims.get(reference))) as Claim | undefined;
    if (held && held.by !== me && held.until > Date.now()) return false;
    claims.put({ by: me, until: Date.now() + claimTime } satisfies Claim, reference);
    return true;
  });
}
