import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeliveryOutcome, DeliveryRequest, DeliveryTab, Ports } from '../kit/ports.ts';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { fakeOutbox, fakePorts, promisesToSettle } from './ports.fixture.ts';
import { createNote, type NoteEvent, type NoteOptions } from './request-desk.fixture.ts';

interface SetUp extends Omit<NoteOptions, 'emit'> {
  given?: Partial<Ports>;
}

/** A note whose deliveries the test ends; `log` records the calls in order. */
function setUp({ given, ...options }: SetUp = {}) {
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

async function unconfirmed(options?: SetUp) {
  const note = setUp(options);
  await note.send();
  await note.delivery(1).answer('unconfirmed');
  return note;
}

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('a form with a problem', () => {
  test.each([
    ['', 'missing'],
    ['?', 'invalid'],
  ])('("%s") sends nothing: the problem is marked, and the field takes the focus', async (text, toast) => {
    const { change, send, state, log } = setUp();
    change(text);
    await send(() => expect.fail('No tab is opened for it.'));
    expect(state()).toMatchObject({ marked: true, toast, focus: 'text', sending: 'idle' });
    expect(log).toEqual([]);
  });
});

test('a form without content sends nothing', async () => {
  const { send, change, log, state } = setUp();
  change('-');
  await send();
  expect(log).toEqual([]);
  expect(state().sending).toBe('idle');
});

describe('a request', () => {
  test('is stored before it is delivered, and deleted only after it was accepted', async () => {
    const { send, delivery, log, state } = setUp();
    await send();
    expect(log).toEqual(['keep WR-1', 'deliver WR-1']);
    expect(state()).toMatchObject({ sending: 'sending', reference: 'WR-1', text: 'Twee ramen' });
    await delivery(1).answer('accepted');
    expect(log.slice(0, 4)).toEqual(['keep WR-1', 'deliver WR-1', 'forget WR-1', 'sent']);
  });

  test('is delivered with its content at the time of sending, and with its origin', async () => {
    const { send, change, delivery } = setUp({ attributes: { partner: 'dealer-7' } });
    await send();
    change('Drie ramen');
    expect(delivery(1).request.fields).toEqual([
      ['text', 'Twee ramen'],
      ['reference', 'WR-1'],
      ['partner', 'dealer-7'],
      ['photos', ''],
    ]);
  });

  test('is not delivered before it is stored, because the page may be closed at any moment', async () => {
    let kept = () => {};
    const keep = () =>
      new Promise<void>((resolve) => {
        kept = resolve;
      });
    const { send, deliveries } = setUp({ given: { keep } });
    await send();
    expect(deliveries).toEqual([]);
    kept();
    await promisesToSettle();
    expect(deliveries).toHaveLength(1);
  });

  test('is stored as a draft while its photos are uploading, and delivered with them', async () => {
    let arrive = (_url: string) => {};
    const uploadPhoto = () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      });
    const preparePhoto = async (file: File) => preparedPhoto(file.name);
    const { send, photos, log, delivery } = setUp({ withPhotos: true, given: { preparePhoto, uploadPhoto } });
    photos.add([fileOf('a.jpg')]);
    await send();
    expect(new Set(log)).toEqual(new Set(['keep WR-1']));
    arrive('https://bucket.example/a');
    await promisesToSettle();
    expect(delivery(1).request.fields).toContainEqual(['photos', 'https://bucket.example/a']);
  });

  test('is delivered once when it is sent twice at the same time', async () => {
    const { send, log, delivery } = setUp();
    await Promise.all([send(), send()]);
    await send();
    await delivery(1).answer('accepted');
    expect(log.filter((entry) => entry.startsWith('deliver'))).toHaveLength(1);
  });

  test('that cannot be stored, nor shared with other tabs, is still sent', async () => {
    const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
    const { send, delivery, events } = setUp({ given: { outbox: refuse, keep: refuse, forget: refuse } });
    await send();
    await delivery(1).answer('accepted');
    expect(events).toEqual([{ outcome: 'sent', text: 'Twee ramen', reference: 'WR-1' }]);
  });
});

describe('a request that is accepted', () => {
  test('is announced to visitor and page, and only then is the form emptied', async () => {
    const { send, delivery, state, events } = setUp();
    await send();
    expect(state().toast).toBeUndefined();
    await delivery(1).answer('accepted');
    expect(events).toEqual([{ outcome: 'sent', text: 'Twee ramen', reference: 'WR-1' }]);
    expect(state()).toMatchObject({
      text: '',
      sending: 'idle',
      reference: '',
      lastFields: undefined,
      sentReference: 'WR-1',
      toast: 'sent',
      focus: 'sent',
    });
  });

  test('gives the next one its own reference', async () => {
    const { send, change, delivery, log } = setUp();
    await send();
    await delivery(1).answer('accepted');
    change('Een deur');
    await send();
    expect(log.at(-1)).toBe('deliver WR-2');
  });

  test('stays visible as long as the form demands, and is not sent again meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { send, delivery, deliveries, state } = setUp({ resetDelay: 1000 });
    await send();
    await delivery(1).answer('accepted');
    expect(state()).toMatchObject({ sending: 'accepted', text: 'Twee ramen', toast: 'sent' });
    await send();
    expect(deliveries).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(state()).toMatchObject({ sending: 'idle', text: '', focus: 'sent' });
    vi.useRealTimers();
  });
});

describe('a request that is not confirmed', () => {
  test('stays stored and in the form, and is never called a success', async () => {
    const { log, state, events } = await unconfirmed();
    expect(state()).toMatchObject({
      sending: 'unconfirmed',
      reference: 'WR-1',
      text: 'Twee ramen',
      toast: 'failed',
      focus: 'unconfirmed',
    });
    expect(log).toEqual(['keep WR-1', 'deliver WR-1', 'failed']);
    expect(events).toEqual([{ outcome: 'failed', text: 'Twee ramen', reference: 'WR-1' }]);
  });

  test('keeps its reference when it is sent again, so that duplicates can be recognised', async () => {
    const { send, delivery, log } = await unconfirmed();
    await send();
    expect(log.at(-1)).toBe('deliver WR-1');
    await delivery(2).answer('accepted');
    expect(log.slice(-2)).toEqual(['forget WR-1', 'sent']);
  });

  test('is sent again with the current content of the form', async () => {
    const { send, change, sentText } = await unconfirmed();
    change('Drie ramen');
    await send();
    expect(sentText(2)).toBe('Drie ramen');
  });

  test('is reported to the visitor when our own code cannot be loaded, and nothing is delivered', async () => {
    const reason = new TypeError('Failed to fetch dynamically imported module');
    const deliver = () => Promise.reject(reason);
    const { send, state, events } = setUp({ given: { deliver } });
    await send();
    expect(state().sending).toBe('unconfirmed');
    expect(events.map(({ outcome }) => outcome)).toEqual(['failed']);
    expect(error).toHaveBeenCalledWith(reason);
  });
});

describe('a late receipt', () => {
  test('still makes the request accepted, and deletes it', async () => {
    const { delivery, log, state } = await unconfirmed();
    delivery(1).lateReceipt();
    expect(state()).toMatchObject({ sending: 'idle', text: '', sentReference: 'WR-1' });
    expect(log.slice(2)).toEqual(['failed', 'forget WR-1', 'sent']);
  });

  test('of the first attempt counts during the second, whatever the outcome of that', async () => {
    const { send, delivery, log, state } = await unconfirmed();
    await send();
    delivery(1).lateReceipt();
    await delivery(2).answer('unconfirmed');
    expect(state().sentReference).toBe('WR-1');
    expect(log.filter((entry) => entry === 'failed')).toHaveLength(1);
  });

  test.each<[string, (delivery: ReturnType<typeof setUp>['delivery']) => unknown]>([
    ['the same receipt again', (delivery) => delivery(1).lateReceipt()],
    ['the receipt of the second attempt', (delivery) => delivery(2).answer('accepted')],
  ])('success is said once, also with %s', async (_, again) => {
    const { send, delivery, log } = await unconfirmed();
    await send();
    delivery(1).lateReceipt();
    await again(delivery);
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
  });

  test('of the first attempt, while the second waits for its photos, prevents the second', async () => {
    let fail = (_reason: Error) => {};
    const uploadPhoto = () =>
      new Promise<string>((_, reject) => {
        fail = reject;
      });
    const preparePhoto = async (file: File) => preparedPhoto(file.name);
    const { send, photos, delivery, log } = await unconfirmed({
      withPhotos: true,
      given: { preparePhoto, uploadPhoto },
    });
    photos.add([fileOf('a.jpg')]);
    await send();
    delivery(1).lateReceipt();
    fail(new Error('503'));
    await promisesToSettle();
    expect(log.filter((entry) => entry === 'deliver WR-1')).toHaveLength(1);
    expect(log.at(-1)).toBe('sent');
  });

  test('completes its own request, and not the next one', async () => {
    const { send, change, delivery, log, state } = await unconfirmed();
    await send();
    await delivery(2).answer('accepted');
    change('Een deur');
    await send();
    delivery(1).lateReceipt();
    expect(state()).toMatchObject({ sending: 'sending', reference: 'WR-2', text: 'Een deur' });
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
  });
});

describe('another tab of the visitor', () => {
  /** A note whose unconfirmed request is in an outbox that other tabs share. */
  async function shared() {
    const heard: ((reference: string, sent: boolean) => void)[] = [];
    const world = { sentElsewhere: false };
    const outbox = fakeOutbox({
      exclusively: async (_, work) => (world.sentElsewhere ? 'sent' : work()),
      onLeave: (listener) => heard.push(listener),
    });
    const note = await unconfirmed({ given: { outbox: async () => outbox } });
    const leave = (reference: string, sent: boolean) => {
      for (const listener of heard) listener(reference, sent);
    };
    const sent = () => note.events.filter(({ outcome }) => outcome === 'sent').length;
    return { ...note, world, leave, sent };
  }

  test('sent an unconfirmed request: it is accepted here too, once', async () => {
    const { leave, send, delivery, sent } = await shared();
    await send();
    await delivery(2).answer('unconfirmed');
    leave('WR-1', true);
    leave('WR-1', true);
    expect(sent()).toBe(1);
  });

  test.each([
    ['discarded it', 'WR-1', false],
    ['sent another request', 'WR-2', true],
  ])('%s: this form keeps its content', async (_, reference, sentThere) => {
    const { leave, state, sent } = await shared();
    leave(reference, sentThere);
    expect(sent()).toBe(0);
    expect(state().text).toBe('Twee ramen');
  });

  test('sent it without an announcement: a retry notices, and does not send it again', async () => {
    const { world, send, deliveries, sent } = await shared();
    world.sentElsewhere = true;
    await send();
    expect(deliveries).toHaveLength(1);
    expect(sent()).toBe(1);
  });
});

describe('a delivery tab', () => {
  function tabWith({ deliver }: Pick<DeliveryTab, 'deliver'>, isOpen = true) {
    return { isOpen: () => isOpen, deliver: vi.fn(deliver), close: vi.fn() } satisfies DeliveryTab;
  }

  test('is opened in the click itself, and receives the request', async () => {
    const { desk, deliver } = setUp();
    const tab = tabWith({ deliver });
    const openTab = vi.fn(() => tab);
    void desk.send(openTab);
    expect(openTab).toHaveBeenCalledTimes(1);
    await promisesToSettle();
    expect(tab.deliver).toHaveBeenCalledTimes(1);
    expect(tab.close).not.toHaveBeenCalled();
  });

  test('that is closed meanwhile is not used', async () => {
    const { send, deliver, deliveries } = setUp();
    const tab = tabWith({ deliver }, false);
    await send(() => tab);
    expect(tab.deliver).not.toHaveBeenCalled();
    expect(deliveries).toHaveLength(1);
  });

  test('is closed when no request is sent in it', async () => {
    const visits = () => {
      throw new Error('broken');
    };
    const { send, deliver, state } = setUp({ given: { visits } });
    const tab = tabWith({ deliver });
    await send(() => tab);
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(state().toast).toBe('failed');
  });
});

describe('copying', () => {
  test('writes the last attempt to the clipboard, and says so', async () => {
    const copyText = vi.fn(async () => {});
    const { desk, state } = await unconfirmed({ given: { copyText } });
    await desk.copy();
    expect(copyText).toHaveBeenCalledWith('text: Twee ramen\nreference: WR-1');
    expect(state().toast).toBe('copied');
  });

  test('shows the text where the browser refuses, until the next attempt', async () => {
    const { desk, send, state } = await unconfirmed({
      given: { copyText: () => Promise.reject(new Error('refused')) },
    });
    await desk.copy();
    expect(state().copyRefused).toBe(true);
    await send();
    expect(state().copyRefused).toBe(false);
  });
});

test('a form without delivery is emptied and confirmed without a reference', () => {
  const { desk, state, log } = setUp();
  expect(desk.isReady()).toBe(true);
  desk.finish();
  expect(state()).toMatchObject({ text: '', sending: 'idle', focus: 'sent', sentReference: undefined });
  expect(log).toEqual([]);
});
