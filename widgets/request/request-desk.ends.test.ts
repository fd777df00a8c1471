import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeliveryOutcome, DeliveryRequest, Ports } from '../kit/ports.ts';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { fakeOutbox, fakePorts } from './ports.fixture.ts';
import { createNote } from './request-desk.fixture.ts';

/** A promise that never settles, like a call that a broken browser never answers. */
const never = () => new Promise<never>(() => {});

function openNote(given: Partial<Ports>) {
  const delivered: DeliveryRequest[] = [];
  const ports = fakePorts({
    now: () => new Date('2026-01-15T09:30:00Z'),
    newReference: () => 'WR-1',
    pageAddress: () => new URL('https://wrappie.example/contact'),
    ownOrigin: () => 'https://wrappie.example',
    visits: () => ({ first: {}, last: {} }),
    keep: async () => {},
    forget: async () => {},
    preparePhoto: async (file) => preparedPhoto(file.name),
    uploadPhoto: async (_, name) => `https://bucket.example/${name}`,
    deliver: async (request) => {
      delivered.push(request);
      return 'accepted';
    },
    ...given,
  });
  const note = createNote(ports, { withPhotos: true, emit: () => {} });
  note.change('Twee ramen');
  return { ...note, delivered, state: note.store.getState };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('sending ends', () => {
  test('a minute after the press if a photo cannot be prepared: it is sent without it, and the photo is named', async () => {
    const preparePhoto: Ports['preparePhoto'] = (file) =>
      file.name === 'a.jpg' ? never() : Promise.resolve(preparedPhoto(file.name));
    const note = openNote({ preparePhoto });
    note.photos.add([fileOf('a.jpg'), fileOf('b.jpg')]);
    void note.desk.send();
    await vi.advanceTimersByTimeAsync(60_000);
    const sent = Object.fromEntries(note.delivered[0]?.fields ?? []);
    expect(sent['photos']).toMatch(/^niet geüpload: a\.jpg,https:\/\/bucket\.example\/\S+-b\.webp$/);
    expect(note.state()).toMatchObject({ sending: 'idle', toast: 'sent', photosLeft: ['a.jpg'] });
  });

  test('with the photos that had no connection before, when the visitor sends it again', async () => {
    let online = false;
    const outcomes: DeliveryOutcome[] = ['unconfirmed', 'accepted'];
    const delivered: DeliveryRequest[] = [];
    const note = openNote({
      isOnline: () => online,
      deliver: async (request) => {
        delivered.push(request);
        return outcomes.shift() ?? 'accepted';
      },
    });
    note.photos.add([fileOf('a.jpg')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(note.state().photos).toMatchObject([{ status: 'failed' }]);
    await note.desk.send();
    expect(note.state().sending).toBe('unconfirmed');
    online = true;
    await note.desk.send();
    expect(delivered.map(({ fields }) => Object.fromEntries(fields)['photos'])).toEqual([
      'niet geüpload: a.jpg',
      expect.stringMatching(/^https:\/\/bucket\.example\/\S+-a\.webp$/),
    ]);
    expect(note.state()).toMatchObject({ toast: 'sent', photosLeft: [] });
  });

  test.each<[string, Partial<Ports>]>([
    ['the outbox never loads', { outbox: never, keep: never }],
    ['the outbox never stores', { keep: never }],
  ])('if %s: it is sent without it', async (_, given) => {
    const note = openNote(given);
    void note.desk.send();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(note.delivered).toHaveLength(1);
    expect(note.state().toast).toBe('sent');
  });

  test('within two minutes if delivery never answers: unconfirmed', async () => {
    const note = openNote({ deliver: never });
    void note.desk.send();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(note.state()).toMatchObject({ sending: 'unconfirmed', toast: 'failed' });
  });

  test('within two minutes if another tab never ends: unconfirmed, and nothing is sent once it does', async () => {
    let release = () => {};
    const outbox = fakeOutbox({
      exclusively: async (_, work) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return work();
      },
    });
    const note = openNote({ outbox: async () => outbox });
    void note.desk.send();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(note.state()).toMatchObject({ sending: 'unconfirmed', toast: 'failed' });
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(note.delivered).toEqual([]);
  });
});

test('while the visitor answers a question of the mail service, sending has no time limit', async () => {
  let settle = (_outcome: DeliveryOutcome) => {};
  const deliver: Ports['deliver'] = (request) => {
    setTimeout(() => request.onQuestion?.(), 8000);
    return new Promise((resolve) => {
      settle = resolve;
    });
  };
  const note = openNote({ deliver });
  void note.desk.send();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(note.state()).toMatchObject({ sending: 'sending', toast: undefined });
  settle('accepted');
  await vi.advanceTimersByTimeAsync(0);
  expect(note.state()).toMatchObject({ sending: 'idle', toast: 'sent' });
});

test('a text that the courier refuses is named, and nothing is lost', async () => {
  const note = openNote({ deliver: async () => ({ refused: ['text'] }) });
  note.change('x'.repeat(20_001));
  void note.desk.send();
  await vi.advanceTimersByTimeAsync(0);
  expect(note.state()).toMatchObject({ sending: 'unconfirmed', tooLong: ['text'] });
  expect(note.state().text).toHaveLength(20_001);
});

test('no timer is left after sending', async () => {
  const note = openNote({});
  void note.desk.send();
  await vi.advanceTimersByTimeAsync(0);
  expect(note.state().toast).toBe('sent');
  expect(vi.getTimerCount()).toBe(0);
});
