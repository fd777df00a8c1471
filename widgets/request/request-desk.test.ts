import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { promisesToSettle } from './ports.fixture.ts';
import { setUp } from './request-desk-deliveries.fixture.ts';

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

test('a form without delivery is emptied and confirmed without a reference', () => {
  const { desk, state, log } = setUp();
  expect(desk.isReady()).toBe(true);
  desk.finish();
  expect(state()).toMatchObject({ text: '', sending: 'idle', focus: 'sent', sentReference: undefined });
  expect(log).toEqual([]);
});
