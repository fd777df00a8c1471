import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftRequest } from '../kit/outbox.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../kit/ports.ts';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { fakePorts, promisesToSettle } from './ports.fixture.ts';
import { createNote, type NoteOptions } from './request-desk.fixture.ts';

/** A note with an outbox, of which the test ends the deliveries. */
function openNote(options: Partial<NoteOptions> = {}) {
  const kept = new Map<string, DraftRequest>();
  const events: string[] = [];
  const deliveries: {
    request: DeliveryRequest;
    answer(outcome: DeliveryOutcome): Promise<void>;
    lateReceipt(): void;
  }[] = [];
  let references = 0;
  const ports = fakePorts({
    now: () => new Date(2026, 0, 15, 9, deliveries.length),
    newReference: () => `WR-${++references}`,
    pageAddress: () => new URL('https://wrappie.example/contact'),
    ownOrigin: () => 'https://wrappie.example',
    visits: () => ({ first: {}, last: {} }),
    keep: async (draft) => void kept.set(draft.reference, draft),
    forget: async (reference) => void kept.delete(reference),
    preparePhoto: async (file) => preparedPhoto(file.name),
    uploadPhoto: async (_, name) => `https://bucket.example/${name}`,
    deliver: (request, lateReceipt) =>
      new Promise((resolve) => {
        const answer = (outcome: DeliveryOutcome) => {
          resolve(outcome);
          return promisesToSettle();
        };
        deliveries.push({ request, answer, lateReceipt });
      }),
  });
  const note = createNote(ports, {
    withPhotos: true,
    emit: ({ outcome, text, reference }) => events.push(`${outcome} ${reference} ${text}`),
    ...options,
  });
  note.change('Twee ramen');
  const delivery = (n: number) => deliveries[n - 1] ?? expect.fail(`There is no delivery ${n}.`);
  return {
    ...note,
    kept,
    events,
    deliveries,
    delivery,
    state: note.store.getState,
    /** A field of the `n`th mail. */
    sent: (n: number, field: string) => Object.fromEntries(delivery(n).request.fields)[field],
    async send() {
      void note.desk.send();
      await promisesToSettle();
    },
    async unconfirmed() {
      void note.desk.send();
      await promisesToSettle();
      await delivery(deliveries.length).answer('unconfirmed');
    },
  };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('content that changed since an attempt', () => {
  test('is sent under a reference of its own, and its mail names the attempt that it replaces', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.change('Drie ramen');
    await note.unconfirmed();
    note.change('Vier ramen');
    await note.send();
    expect(note.sent(1, 'vervangt')).toBeUndefined();
    expect([note.sent(2, 'reference'), note.sent(2, 'vervangt')]).toEqual(['WR-2', 'WR-1']);
    expect([note.sent(3, 'reference'), note.sent(3, 'vervangt')]).toEqual(['WR-3', 'WR-2, WR-1']);
  });

  test('lies in the outbox beside the attempt that it replaces, and knows of it', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.change('Drie ramen');
    await note.unconfirmed();
    expect([...note.kept.keys()]).toEqual(['WR-1', 'WR-2']);
    expect(note.kept.get('WR-2')?.replaces).toEqual(['WR-1']);
  });

  test('is another if only the photos differ', async () => {
    const note = openNote();
    note.photos.add([fileOf('a.jpg')]);
    await note.unconfirmed();
    note.photos.remove(note.state().photos[0]?.id ?? '');
    note.photos.add([fileOf('a.jpg')]);
    await note.send();
    expect(note.sent(2, 'reference')).toBe('WR-2');
  });

  test('that was changed back to that of the last attempt keeps its reference', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.change('Drie ramen');
    note.change('Twee ramen');
    await note.send();
    expect(note.sent(2, 'reference')).toBe('WR-1');
  });

  test('replaces nothing if it is about another project: both are kept', async () => {
    const note = openNote();
    note.chooseProject('keuken');
    await note.unconfirmed();
    note.chooseProject('kozijnen');
    await note.send();
    expect([note.sent(2, 'reference'), note.sent(2, 'vervangt')]).toEqual(['WR-2', undefined]);
    await note.delivery(2).answer('accepted');
    expect([...note.kept.keys()], 'the kitchen is not lost').toEqual(['WR-1']);
    note.change('Twee ramen');
    note.chooseProject('keuken');
    await note.send();
    expect(note.sent(3, 'reference'), 'the same kitchen again').toBe('WR-1');
  });
});

describe('a receipt', () => {
  test('that comes after a change settles its own attempt, and keeps the change', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.change('Drie ramen');
    note.delivery(1).lateReceipt();
    await promisesToSettle();
    expect(note.state()).toMatchObject({ text: 'Drie ramen', sending: 'idle', arrivedReference: 'WR-1' });
    expect(note.state().sentReference).toBeUndefined();
    expect(note.events).toEqual(['failed WR-1 Twee ramen', 'sent WR-1 Twee ramen']);
    expect(note.kept.size).toBe(0);
    await note.send();
    expect([note.sent(2, 'text'), note.sent(2, 'vervangt')]).toEqual(['Drie ramen', 'WR-1']);
    await note.delivery(2).answer('accepted');
    expect(note.state()).toMatchObject({ text: '', sentReference: 'WR-2', arrivedReference: undefined });
  });

  test('that comes while the change is typed during sending keeps the change too', async () => {
    const note = openNote();
    await note.send();
    note.change('Drie ramen');
    await note.delivery(1).answer('accepted');
    expect(note.state()).toMatchObject({ text: 'Drie ramen', sending: 'idle', arrivedReference: 'WR-1' });
  });

  test('keeps a photo that was added since', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.photos.add([fileOf('a.jpg')]);
    await promisesToSettle();
    note.delivery(1).lateReceipt();
    expect(note.state().photos.map(({ name }) => name)).toEqual(['a.jpg']);
    expect(note.state().arrivedReference).toBe('WR-1');
  });

  test('of a replaced attempt does not settle the one that is being sent', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.change('Drie ramen');
    await note.send();
    note.delivery(1).lateReceipt();
    expect(note.state()).toMatchObject({ sending: 'sending', text: 'Drie ramen', arrivedReference: 'WR-1' });
    await note.delivery(2).answer('unconfirmed');
    expect(note.state()).toMatchObject({ sending: 'unconfirmed', arrivedReference: 'WR-1' });
    expect([...note.kept.keys()]).toEqual(['WR-2']);
  });

  test('of a replaced attempt says nothing once its replacement has arrived', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.change('Drie ramen');
    await note.send();
    await note.delivery(2).answer('accepted');
    note.change('Een deur');
    note.delivery(1).lateReceipt();
    expect(note.state()).toMatchObject({ text: 'Een deur', arrivedReference: undefined });
    expect(note.events.filter((event) => event.startsWith('sent'))).toEqual(['sent WR-2 Drie ramen']);
  });

  test('of another project is announced to the page, and leaves the form alone', async () => {
    const note = openNote();
    note.chooseProject('keuken');
    await note.unconfirmed();
    note.chooseProject('kozijnen');
    await note.send();
    await note.delivery(2).answer('accepted');
    note.change('Een deur');
    note.delivery(1).lateReceipt();
    await promisesToSettle();
    expect(note.state()).toMatchObject({ text: 'Een deur', sending: 'idle' });
    expect(note.events.at(-1)).toBe('sent WR-1 Twee ramen');
    expect(note.kept.size).toBe(0);
  });

  test('makes a second mail needless when the change is taken back', async () => {
    const note = openNote();
    await note.unconfirmed();
    note.change('Drie ramen');
    note.delivery(1).lateReceipt();
    note.change('Twee ramen');
    await note.send();
    expect(note.deliveries).toHaveLength(1);
    expect(note.state()).toMatchObject({ text: '', sentReference: 'WR-1', toast: 'sent' });
    expect(note.events.filter((event) => event.startsWith('sent'))).toHaveLength(1);
  });

  test('does not empty what was typed in the moment before the form is emptied', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const note = openNote({ resetDelay: 1000 });
    await note.send();
    await note.delivery(1).answer('accepted');
    note.change('Drie ramen');
    vi.advanceTimersByTime(1000);
    expect(note.state()).toMatchObject({ text: 'Drie ramen', sending: 'idle', arrivedReference: 'WR-1' });
  });
});
