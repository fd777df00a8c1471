import type { Outbox } from '../kit/outbox.ts';
import type { Ports } from '../kit/ports.ts';

/** Ports of a visitor who is online and whose device stores nothing, of which only the given members exist: use of any other fails the test. */
export function fakePorts(given: Partial<Ports>): Ports {
  return only<Ports>('ports', {
    mode: undefined,
    outbox: async () => fakeOutbox({}),
    isOnline: () => true,
    isOnPage: () => true,
    recall: () => undefined,
    onReturn: () => {},
    ...given,
  });
}

/** An outbox that no other tab shares, of which only the given members exist. */
export function fakeOutbox(given: Partial<Outbox>): Outbox {
  return only<Outbox>('outbox', { exclusively: (_, work) => work(), onLeave: () => {}, ...given });
}

function only<T extends object>(what: string, given: Partial<T>): T {
  return new Proxy(given, {
    get(members, name: string) {
      // `await` reads this member of every object.
      if (name === 'then') return undefined;
      if (name in members) return members[name as keyof T];
      throw new Error(`Nobody should need ${what}.${name} here.`);
    },
  }) as T;
}

/** Resolves after all pending promise callbacks have run. */
export function promisesToSettle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
