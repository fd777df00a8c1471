import { describe, expect, test } from 'vitest';
import { LOCAL_KEYS, signToken } from '../local-keys.ts';
import { ask } from '../preview.fixture.ts';
import { REQUEST, sharedRegister, startApi } from './register.fixture.ts';

const register = sharedRegister();
const api = () => startApi(register);
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() });

describe('a request', () => {
  test('is registered: 201, without a body', async () => {
    const { post } = await api();
    const response = await post(REQUEST);
    expect([response.status, await response.text()]).toEqual([201, '']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const [{ id, received_at, ...kept } = { id: 0, received_at: '' }] = await register.list();
    expect(kept).toEqual({ ...REQUEST, mailed: false });
    expect(Math.abs(Date.now() - Date.parse(received_at))).toBeLessThan(60_000);
  });

  test('that is registered already is a duplicate', async () => {
    const { post } = await api();
    await post(REQUEST);
    expect(await answerOf(await post(REQUEST))).toEqual({
      status: 409,
      body: {
        code: '23505',
        // PostgreSQL names the row only to roles that may read it.
        details: null,
        hint: null,
        message: 'duplicate key value violates unique constraint "requests_reference_digest"',
      },
    });
  });

  test('can be marked as mailed', async () => {
    const { post } = await api();
    await post(REQUEST);
    const { reference, digest } = REQUEST;
    const mail = await post({ reference, digest }, { table: 'request_mails' });
    expect(mail.status).toBe(201);
    expect((await register.list()).map(({ mailed }) => mailed)).toEqual([true]);
  });
});

describe('a key', () => {
  const bearer = (key: string) => ({ apikey: key, authorization: `Bearer ${key}` });
  const expired = signToken({ role: 'anon', exp: 1 });

  test.each<[string, Record<string, string>]>([
    ['publishable, alone', {}],
    ['publishable, also as token', bearer(LOCAL_KEYS.publishable)],
    ['of an older project, alone', { apikey: LOCAL_KEYS.anonToken }],
    ['of an older project, also as token', bearer(LOCAL_KEYS.anonToken)],
    ['publishable, with a token', { authorization: `Bearer ${LOCAL_KEYS.anonToken}` }],
  ])('is accepted: %s', async (_, headers) => {
    const { post } = await api();
    expect((await post(REQUEST, { headers })).status).toBe(201);
  });

  test.each<[string, Record<string, string>, string]>([
    ['unknown', bearer('sb_publishable_x'), 'Invalid API key'],
    ['that differs from the token', { authorization: 'Bearer sb_publishable_x' }, 'Invalid API key'],
    ['empty', { apikey: '' }, 'Invalid API key'],
    ['of another project', bearer(signToken({ role: 'anon' }, 'x')), 'signature verification failed'],
    ['expired', bearer(expired), '"exp" claim timestamp check failed'],
  ])('is refused: %s', async (_, headers, message) => {
    const { post } = await api();
    expect(await answerOf(await post(REQUEST, { headers }))).toMatchObject({
      status: 401,
      body: { message },
    });
    expect(await register.list()).toEqual([]);
  });

  test('is required', async () => {
    const { address } = await api();
    const response = await fetch(`${address}/requests`, { method: 'POST', body: JSON.stringify(REQUEST) });
    expect(await answerOf(response)).toMatchObject({
      status: 401,
      body: { message: 'No API key found in request' },
    });
  });
});

describe('a refusal', () => {
  test.each<[string, unknown, number, object]>([
    ['no JSON', '{', 400, { code: 'PGRST102', message: 'Empty or invalid json' }],
    ['nothing', '', 400, { code: 'PGRST102' }],
    ['a text', '"x"', 400, { code: 'PGRST102' }],
    [
      'an unknown column',
      { ...REQUEST, price: 1 },
      400,
      { code: 'PGRST204', message: `Could not find the 'price' column of 'requests' in the schema cache` },
    ],
    ['a column of the database', { ...REQUEST, received_at: '1970-01-01' }, 401, { code: '42501' }],
    ['an unknown field', { ...REQUEST, fields: { x: 'y' } }, 400, { code: '23514' }],
    ['no digest', { ...REQUEST, digest: null }, 400, { code: '23502' }],
    ['more than 64 KB', { ...REQUEST, fields: { message: 'x'.repeat(70_000) } }, 400, { code: '23514' }],
    ['a body of more than 1 MB', { ...REQUEST, fields: { message: 'x'.repeat(2_000_000) } }, 413, {}],
  ])('%s', async (_, body, status, expected) => {
    const { post } = await api();
    expect(await answerOf(await post(body))).toMatchObject({ status, body: expected });
    expect(await register.list()).toEqual([]);
  });

  test('a table that does not exist', async () => {
    const { post } = await api();
    expect(await answerOf(await post(REQUEST, { table: 'orders' }))).toEqual({
      status: 404,
      body: {
        code: 'PGRST205',
        details: null,
        hint: null,
        message: `Could not find the table 'public.orders' in the schema cache`,
      },
    });
  });

  test('too many', async () => {
    const { post } = await api();
    const references = Array.from({ length: 21 }, (_, index) => `WR-AAAAAA${String(index).padStart(2, '0')}`);
    const statuses = [];
    let last: Response | undefined;
    for (const reference of references) {
      last = await post({ ...REQUEST, reference });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...references.slice(1).map(() => 201), 429]);
    expect(await last?.json()).toEqual({
      code: 'PT429',
      details: 'At most 20, and 524288 bytes, in 00:01:00.',
      hint: 'Try again later.',
      message: 'Too many requests',
    });
  });

  test.each(['GET', 'DELETE', 'HEAD'])('%s by a visitor', async (method) => {
    const { address, post } = await api();
    await post(REQUEST);
    const response = await fetch(`${address}/requests?reference=eq.${REQUEST.reference}`, {
      method,
      headers: { apikey: LOCAL_KEYS.publishable },
    });
    expect(response.status).toBe(401);
    expect(await register.list()).toHaveLength(1);
  });
});

test('a preflight allows every origin', async () => {
  const { origin } = await api();
  const answer = await ask(origin, '/_local/rest/v1/requests', {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example', 'access-control-request-headers': 'apikey,content-type,prefer' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': 'apikey,content-type,prefer',
  });
});

describe('a fault of the register', () => {
  test.each([
    ['500', 500],
    ['429', 429],
    ['402', 402],
    ['200', 200],
  ] as const)('%s stores nothing', async (mode, status) => {
    const { post, preview } = await api();
    preview.faults.merge({ register: mode });
    const response = await post(REQUEST);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await register.list()).toEqual([]);
  });

  test('refuse closes the connection', async () => {
    const { post, preview } = await api();
    preview.faults.merge({ register: 'refuse' });
    await expect(post(REQUEST)).rejects.toThrow('fetch failed');
  });

  test('hang answers only when the server closes', async () => {
    const { post, preview } = await api();
    preview.faults.merge({ register: 'hang' });
    const failed = expect(post(REQUEST)).rejects.toThrow('fetch failed');
    expect(await register.list()).toEqual([]);
    await preview.close();
    await failed;
  });

  test('slow waits and then stores it; the address of one request can ask for it', async () => {
    const { post, origin } = await api();
    const response = await post(REQUEST, { base: `${origin}/_local/fault/slow-20/rest/v1` });
    expect([response.status, (await register.list()).length]).toEqual([201, 1]);
  });
});
