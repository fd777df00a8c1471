import type { Services } from '../kit/services.ts';

/** An outside world in which only the given members exist: reaching for any other fails the test. */
export function fakeServices(given: Partial<Services>): Services {
  return new Proxy(given, {
    get(members, name: keyof Services) {
      if (members[name]) return members[name];
      throw new Error(`Nobody should need services.${name} here.`);
    },
  }) as Services;
}

/** Lets everything run that waits for nothing but promises. */
export function promisesToSettle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
