import { StorageClient } from '@supabase/storage-js';
import { describe, expect, test } from 'vitest';
import { Faults } from './faults.ts';
import { post, QUOTE } from './form-mail.fixture.ts';
import { LOCAL_ANON_KEY } from './local-keys.ts';
import { BUCKET } from './photo-bucket.ts';
import { ask, startPreview } from './preview.fixture.ts';

const NEXT = 'https://example.org/done';
const FORM: [string, string][] = [...QUOTE, ['_next', NEXT]];

async function services() {
  const { origin, preview } = await startPreview();
  const count = async () => (await (await fetch(`${origin}/_local/inbox.json`)).json()).length;
  const set = (body: unknown) =>
    fetch(`${origin}/_local/faults`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  let serial = 0;
  const upload = (fault = '', name = 'foto') => {
    const base = `${origin}/_local${fault && `/fault/${fault}`}/storage/v1`;
    const client = new StorageClient(base, {
      apikey: LOCAL_ANON_KEY,
      authorization: `Bearer ${LOCAL_ANON_KEY}`,
    });
    serial += 1;
    const path = `170000000000${serial}-abcdef012345-${name}.jpg`;
    return client.from(BUCKET).upload(path, new Blob(['x'], { type: 'image/jpeg' }));
  };
  return { origin, preview, address: `${origin}/_local/form-mail`, count, set, upload };
}

/** The ways to ask for a fault: a setting for all requests, or the query, path or header of one request. */
const WAYS = ['setting', 'query', 'path', 'header'] as const;

describe('form mail', () => {
  describe.each(WAYS)('by %s', (way) => {
    async function postWith(fault: string) {
      const all = await services();
      if (way === 'setting') expect((await all.set({ formMail: fault })).status).toBe(200);
      const address = {
        setting: all.address,
        query: `${all.address}?fault=${fault}`,
        path: `${all.origin}/_local/fault/${fault}/form-mail`,
        header: all.address,
      }[way];
      const answer = post(address, FORM, { headers: way === 'header' ? { 'x-fault': fault } : {} });
      return { ...all, answer };
    }

    test.each([
      ['ok', 302, 1],
      ['500', 500, 0],
      ['429', 429, 0],
      ['thanks', 200, 1],
      ['204', 204, 1],
      ['captcha', 200, 0],
    ])('%s answers %i', async (fault, status, mails) => {
      const { answer, count } = await postWith(fault);
      const { headers, status: answered } = await answer;
      expect([answered, headers.get('location')]).toEqual([status, status === 302 ? NEXT : null]);
      expect(await count()).toBe(mails);
    });

    test('detour redirects by way of another origin', async () => {
      const { answer, count, origin } = await postWith('detour');
      const first = new URL((await answer).headers.get('location') ?? '');
      expect(first.origin).not.toBe(origin);
      const second = await fetch(origin + first.pathname + first.search, { redirect: 'manual' });
      expect([second.status, second.headers.get('location')]).toEqual([302, NEXT]);
      expect(await count()).toBe(1);
    });

    test('refuse closes the connection', async () => {
      const { answer, count } = await postWith('refuse');
      await expect(answer).rejects.toThrow('fetch failed');
      expect(await count()).toBe(0);
    });

    test('hang does not answer until the server closes', async () => {
      const { answer, count, preview } = await postWith('hang');
      const early = await Promise.race([answer.then(() => 'answered'), count().then(() => 'still waiting')]);
      expect(early).toBe('still waiting');
      const failed = expect(answer).rejects.toThrow('fetch failed');
      await preview.close();
      await failed;
    });
  });

  test('slow waits, then is ok', async () => {
    const { address, set, count } = await services();
    await set({ formMail: 'slow', slowMs: 20 });
    expect((await post(address, FORM)).status).toBe(302);
    expect((await post(`${address}?fault=slow-0`, FORM)).status).toBe(302);
    expect(await count()).toBe(2);
  });

  test('a slow answer under way ends when the server closes', async () => {
    const { address, preview, count } = await services();
    const answer = post(`${address}?fault=slow-600000`, FORM);
    const failed = expect(answer).rejects.toThrow('fetch failed');
    await count();
    await preview.close();
    await failed;
  });

  test('the fault in a request wins over the setting', async () => {
    const { address, set } = await services();
    await set({ formMail: 'refuse' });
    expect((await post(`${address}?fault=ok`, FORM)).status).toBe(302);
  });

  test('an unknown fault is reported', async () => {
    const { address, count } = await services();
    const answer = await post(`${address}?fault=hnag`, FORM);
    expect([answer.status, await count()]).toEqual([400, 0]);
    expect(await answer.text()).toContain('hnag');
  });
});

describe('storage', () => {
  test.each([
    ['ok', null],
    ['500', { status: 500, statusCode: '500', message: 'Internal Server Error' }],
    ['refuse', { message: 'fetch failed' }],
    ['slow-0', null],
    ['fail', { status: 500 }],
  ])('%s, for one address', async (fault, error) => {
    const { upload } = await services();
    const result = await upload(fault);
    if (error) expect(result.error).toMatchObject(error);
    else expect(result.error).toBeNull();
  });

  test.each(['500', 'refuse', 'fail'])('%s, for all', async (fault) => {
    const { upload, set } = await services();
    await set({ storage: fault });
    expect((await upload()).error).not.toBeNull();
    expect((await upload('ok')).error).toBeNull();
  });

  test('a page on another origin can read the 500', async () => {
    const { origin } = await services();
    const { status, headers } = await ask(origin, `/_local/storage/v1/object/public/${BUCKET}/x?fault=500`);
    expect([status, headers['access-control-allow-origin']]).toEqual([500, '*']);
  });

  test('hang does not answer until the server closes', async () => {
    const { upload, count, preview } = await services();
    const answer = upload('hang');
    const early = await Promise.race([answer.then(() => 'answered'), count().then(() => 'still waiting')]);
    expect(early).toBe('still waiting');
    await preview.close();
    expect((await answer).error?.message).toBe('fetch failed');
  });

  test('failNext makes that many uploads fail', async () => {
    const { upload, set } = await services();
    await set({ failNext: 2 });
    const errors = [(await upload()).error, (await upload()).error, (await upload()).error];
    expect(errors.map((error) => error !== null)).toEqual([true, true, false]);
  });

  test('failNames makes uploads with that name fail', async () => {
    const { upload, set } = await services();
    await set({ failNames: 'kapot' });
    const errors = [
      (await upload()).error,
      (await upload('', 'mijn-kapot-ding')).error,
      (await upload()).error,
    ];
    expect(errors.map((error) => error !== null)).toEqual([false, true, false]);
  });
});

describe('the settings', () => {
  test('PUT merges, DELETE resets, both return the state', async () => {
    const { origin, set } = await services();
    await set({ formMail: '500', slowMs: 10 });
    const merged = await (
      await set({ storage: 'hang', activatedOrigins: 'http://a.example/x, https://b.example' })
    ).json();
    expect(merged).toEqual({
      formMail: '500',
      storage: 'hang',
      register: 'ok',
      slowMs: 10,
      failNext: 0,
      failNames: '',
      activatedOrigins: ['http://a.example', 'https://b.example'],
    });
    expect(await (await fetch(`${origin}/_local/faults.json`)).json()).toEqual(merged);
    const reset = await (await fetch(`${origin}/_local/faults`, { method: 'DELETE' })).json();
    expect(reset).toMatchObject({ formMail: 'ok', storage: 'ok', slowMs: 3000, activatedOrigins: [] });
  });

  test.each<unknown[]>([
    [{ formMial: '500' }],
    [{ formMail: 'fail' }],
    [{ storage: 'thanks' }],
    [{ slowMs: -1 }],
    [{ failNext: 1.5 }],
    [{ failNames: 3 }],
    [{ activatedOrigins: 'x' }],
    [{ __proto__: null, toString: 'x' }],
    [[]],
    ['ok'],
  ])('%j is refused, and changes nothing', async (changes) => {
    const { set, preview } = await services();
    const before = preview.faults.settings;
    expect((await set(changes)).status).toBe(400);
    expect(preview.faults.settings).toBe(before);
  });

  test('a reset restores the settings that the server was started with', () => {
    const faults = new Faults({ formMail: '429' });
    faults.merge({ formMail: 'ok' });
    faults.reset();
    expect(faults.settings.formMail).toBe('429');
  });

  test('the page shows the state, and its buttons change it without script', async () => {
    const { origin, preview } = await services();
    const press = (fields: [string, string][]) => post(`${origin}/_local/faults`, fields);
    expect((await press([['storage', 'hang']])).headers.get('location')).toBe('/_local/faults');
    await press([
      ['slowMs', '5'],
      ['failNext', '1'],
      ['failNames', '<x>'],
      ['activatedOrigins', ''],
    ]);
    expect(preview.faults.settings).toMatchObject({
      storage: 'hang',
      slowMs: 5,
      failNext: 1,
      failNames: '<x>',
    });
    const { text } = await ask(origin, '/_local/faults');
    expect(text).toContain('value="hang" aria-pressed="true"');
    expect(text).not.toMatch(/<x>|<script/);
    await press([['reset', 'yes']]);
    expect(preview.faults.settings.storage).toBe('ok');
  });
});
