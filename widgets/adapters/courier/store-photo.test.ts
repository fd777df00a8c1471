import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { store } from './store-photo.ts';

/* The official client of the storage, over a request that the test answers. The refusals are in the words of the real server. */

interface Answer {
  status: number;
  json?: object;
  headers?: string;
}

const storage = { url: '/supabase/', anonKey: 'key', bucket: 'photos' };
const name = '1768478400000-abcdefghijkl-keuken.webp';
const link = `https://wrappie.example/supabase/storage/v1/object/public/photos/${name}`;
const sent: string[] = [];
let answer: Answer | 'no connection' | 'none';

/** A request of the browser, as far as the courier uses one. */
class FakeRequest {
  upload: { onprogress?(progress: { loaded: number; total: number }): void } = {};
  status = 0;
  statusText = '';
  response: unknown;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  #line = '';
  #headers: string[] = [];

  open(method: string, address: string): void {
    this.#line = `${method} ${address}`;
  }
  setRequestHeader(header: string, value: string): void {
    this.#headers.push(`${header}: ${value}`);
  }
  getAllResponseHeaders(): string {
    return typeof answer === 'object' ? (answer.headers ?? '') : '';
  }
  abort(): void {
    this.onabort();
  }
  send(): void {
    sent.push(this.#line);
    expect(this.#headers).toContain('apikey: key');
    queueMicrotask(() => {
      if (answer === 'none') return;
      if (answer === 'no connection') return this.onerror();
      for (const loaded of [0, 5, 10]) this.upload.onprogress?.({ loaded, total: 10 });
      this.status = answer.status;
      this.response = new Blob([JSON.stringify(answer.json ?? { Key: name, Id: '1' })]);
      this.onload();
    });
  }
}

const put = (options: { onProgress?(fraction: number): void; signal?: AbortSignal } = {}) =>
  store(storage, name, new Blob(['x'], { type: 'image/webp' }), {
    onProgress: () => {},
    signal: new AbortController().signal,
    ...options,
  });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('location', new URL('https://wrappie.example/bezorgen'));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => void vi.unstubAllGlobals());

test('a photo is stored under its name, tells its progress, and has a public link', async () => {
  answer = { status: 200 };
  const onProgress = vi.fn();
  expect(await put({ onProgress })).toBe(link);
  expect(sent).toEqual([`POST https://wrappie.example/supabase/storage/v1/object/photos/${name}`]);
  expect(onProgress.mock.calls.flat()).toEqual([0, 0.5, 1]);
});

test('without storage nothing is sent, and there is no link', async () => {
  expect(
    await store(undefined, name, new Blob(), { onProgress() {}, signal: new AbortController().signal }),
  ).toBeUndefined();
  expect(sent).toEqual([]);
});

test('a photo whose first answer was lost is a duplicate: it has its link', async () => {
  answer = {
    status: 400,
    json: { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
  };
  expect(await put()).toBe(link);
});

describe('a refusal', () => {
  test.each([
    ['404', 'Bucket not found', 'Bucket not found'],
    ['415', 'invalid_mime_type', 'mime type image/webp is not supported'],
    ['413', 'Payload too large', 'The object exceeded the maximum allowed size'],
    ['403', 'Unauthorized', 'new row violates row-level security policy'],
    ['400', 'InvalidKey', 'Invalid key: keuken.webp'],
  ])('%s keeps its words for the log: %s', async (statusCode, error, message) => {
    answer = { status: 400, json: { statusCode, error, message } };
    await expect(put()).rejects.toMatchObject({ message, statusCode });
  });

  test.each([
    ['429', 'retry-after: 7\r\ncontent-type: application/json\r\n', 7],
    ['402', 'content-type: application/json\r\n', undefined],
    ['500', '', undefined],
  ])('%s says how long to wait, if the storage does', async (status, headers, retryAfter) => {
    answer = { status: Number(status), json: { message: 'Later.' }, headers };
    await expect(put()).rejects.toMatchObject({ statusCode: status, retryAfter });
  });
});

test('without a connection it fails without a status', async () => {
  answer = 'no connection';
  const error: { statusCode?: string } = await put().catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error.statusCode).toBeUndefined();
});

test.each(['before it begins', 'on its way'])('a photo that the visitor removes stops %s', async (when) => {
  answer = 'none';
  const removed = new AbortController();
  if (when === 'before it begins') removed.abort();
  const stored = put({ signal: removed.signal });
  queueMicrotask(() => removed.abort());
  await expect(stored).rejects.toThrow();
});
