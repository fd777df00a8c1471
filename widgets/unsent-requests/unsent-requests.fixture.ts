import { vi } from 'vitest';
import type { KeptPhoto, Outbox, UnsentRequest } from '../kit/outbox.ts';
import type { DeliveryOutcome, Ports, UploadOptions } from '../kit/ports.ts';
import { fakeOutbox, fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { createUnsentRequestsStore } from './unsent-requests.store.ts';

export const request = (reference: string, more: Partial<UnsentRequest> = {}): UnsentRequest => ({
  reference,
  fields: [
    ['name', 'Noor'],
    ['uploadedFiles', (more.photos ?? []).map((_, i) => `\uE000${i}\uE001`).join(', ')],
  ],
  photos: [],
  keptAt: '2026-01-15T09:30:00.000Z',
  ...more,
});

export const done = (name: string): KeptPhoto => ({
  name,
  url: `https://bucket.example/${name}`,
  failed: false,
});
export const left = (name: string): KeptPhoto => ({ name, failed: true, objectName: `object-${name}` });

/** What the tabs of a browser share: an outbox in memory, and the network. */
export function browser(kept: UnsentRequest[], { online = true } = {}) {
  return {
    online,
    /** Whether the database answers. */
    answers: true,
    requests: new Map(kept.map((one) => [one.reference, one])),
    sent: new Set<string>(),
    /** The last tab that wants to send a request: the next one waits for it. */
    turns: new Map<string, Promise<unknown>>(),
    listeners: new Set<(reference: string, sent: boolean) => void>(),
  };
}

/** The notice over an outbox in memory; the test ends deliveries and uploads. Another tab of the browser shares its `world`. */
export function notice(kept: UnsentRequest[], { online = true, world = browser(kept, { online }) } = {}) {
  const { requests } = world;
  /** Other tabs that are sending a request: each resolves once it has arrived. */
  const elsewhere = new Map<string, Promise<void>>();
  const deliveries: {
    fields: Record<string, string>;
    /** Whether the mail service may ask the visitor a question. */
    mayAsk: boolean;
    answer(outcome: DeliveryOutcome): Promise<void>;
    lateReceipt(): void;
  }[] = [];
  const uploads: (UploadOptions & { name: string; arrive(url?: string): void; fail(): void })[] = [];
  const events: [string, unknown][] = [];
  const heard: { leave?: (reference: string, sent: boolean) => void } = {};
  const listeners: { online: () => void; back: () => void } = { online() {}, back() {} };

  const outbox: Outbox = fakeOutbox({
    unsent: async () => (world.answers ? [...requests.values()] : undefined),
    find: async (reference) => (world.answers ? requests.get(reference) : 'unreadable'),
    pictureOf: async (objectName) => new Blob([objectName]),
    async amend(reference, change) {
      const found = world.answers && requests.get(reference);
      if (found) requests.set(reference, { ...found, ...change });
    },
    forget: async (reference) => remove(reference, true),
    discard: async (reference) => remove(reference, false),
    async exclusively(reference, work) {
      const other = elsewhere.get(reference);
      await other;
      if (other) return 'sent';
      const turn = Promise.resolve(world.turns.get(reference)).then(async () =>
        world.answers && world.sent.has(reference) ? 'sent' : work(),
      );
      const ended = turn.catch(() => {});
      world.turns.set(reference, ended);
      return turn;
    },
    onLeave: (listener) => {
      heard.leave = listener;
      world.listeners.add(listener);
    },
  });
  async function remove(reference: string, sent: boolean): Promise<void> {
    if (!world.answers) return;
    if (sent) world.sent.add(reference);
    if (!requests.delete(reference)) return;
    void promisesToSettle().then(() => {
      for (const listener of world.listeners) listener(reference, sent);
    });
  }
  const ports: Ports = fakePorts({
    outbox: async () => outbox,
    now: () => new Date(),
    isOnline: () => world.online,
    onOnline: (listener) => {
      listeners.online = listener;
    },
    onReturn: (listener) => {
      listeners.back = listener;
    },
    prepareDelivery: vi.fn(async () => {}),
    deliver: ({ fields, onQuestion }, lateReceipt) =>
      new Promise((resolve) => {
        const answer = (outcome: DeliveryOutcome) => {
          resolve(outcome);
          return promisesToSettle();
        };
        const mayAsk = Boolean(onQuestion);
        deliveries.push({ fields: Object.fromEntries(fields), mayAsk, answer, lateReceipt });
      }),
    uploadPhoto: (_, name, options) =>
      new Promise((arrive, fail) =>
        uploads.push({ ...options, name, arrive, fail: () => fail(new Error('503')) }),
      ),
  });
  const emit = (name: string, detail: unknown) => void events.push([name, detail]);
  const store = createUnsentRequestsStore({ ports, emit, attributes: {} });
  const act = () => store.getState();
  async function leave(reference: string, sent: boolean): Promise<void> {
    requests.delete(reference);
    heard.leave?.(reference, sent);
    await promisesToSettle();
  }
  return {
    requests,
    deliveries,
    uploads,
    events,
    world,
    ports,
    act,
    watch: store.subscribe,
    /** The requests with their status: `WR-1 offered, WR-2 waiting`. */
    summary: () =>
      act()
        .offers.map(({ reference, status }) => `${reference} ${status}`)
        .join(', '),
    delivery: (n: number) => {
      const found = deliveries[n - 1];
      if (!found) throw new Error(`There is no delivery ${n}.`);
      return found;
    },
    upload: (n: number) => {
      const found = uploads[n - 1];
      if (!found) throw new Error(`There is no upload ${n}.`);
      return found;
    },
    async start() {
      await act().start();
      await promisesToSettle();
    },
    async send(reference = 'WR-1') {
      void act().send(reference);
      await promisesToSettle();
    },
    async goOnline() {
      world.online = true;
      listeners.online();
      await promisesToSettle();
    },
    async comeBack() {
      listeners.back();
      await promisesToSettle();
    },
    leave,
    /** Another tab sends it, and holds its lock until the returned function is called. */
    sendElsewhere(reference: string) {
      let done = () => {};
      elsewhere.set(reference, new Promise((resolve) => (done = resolve)));
      return () => {
        done();
        return leave(reference, true);
      };
    },
  };
}
