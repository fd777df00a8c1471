import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import { describe, expect, test } from 'vitest';
import { LOCAL_ANON_KEY } from './local-keys.ts';
import { BUCKET, OBJECT_LIMIT } from './photo-bucket.ts';
import { ask, startPreview, temporaryFolder } from './preview.fixture.ts';

const NAME = '1700000000000-abcdef012345-keuken.jpg';
const KEYS = { apikey: LOCAL_ANON_KEY, authorization: `Bearer ${LOCAL_ANON_KEY}` };
const JPEG = { type: 'image/jpeg' };

type Upload = {
  path?: string;
  body?: BodyInit;
  type?: string;
  headers?: Record<string, string>;
  method?: string;
};

async function storage(dataDir?: string) {
  const { origin, preview, dataDir: folder } = await startPreview({ dataDir });
  const base = `${origin}/_local/storage/v1`;
  /** Posts the same body as the official client: `cacheControl`, then the file as a part without a name. */
  const upload = ({
    path = `${BUCKET}/${NAME}`,
    body,
    type = 'image/jpeg',
    headers = KEYS,
    method = 'POST',
  }: Upload = {}) => {
    const form = new FormData();
    form.append('cacheControl', '3600');
    form.append('', new Blob(['photo'], { type }), 'keuken.jpg');
    return fetch(`${base}/object/${path}`, {
      method,
      body: body ?? form,
      headers: { 'x-upsert': 'false', ...headers },
    });
  };
  return { origin, base, upload, preview, folder, client: new StorageClient(base, KEYS) };
}

async function answerOf(response: Response) {
  return { status: response.status, body: await response.json() };
}

function big(bytes: number): FormData {
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new Blob([new Uint8Array(bytes)], JPEG), 'groot.jpg');
  return form;
}

describe('an upload', () => {
  test('is stored, and shown to anyone', async () => {
    const { base, upload } = await storage();
    const response = await upload();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(await answerOf(response)).toEqual({ status: 200, body: { Key: `${BUCKET}/${NAME}`, Id: id } });

    const shown = await fetch(`${base}/object/public/${BUCKET}/${NAME}`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toBe('photo');
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'max-age=3600',
      'x-robots-tag': 'none',
      'access-control-allow-origin': '*',
    });
  });

  test('may be raw bytes', async () => {
    const { base, upload } = await storage();
    const name = NAME.replace('.jpg', '.webp');
    const headers = { ...KEYS, 'content-type': 'image/webp', 'cache-control': 'max-age=60' };
    expect((await upload({ path: `${BUCKET}/${name}`, body: 'bytes', headers })).status).toBe(200);
    const shown = await fetch(`${base}/object/public/${BUCKET}/${name}`);
    expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      'image/webp',
      'max-age=60',
    ]);
    expect(await shown.text()).toBe('bytes');
  });

  test('may be 5 MB', async () => {
    const { upload } = await storage();
    expect((await upload({ body: big(OBJECT_LIMIT) })).status).toBe(200);
  });

  test('survives a restart', async () => {
    const dataDir = await temporaryFolder();
    const first = await storage(dataDir);
    await first.upload();
    await first.preview.close();
    const second = await storage(dataDir);
    expect(await (await fetch(`${second.base}/object/public/${BUCKET}/${NAME}`)).text()).toBe('photo');
    expect((await answerOf(await second.upload())).body.error).toBe('Duplicate');
  });

  test('of the same name twice at once is stored once, and leaves no drafts', async () => {
    const { upload, folder } = await storage();
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await upload()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await readdir(join(folder, 'bucket', BUCKET))).sort()).toEqual([NAME, `${NAME}.json`]);
  });
});

describe('a refusal', () => {
  const POLICY = ['403', 'Unauthorized', 'new row violates row-level security policy'];
  const TOO_LARGE = ['413', 'Payload too large', 'The object exceeded the maximum allowed size'];
  const TOKEN = ['403', 'Unauthorized', 'Invalid Compact JWS'];
  const bytes = (type: string) => ({ ...KEYS, 'content-type': type });

  test.each<[string, Upload, string[]]>([
    ['bucket missing', { path: `other/${NAME}` }, ['404', 'Bucket not found', 'Bucket not found']],
    [
      'type not allowed',
      { type: 'image/png' },
      ['415', 'invalid_mime_type', 'mime type image/png is not supported'],
    ],
    [
      'type of bare bytes not allowed',
      { body: '<svg/>', headers: bytes('image/svg+xml') },
      ['415', 'invalid_mime_type', 'mime type image/svg+xml is not supported'],
    ],
    ['too large', { body: big(OBJECT_LIMIT + 1) }, TOO_LARGE],
    [
      'bare bytes too large',
      { body: new Uint8Array(OBJECT_LIMIT + 1), headers: bytes('image/jpeg') },
      TOO_LARGE,
    ],
    ['far too large', { body: big(OBJECT_LIMIT * 6) }, TOO_LARGE],
    ['too large, and a refused name', { path: `${BUCKET}/x.jpg`, body: big(OBJECT_LIMIT + 1) }, POLICY],
    [
      'bare bytes too large, and a refused name',
      { path: `${BUCKET}/x.jpg`, body: new Uint8Array(OBJECT_LIMIT + 1), headers: bytes('image/jpeg') },
      TOO_LARGE,
    ],
    ['bad key', { path: `${BUCKET}/foto-%C3%A9.jpg` }, ['400', 'InvalidKey', 'Invalid key: foto-é.jpg']],
    ['name refused by the policy', { path: `${BUCKET}/keuken.jpg` }, POLICY],
    ['name in a folder', { path: `${BUCKET}/a/${NAME}` }, POLICY],
    ['name with capitals', { path: `${BUCKET}/${NAME.replace('k', 'K')}` }, POLICY],
    ['name that leads out', { path: `${BUCKET}/..%2f..%2f${NAME}` }, POLICY],
    ['upsert', { headers: { ...KEYS, 'x-upsert': 'true' } }, POLICY],
    ['update', { method: 'PUT' }, POLICY],
    ['no key', { headers: {} }, ['400', 'Error', "headers must have required property 'authorization'"]],
    ['wrong key', { headers: { apikey: 'x', authorization: 'Bearer x' } }, TOKEN],
    ['no file', { body: new FormData() }, ['400', 'InvalidRequest', 'No content provided']],
  ])('%s', async (_, request, [statusCode, error, message]) => {
    const { upload, folder } = await storage();
    const response = await upload(request);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answerOf(response)).toEqual({ status: 400, body: { statusCode, error, message } });
    await expect(readdir(join(folder, 'bucket'))).rejects.toThrow('ENOENT');
  });

  test('duplicate', async () => {
    const { upload } = await storage();
    await upload();
    const duplicate = { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' };
    expect(await answerOf(await upload())).toEqual({ status: 400, body: duplicate });
  });

  test('upsert of an object that exists', async () => {
    const { base, upload } = await storage();
    await upload();
    const refused = await upload({ body: 'new', headers: { ...bytes('image/jpeg'), 'x-upsert': 'true' } });
    expect((await answerOf(refused)).body.message).toBe(POLICY[2]);
    expect(await (await fetch(`${base}/object/public/${BUCKET}/${NAME}`)).text()).toBe('photo');
  });

  test.each([
    [
      `${BUCKET}/${NAME.replace('k', 'z')}`,
      { statusCode: '404', error: 'not_found', message: 'Object not found' },
    ],
    [`${BUCKET}/${NAME}.json`, { statusCode: '404', error: 'not_found', message: 'Object not found' }],
    [`${BUCKET}/..%2f..%2finbox%2fx`, { statusCode: '404', error: 'not_found', message: 'Object not found' }],
    [`other/${NAME}`, { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' }],
  ])('nothing to show at %s', async (path, body) => {
    const { base, upload } = await storage();
    await upload();
    expect(await answerOf(await fetch(`${base}/object/public/${path}`))).toEqual({ status: 400, body });
  });
});

test.each([
  ['402', 402, /restricted due to the following violations/, null],
  ['429', 429, /rate limit/, '2'],
] as const)(
  'the gateway refuses with %s, before the storage is asked',
  async (mode, status, message, wait) => {
    const { upload, preview, base } = await storage();
    preview.faults.merge({ storage: mode });
    const answer = await upload();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait]);
    expect((await answer.json()).message).toMatch(message);
    preview.faults.reset();
    expect((await fetch(`${base}/object/public/${BUCKET}/${NAME}`)).status).toBe(400);
  },
);

test('a preflight is always answered', async () => {
  const { origin, preview } = await storage();
  const headers = {
    origin: 'https://partner.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,authorization,x-upsert',
  };
  for (const mode of ['ok', '500', 'hang', 'slow'] as const) {
    preview.faults.merge({ storage: mode });
    const path = `/_local/storage/v1/object/${BUCKET}/${NAME}`;
    const answer = await ask(origin, path, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': 'apikey,authorization,x-upsert',
    });
  }
});

describe('the official client', () => {
  test('uploads and gets the public address', async () => {
    const { base, client } = await storage();
    const bucket = client.from(BUCKET);
    const { data, error } = await bucket.upload(NAME, new Blob(['photo'], JPEG), { cacheControl: '3600' });
    expect(error).toBeNull();
    expect(data).toEqual({ id: expect.any(String), path: NAME, fullPath: `${BUCKET}/${NAME}` });
    const { publicUrl } = bucket.getPublicUrl(NAME).data;
    expect(publicUrl).toBe(`${base}/object/public/${BUCKET}/${NAME}`);
    expect(await (await fetch(publicUrl)).text()).toBe('photo');
  });

  test('gets the reason of a refusal', async () => {
    const { client } = await storage();
    const { error } = await client.from(BUCKET).upload('foto.jpg', new Blob(['photo'], JPEG));
    expect(error).toMatchObject({
      status: 400,
      statusCode: '403',
      message: 'new row violates row-level security policy',
    });
  });

  test('can neither list, read privately, replace nor delete', async () => {
    const { client, base } = await storage();
    const bucket = client.from(BUCKET);
    await bucket.upload(NAME, new Blob(['photo'], JPEG));
    expect((await bucket.list()).data).toEqual([]);
    expect((await bucket.remove([NAME])).data).toEqual([]);
    expect((await bucket.update(NAME, new Blob(['new'], JPEG))).error?.message).toMatch(/row-level security/);
    expect((await bucket.move(NAME, `x${NAME}`)).error?.message).toBe('Object not found');
    expect((await bucket.createSignedUrl(NAME, 60)).error?.message).toBe('Object not found');
    expect((await client.listBuckets()).data).toEqual([]);
    expect((await client.emptyBucket(BUCKET)).error?.message).toBe('Bucket not found');
    expect(await (await fetch(`${base}/object/public/${BUCKET}/${NAME}`)).text()).toBe('photo');
  });
});
