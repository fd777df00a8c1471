import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draft, openTab, stored, uploaded, waiting } from './outbox.fixture.ts';

const days = (n: number) => n * 24 * 3600 * 1000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sets the clock without faking timers: the database uses its own. */
const setNow = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

describe('a request that is kept', () => {
  test('is there for the next visit, with its fields and photos', async () => {
    await (await openTab()).keep(draft('WR-1', uploaded('a.jpg'), waiting('b.jpg')));
    const later = await openTab();
    const [request, ...more] = (await later.unsent()) ?? [];
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      reference: 'WR-1',
      fields: [['name', 'Noor']],
      photos: [
        { name: 'a.jpg', url: 'https://bucket.example/a.jpg' },
        { name: 'b.jpg', failed: true, objectName: 'object-b.jpg' },
      ],
    });
    const picture = await later.pictureOf('object-b.jpg');
    expect(await picture?.text()).toBe('b.jpg');
    expect(picture?.type).toBe('image/webp');
    expect(await later.pictureOf('object-a.jpg'), 'what is uploaded needs no picture').toBeUndefined();
  });

  test('again replaces the earlier one and deletes pictures that are no longer needed', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg'), waiting('b.jpg'), waiting('c.jpg')));
    await tab.keep(draft('WR-1', uploaded('a.jpg'), waiting('b.jpg')));
    expect(await stored()).toMatchObject({ requests: ['WR-1'], photos: ['object-b.jpg'] });
  });

  test('is deleted with its pictures once it is confirmed, and leaves only its reference', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    await tab.forget('WR-1');
    expect(await tab.unsent()).toEqual([]);
    expect(await stored()).toEqual({ requests: [], photos: [], sent: ['WR-1'], claims: [] });
  });

  test('only after its receipt came is not stored', async () => {
    const tab = await openTab();
    await tab.forget('WR-1');
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    expect(await stored()).toMatchObject({ requests: [], photos: [] });
  });

  test('leaves nothing once it is discarded', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    await tab.discard('WR-1');
    expect(await stored()).toEqual({ requests: [], photos: [], sent: [], claims: [] });
    expect(await tab.find('WR-1')).toBeUndefined();
  });

  test('can be amended: a photo was uploaded, the visitor agreed', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    await tab.amend('WR-1', { photos: [uploaded('a.jpg')] });
    await tab.amend('WR-1', { agreed: true });
    expect(await (await openTab()).find('WR-1')).toMatchObject({
      agreed: true,
      photos: [{ url: 'https://bucket.example/a.jpg' }],
    });
    expect((await stored())['photos']).toEqual([]);
  });

  test('does not come back when it is amended after it was discarded', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1'));
    await tab.discard('WR-1');
    await tab.amend('WR-1', { agreed: true });
    expect(await tab.unsent()).toEqual([]);
  });
});

describe('thirty days', () => {
  test.each([
    [30, ['WR-1']],
    [31, []],
  ])('after %i days the outbox holds %j', async (passed, left) => {
    const begin = Date.parse('2026-01-01T12:00:00Z');
    setNow(begin);
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    setNow(begin + days(passed));
    expect((await tab.unsent())?.map(({ reference }) => reference)).toEqual(left);
    expect((await stored())['photos']).toHaveLength(left.length);
  });

  test('count from the first attempt, however often it is retried', async () => {
    const begin = Date.parse('2026-01-01T12:00:00Z');
    setNow(begin);
    const tab = await openTab();
    await tab.keep(draft('WR-1'));
    setNow(begin + days(20));
    await tab.keep(draft('WR-1'));
    setNow(begin + days(31));
    expect(await tab.unsent()).toEqual([]);
  });

  /** What is left of a request and of a reference, for each reading of the clock after they were kept. */
  test.each<[string, begin: string, then: [reading: string, left: number][]]>([
    [
      'a year ahead, then set right',
      '2027-03-01',
      [
        ['2026-03-01', 1],
        ['2026-03-30', 1],
        ['2026-04-01', 0],
      ],
    ],
    [
      'in 1970, then set right',
      '1970-01-01',
      [
        ['1970-01-02', 1],
        ['2026-03-01', 1],
        ['2026-03-30', 1],
        ['2026-04-01', 0],
      ],
    ],
    [
      'right, then in 1970, then right again',
      '2026-03-01',
      [
        ['1970-01-01', 1],
        ['2026-03-30', 1],
        ['2026-04-01', 0],
      ],
    ],
    ['in 1970 for good', '1970-01-01', [['1970-03-01', 1]]],
  ])('a clock that was %s', async (_, begin, then) => {
    setNow(Date.parse(begin));
    const tab = await openTab();
    await tab.keep(draft('WR-1'));
    await tab.forget('WR-2');
    for (const [reading, left] of then) {
      setNow(Date.parse(reading));
      expect(await tab.unsent(), reading).toHaveLength(left);
      expect((await stored())['sent'], reading).toHaveLength(left);
    }
  });

  test('after that the references of sent requests are deleted too', async () => {
    const begin = Date.parse('2026-01-01T12:00:00Z');
    setNow(begin);
    const tab = await openTab();
    await tab.forget('WR-1');
    setNow(begin + days(31));
    await tab.unsent();
    expect((await stored())['sent']).toEqual([]);
  });
});

test('a database of version 1 is upgraded with its contents', async () => {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('wrappie-outbox', 1);
    opening.onupgradeneeded = () => {
      const requests = opening.result.createObjectStore('requests');
      requests.put({ reference: 'WR-1', fields: [], keptAt: new Date().toISOString() }, 'WR-1');
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  const tab = await openTab();
  expect(await tab.unsent()).toMatchObject([{ reference: 'WR-1', photos: [] }]);
  await tab.keep(draft('WR-2', waiting('a.jpg')));
  expect(await stored()).toMatchObject({ requests: ['WR-1', 'WR-2'], photos: ['object-a.jpg'] });
});

describe('storage that fails', () => {
  test.each<[string, () => void]>([
    [
      'is blocked',
      () =>
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('Denied.', 'SecurityError');
          },
        }),
    ],
    ['is not there', () => vi.stubGlobal('indexedDB', undefined)],
  ])('%s: the request is kept for this visit', async (_, breakIt) => {
    breakIt();
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    expect(await tab.unsent()).toMatchObject([{ reference: 'WR-1' }]);
    expect(await (await tab.pictureOf('object-a.jpg'))?.text()).toBe('a.jpg');
    await tab.amend('WR-1', { agreed: true });
    expect(await tab.find('WR-1')).toMatchObject({ agreed: true });
    expect(await tab.exclusively('WR-1', async () => 'done')).toBe('done');
    await tab.forget('WR-1');
    expect(await tab.find('WR-1'), 'it was sent').toBeUndefined();
    expect(await tab.find('WR-2'), 'which nobody knows').toBe('unreadable');
    expect(await tab.unsent()).toBeUndefined();
  });

  test('stops answering: a stored request is not taken for one that is gone', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The connection was lost.', 'InvalidStateError');
    });
    expect(await tab.find('WR-1')).toBe('unreadable');
    expect(await tab.unsent()).toBeUndefined();
  });

  test('never answers: calls wait two seconds at most, and only once', async () => {
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    vi.useFakeTimers();
    const tab = await openTab();
    const kept = tab.keep(draft('WR-1'));
    await vi.advanceTimersByTimeAsync(2000);
    await kept;
    const read = tab.find('WR-1');
    await vi.advanceTimersByTimeAsync(0);
    expect(await read).toMatchObject({ reference: 'WR-1' });
  });

  test('has no room for a photo: the request is stored, and the photo kept for this visit', async () => {
    const tab = await openTab();
    const { prototype } = await import('fake-indexeddb').then(({ IDBObjectStore }) => IDBObjectStore);
    const put = prototype.put;
    vi.spyOn(prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...parts) {
      if (this.name === 'photos') throw new DOMException('Full.', 'QuotaExceededError');
      return put.apply(this, parts);
    });
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    expect(await stored()).toMatchObject({ requests: ['WR-1'], photos: [] });
    expect(await (await tab.pictureOf('object-a.jpg'))?.text()).toBe('a.jpg');
    expect(await (await openTab()).pictureOf('object-a.jpg')).toBeUndefined();
  });
});
