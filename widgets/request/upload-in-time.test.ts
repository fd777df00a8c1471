import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UploadFailure, UploadOptions } from '../kit/ports.ts';
import { fakePorts } from './ports.fixture.ts';
import { uploadInTime } from './upload-in-time.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Try extends UploadOptions {
  arrive(url?: string): void;
  fail(failure: UploadFailure): void;
}

/** An upload whose tries the test ends. `deaf`: they do not react to their signal, like code that does not load. */
function upload({ deaf = false, isOnline }: { deaf?: boolean; isOnline?: () => boolean } = {}) {
  const tries: Try[] = [];
  const ports = fakePorts({
    ...(isOnline && { isOnline }),
    uploadPhoto: (_photo, _name, options) =>
      new Promise((arrive, fail) => {
        if (!deaf) options.signal.addEventListener('abort', () => fail(options.signal.reason));
        tries.push({ ...options, arrive, fail });
      }),
  });
  const abort = new AbortController();
  const onTryFailed = vi.fn();
  const result = uploadInTime(ports, { blob: new Blob(['x']) }, 'a.webp', { abort, onTryFailed }).then(
    (url) => ({ url }),
    (error: Error) => ({ error: error.name === 'Error' ? error.message : error.name }),
  );
  let settled: object | undefined;
  void result.then((outcome) => (settled = outcome));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { tries, abort, onTryFailed, pass, settled: () => settled, last: () => tries.at(-1) as Try };
}

const refusal = (status?: number, retryAfter?: number): UploadFailure =>
  Object.assign(new Error(`${status ?? 'unreachable'}`), { status, retryAfter });

describe('without a connection', () => {
  test('nothing is tried', async () => {
    const { tries, pass, settled } = upload({ isOnline: () => false });
    await pass(0);
    expect(tries).toEqual([]);
    expect(settled()).toEqual({ error: 'There is no connection.' });
  });

  test('there is no second try', async () => {
    let online = true;
    const { tries, last, pass, settled } = upload({ isOnline: () => online });
    online = false;
    last().fail(refusal());
    await pass(0);
    expect(tries).toHaveLength(1);
    expect(settled()).toEqual({ error: 'unreachable' });
  });
});

describe('after a failure the upload waits, then tries once more', () => {
  test.each([
    [0, 1000],
    [0.5, 2000],
    [0.999, 2998],
  ])('for one to three seconds, at random: %j', async (random, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { tries, last, pass, settled, onTryFailed } = upload();
    last().fail(refusal(500));
    await pass(ms - 1);
    expect(tries).toHaveLength(1);
    await pass(1);
    expect(tries).toHaveLength(2);
    expect(onTryFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }));
    last().arrive('https://bucket.example/a');
    await pass(0);
    expect(settled()).toEqual({ url: 'https://bucket.example/a' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('for as long as the storage asks', async () => {
    const { tries, last, pass } = upload();
    last().fail(refusal(429, 12));
    await pass(11_999);
    expect(tries).toHaveLength(1);
    await pass(1);
    expect(tries).toHaveLength(2);
  });

  test('and has failed if the second try fails too', async () => {
    const { tries, last, pass, settled } = upload();
    last().fail(refusal(500));
    await pass(3000);
    last().fail(refusal(503));
    await pass(0);
    expect([settled(), tries.length]).toEqual([{ error: '503' }, 2]);
  });
});

describe('there is no second try', () => {
  test.each([
    ['if the plan of the storage is used up', refusal(402)],
    ['if the storage asks for a longer wait than a visitor has', refusal(429, 3600)],
  ])('%s', async (_, failure) => {
    const { tries, last, pass, settled } = upload();
    last().fail(failure);
    await pass(0);
    expect([settled(), tries.length]).toEqual([{ error: failure.message }, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('if the photo was removed during the wait', async () => {
    const { tries, last, abort, pass, settled } = upload();
    last().fail(refusal(500));
    await pass(500);
    abort.abort();
    await pass(3000);
    expect([settled(), tries.length]).toEqual([{ error: 'AbortError' }, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an upload that hangs', () => {
  test.each([
    ['at the storage', {}],
    ['in our own code, which does not load', { deaf: true }],
  ])('%s ends within a minute in all, after two tries', async (_, options) => {
    const { tries, pass, settled } = upload(options);
    await pass(25_000);
    expect(tries[0]?.signal.reason).toMatchObject({ name: 'TimeoutError' });
    expect(settled()).toBeUndefined();
    await pass(3000);
    expect(tries).toHaveLength(2);
    await pass(32_000);
    expect([settled(), tries.length]).toEqual([{ error: 'TimeoutError' }, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not one that makes progress: that has the whole minute', async () => {
    const { tries, last, pass, settled } = upload();
    for (const fraction of [0.3, 0.6]) {
      await pass(24_000);
      last().onProgress(fraction);
    }
    expect(tries).toHaveLength(1);
    await pass(12_000);
    expect(settled()).toEqual({ error: 'TimeoutError' });
  });
});
