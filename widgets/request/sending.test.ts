import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { DeliveryOutcome, DeliveryRequest } from '../kit/ports.ts';
import { fakeOutbox, fakePorts, promisesToSettle } from './ports.fixture.ts';
import { notSending, type SendingState } from './request-state.ts';
import { createSending } from './sending.ts';

/** Deliveries end when the test says so; `log` tells what happened, in order. */
function setUp() {
  const log: string[] = [];
  const deliveries: { answer(outcome: DeliveryOutcome): Promise<void>; lateReceipt(): void }[] = [];
  const store = createStore<SendingState>(() => notSending);
  let references = 0;
  const ports = fakePorts({
    newReference: () => `WR-${++references}`,
    keep: async ({ reference }) => void log.push(`keep ${reference}`),
    forget: async (reference) => void log.push(`forget ${reference}`),
    deliver({ reference }, lateReceipt) {
      log.push(`deliver ${reference}`);
      return new Promise((resolve) => {
        const answer = (outcome: DeliveryOutcome) => {
          resolve(outcome);
          return promisesToSettle();
        };
        deliveries.push({ answer, lateReceipt });
      });
    },
  });
  const sending = createSending(store, ports, (outcome) => log.push(outcome));
  const compose = vi.fn(async (reference: string): Promise<DeliveryRequest> => ({ reference, fields: [] }));
  return {
    log,
    compose,
    sending,
    state: () => store.getState(),
    delivery: (n: number) => deliveries[n - 1] ?? expect.fail(`There is no delivery ${n}.`),
    async send() {
      void sending.send(compose);
      await promisesToSettle();
    },
  };
}

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('a request', () => {
  test('is kept before it is delivered, and forgotten only after it was accepted', async () => {
    const { send, delivery, log, state } = setUp();
    await send();
    expect(log).toEqual(['keep WR-1', 'deliver WR-1']);
    expect(state()).toEqual({ sending: 'sending', reference: 'WR-1' });
    await delivery(1).answer('accepted');
    expect(state().sending).toBe('accepted');
    expect([...log].sort()).toEqual(['accepted', 'deliver WR-1', 'forget WR-1', 'keep WR-1']);
    expect(log.slice(0, 2)).toEqual(['keep WR-1', 'deliver WR-1']);
  });

  test('can be kept as a draft while its photos are still on their way', async () => {
    const { sending, log } = setUp();
    void sending.send(async (reference, keep) => {
      void keep({ reference, fields: [['name', 'Noor']] });
      return new Promise(() => {});
    });
    await promisesToSettle();
    expect(log).toEqual(['keep WR-1']);
  });

  test('is delivered as it was composed', async () => {
    const request: DeliveryRequest = { reference: 'WR-1', fields: [['name', 'Noor']] };
    const deliver = vi.fn(async (): Promise<DeliveryOutcome> => 'accepted');
    const keep = vi.fn(async () => {});
    const ports = fakePorts({ newReference: () => 'WR-1', keep, deliver, forget: async () => {} });
    await createSending(
      createStore<SendingState>(() => notSending),
      ports,
      () => {},
    ).send(async () => request);
    expect(keep).toHaveBeenCalledWith(request);
    expect(deliver).toHaveBeenCalledWith(request, expect.any(Function));
  });

  test('is not delivered while it is still being kept: the page may be closed any moment', async () => {
    let kept = () => {};
    const keep = () =>
      new Promise<void>((resolve) => {
        kept = resolve;
      });
    const deliver = vi.fn(async (): Promise<DeliveryOutcome> => 'unconfirmed');
    const ports = fakePorts({ newReference: () => 'WR-1', keep, deliver });
    const store = createStore<SendingState>(() => notSending);
    expect(store.getState().sending).toBe('idle');
    const sent = createSending(store, ports, () => {}).send(async (reference) => ({
      reference,
      fields: [],
    }));
    await promisesToSettle();
    expect(deliver).not.toHaveBeenCalled();
    kept();
    await sent;
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('sent twice at once goes once', async () => {
    const { send, delivery, log, compose } = setUp();
    await Promise.all([send(), send()]);
    await send();
    expect(compose).toHaveBeenCalledTimes(1);
    await delivery(1).answer('accepted');
    expect(log.filter((entry) => entry.startsWith('deliver'))).toHaveLength(1);
  });
});

describe('a request that is not confirmed', () => {
  test('stays kept, and is never called a success', async () => {
    const { send, delivery, log, state } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    expect(state()).toEqual({ sending: 'unconfirmed', reference: 'WR-1' });
    expect(log).toEqual(['keep WR-1', 'deliver WR-1', 'unconfirmed']);
  });

  test('keeps its reference when it is sent again, so that the mailbox can see a double', async () => {
    const { send, delivery, log, compose } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    await send();
    expect(compose.mock.calls.map(([reference]) => reference)).toEqual(['WR-1', 'WR-1']);
    await delivery(2).answer('accepted');
    expect(log).toEqual(expect.arrayContaining(['accepted', 'forget WR-1']));
  });

  test('gives the next request a reference of its own', async () => {
    const { send, delivery, compose, sending } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    sending.reset();
    await send();
    expect(compose.mock.calls.map(([reference]) => reference)).toEqual(['WR-1', 'WR-2']);
  });

  test.each([
    ['our own code could not be loaded', new TypeError('Failed to fetch dynamically imported module')],
    ['nothing was even thrown', undefined],
  ])('%s: nothing is delivered, and the visitor is told', async (_, reason) => {
    const { sending, log, state } = setUp();
    await sending.send(() => Promise.reject(reason));
    expect(state().sending).toBe('unconfirmed');
    expect(log).toEqual(['unconfirmed']);
    expect(error).toHaveBeenCalledWith(reason);
  });
});

describe('a late receipt', () => {
  test('still makes it accepted, and it is forgotten', async () => {
    const { send, delivery, log, state } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    delivery(1).lateReceipt();
    expect(state().sending).toBe('accepted');
    expect(log.slice(2)).toEqual(expect.arrayContaining(['unconfirmed', 'accepted', 'forget WR-1']));
  });

  test('of the first attempt counts while the second is under way, whatever becomes of that', async () => {
    const { send, delivery, log, state } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    await send();
    delivery(1).lateReceipt();
    await delivery(2).answer('unconfirmed');
    expect(state().sending).toBe('accepted');
    expect(log.filter((entry) => entry === 'unconfirmed')).toHaveLength(1);
  });

  test.each<[string, (attempt: ReturnType<typeof setUp>['delivery']) => unknown]>([
    ['the same one again', (delivery) => delivery(1).lateReceipt()],
    ['the one of the second attempt', (delivery) => delivery(2).answer('accepted')],
  ])('success is said once, also with %s', async (_, again) => {
    const { send, delivery, log } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    await send();
    delivery(1).lateReceipt();
    await again(delivery);
    expect(log.filter((entry) => entry === 'accepted')).toHaveLength(1);
  });

  test('of the first attempt while the second waits for its photos: that one is not sent any more', async () => {
    const { send, delivery, log, sending } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    let photosSettle = () => {};
    const waiting = new Promise<void>((resolve) => {
      photosSettle = resolve;
    });
    const second = sending.send(async (reference) => {
      await waiting;
      return { reference, fields: [] };
    });
    delivery(1).lateReceipt();
    photosSettle();
    await second;
    expect(log.filter((entry) => entry === 'deliver WR-1')).toHaveLength(1);
    expect(log.filter((entry) => entry === 'keep WR-1')).toHaveLength(1);
    expect(log.at(-1)).toBe('accepted');
  });

  test('for a request that made way for another does not make that one accepted, but is forgotten', async () => {
    const { send, delivery, log, state, sending } = setUp();
    await send();
    await delivery(1).answer('unconfirmed');
    sending.reset();
    await send();
    delivery(1).lateReceipt();
    expect(state()).toEqual({ sending: 'sending', reference: 'WR-2' });
    expect(log).toContain('forget WR-1');
    expect(log).not.toContain('accepted');
  });
});

test('an attempt that ends after a new request was begun says nothing about that one', async () => {
  const { send, delivery, log, state, sending } = setUp();
  await send();
  sending.reset();
  await send();
  await delivery(1).answer('unconfirmed');
  expect(state()).toEqual({ sending: 'sending', reference: 'WR-2' });
  expect(log).not.toContain('unconfirmed');
});

describe('another tab', () => {
  /** A form whose request lies unconfirmed in an outbox that other tabs share. */
  async function shared() {
    const log: string[] = [];
    const heard: ((reference: string, sent: boolean) => void)[] = [];
    const world = { sentElsewhere: false };
    const store = createStore<SendingState>(() => notSending);
    const ports = fakePorts({
      newReference: () => 'WR-1',
      keep: async () => {},
      forget: async () => {},
      deliver: async () => {
        log.push('deliver');
        return 'unconfirmed';
      },
      outbox: async () =>
        fakeOutbox({
          exclusively: async (_, work) => (world.sentElsewhere ? 'sent' : work()),
          onLeave: (listener) => heard.push(listener),
        }),
    });
    const sending = createSending(store, ports, (outcome) => log.push(outcome));
    const send = () => sending.send(async (reference) => ({ reference, fields: [] }));
    await send();
    expect(log).toEqual(['deliver', 'unconfirmed']);
    const leave = (reference: string, sent: boolean) => {
      for (const listener of heard) listener(reference, sent);
    };
    return { log, world, send, leave };
  }

  test('sent an unconfirmed request: it is accepted here too, once', async () => {
    const { log, leave, send } = await shared();
    await send();
    leave('WR-1', true);
    leave('WR-1', true);
    expect(log.filter((entry) => entry === 'accepted')).toHaveLength(1);
  });

  test.each([
    ['threw it away', 'WR-1', false],
    ['sent another', 'WR-2', true],
  ])('%s: this form keeps what it has', async (_, reference, sent) => {
    const { log, leave } = await shared();
    leave(reference, sent);
    expect(log).not.toContain('accepted');
  });

  test('sent it unheard: a retry finds out, and does not send it again', async () => {
    const { log, world, send } = await shared();
    world.sentElsewhere = true;
    await send();
    expect(log).toEqual(['deliver', 'unconfirmed', 'accepted']);
  });
});

test('the outbox cannot be loaded: the request is sent all the same', async () => {
  const deliver = vi.fn(async (): Promise<DeliveryOutcome> => 'accepted');
  const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
  const ports = fakePorts({
    newReference: () => 'WR-1',
    outbox: refuse,
    keep: refuse,
    forget: refuse,
    deliver,
  });
  const store = createStore<SendingState>(() => notSending);
  await createSending(store, ports, () => {}).send(async (reference) => ({ reference, fields: [] }));
  expect(store.getState().sending).toBe('accepted');
  expect(deliver).toHaveBeenCalledTimes(1);
});
