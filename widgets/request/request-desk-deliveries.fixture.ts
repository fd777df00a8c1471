import { expect } from 'vitest';
import type { DeliveryOutcome, DeliveryRequest, Ports } from '../kit/ports.ts';
import { fakePorts, promisesToSettle } from './ports.fixture.ts';
import { createNote, type NoteEvent, type NoteOptions } from './request-desk.fixture.ts';

export interface SetUp extends Omit<NoteOptions, 'emit'> {
  given?: Partial<Ports>;
}

/** A note whose deliveries the test ends; `log` records the calls in order. */
export function setUp({ given, ...options }: SetUp = {}) {
  const log: string[] = [];
  const events: NoteEvent[] = [];
  const deliveries: {
    request: DeliveryRequest;
    answer(outcome: DeliveryOutcome): Promise<void>;
    lateReceipt(): void;
  }[] = [];
  let references = 0;
  const deliver: Ports['deliver'] = (request, lateReceipt) => {
    log.push(`deliver ${request.reference}`);
    return new Promise((resolve) => {
      const answer = (outcome: DeliveryOutcome) => {
        resolve(outcome);
        return promisesToSettle();
      };
      deliveries.push({ request, answer, lateReceipt });
    });
  };
  const ports = fakePorts({
    now: () => new Date('2026-01-15T09:30:00Z'),
    newReference: () => `WR-${++references}`,
    pageAddress: () => new URL('https://wrappie.example/contact'),
    ownOrigin: () => 'https://wrappie.example',
    visits: () => ({ first: {}, last: {} }),
    keep: async ({ reference }) => void log.push(`keep ${reference}`),
    forget: async (reference) => void log.push(`forget ${reference}`),
    deliver,
    ...given,
  });
  const emit = (event: NoteEvent) => {
    log.push(event.outcome);
    events.push(event);
  };
  const note = createNote(ports, { ...options, emit });
  note.change('Twee ramen');
  return {
    ...note,
    deliver,
    deliveries,
    events,
    log,
    state: note.store.getState,
    delivery: (n: number) => deliveries[n - 1] ?? expect.fail(`There is no delivery ${n}.`),
    sentText: (n: number) => Object.fromEntries(deliveries[n - 1]?.request.fields ?? [])['text'],
    async send(...openTab: Parameters<typeof note.desk.send>) {
      void note.desk.send(...openTab);
      await promisesToSettle();
    },
  };
}

/** A note whose first delivery stays without a receipt. */
export async function unconfirmed(options?: SetUp) {
  const note = setUp(options);
  await note.send();
  await note.delivery(1).answer('unconfirmed');
  return note;
}
