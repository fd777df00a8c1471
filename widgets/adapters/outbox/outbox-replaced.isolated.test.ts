import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftPhoto } from '../../kit/outbox.ts';
import { draft, openTab, stored, uploaded, waiting } from './outbox.fixture.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A correction of WR-1. */
const correction = (...photos: DraftPhoto[]) => ({ ...draft('WR-2', ...photos), replaces: ['WR-1'] });

const blockStorage = () => vi.stubGlobal('indexedDB', undefined);

describe.each([
  ['in the database', () => {}],
  ['in memory', blockStorage],
])('a request and its correction %s', (_, setUp) => {
  beforeEach(setUp);

  async function both() {
    const tab = await openTab();
    await tab.keep(draft('WR-1'));
    await tab.keep(correction());
    const offered = async () => (await tab.unsent())?.map(({ reference }) => reference);
    return { tab, offered };
  }

  test('are both kept, and only the correction is offered', async () => {
    const { tab, offered } = await both();
    expect(await offered()).toEqual(['WR-2']);
    expect(await tab.find('WR-1')).toMatchObject({ reference: 'WR-1' });
  });

  test.each(['forget', 'discard'] as const)('leave together: %s', async (leave) => {
    const { tab, offered } = await both();
    const heard = vi.fn();
    tab.onLeave(heard);
    await tab[leave]('WR-2');
    expect((await offered()) ?? []).toEqual([]);
    expect(await tab.find('WR-1')).toBeUndefined();
  });

  test('stay apart when the first one arrives late: the correction says so', async () => {
    const { tab, offered } = await both();
    await tab.forget('WR-1');
    expect(await offered()).toEqual(['WR-2']);
    expect(await tab.find('WR-2')).toMatchObject({ arrived: 'WR-1' });
  });
});

test('a request that its correction replaces is not announced as sent', async () => {
  const tab = await openTab();
  await tab.keep(draft('WR-1'));
  await tab.keep(correction());
  const heard = vi.fn();
  tab.onLeave(heard);
  await tab.forget('WR-2');
  expect(heard.mock.calls).toEqual([
    ['WR-2', true],
    ['WR-1', false],
  ]);
});

describe('a picture that two requests need', () => {
  test.each(['forget', 'discard'] as const)('stays when the other one leaves: %s', async (leave) => {
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    await tab.keep(correction(waiting('a.jpg')));
    await tab[leave]('WR-1');
    expect((await stored())['photos']).toEqual(['object-a.jpg']);
    await tab[leave]('WR-2');
    expect((await stored())['photos']).toEqual([]);
  });

  test('stays when the other one is kept without it', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    await tab.keep(correction(waiting('a.jpg')));
    await tab.keep(correction());
    expect((await stored())['photos']).toEqual(['object-a.jpg']);
  });

  test('stays when it is uploaded for the other one', async () => {
    const tab = await openTab();
    await tab.keep(draft('WR-1', waiting('a.jpg')));
    await tab.keep(correction(waiting('a.jpg')));
    await tab.amend('WR-2', { photos: [uploaded('a.jpg')] });
    expect((await stored())['photos']).toEqual(['object-a.jpg']);
  });
});
