import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeFrame, stubWindow } from '../fake-window.fixture.ts';

/* The widget's side of an upload: a partner's page with the courier page in a frame that the test plays. */

const ours = 'https://wrappie.example';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page, of which `upload` uploads a photo. */
async function openPage() {
  const page = stubWindow('https://dealer.example/keukens');
  vi.resetModules();
  const { uploadPhoto } = await import('./upload-photo.ts');
  const frames = () => [...page.document.querySelectorAll('iframe')] as FakeFrame[];
  const upload = (options: { onProgress?(fraction: number): void; signal?: AbortSignal } = {}) => {
    const uploading = uploadPhoto(ours, { blob: new Blob(['x']) }, 'a.webp', {
      onProgress: () => {},
      signal: new AbortController().signal,
      ...options,
    });
    // The test looks at the outcome later.
    uploading.catch(() => {});
    return uploading;
  };
  /** The courier page says something. */
  const say = (message: object, frame = frames()[0]) =>
    page.hear(message, { source: frame?.contentWindow, origin: ours });
  return { ...page, frames, upload, say };
}

test('the photos of a page are uploaded through one frame, which is asked once it is ready', async () => {
  const { frames, upload, say } = await openPage();
  const onProgress = vi.fn();
  const [first, second] = [upload({ onProgress }), upload()];
  expect(frames().map(({ src }) => src)).toEqual([`${ours}/bezorgen`]);
  expect(frames()[0]?.received).toEqual([]);
  say({ wrappie: 'ready' });
  expect(frames()[0]?.received).toMatchObject([
    { wrappie: 'upload', name: 'a.webp' },
    { wrappie: 'upload', name: 'a.webp' },
  ]);
  const asked = frames().flatMap(({ received }) => received as { id: string }[]);
  const [one = '', other = ''] = asked.map(({ id }) => id);
  say({ wrappie: 'progress', id: one, fraction: 0.4 });
  expect(onProgress.mock.calls).toEqual([[0.4]]);
  say({ wrappie: 'uploaded', id: other, url: null });
  say({ wrappie: 'uploaded', id: one, url: 'https://bucket.example/a.webp' });
  expect(await first).toBe('https://bucket.example/a.webp');
  expect(await second, 'without storage').toBeUndefined();
});

test('a refusal has the words of the storage, its status, and how long to wait', async () => {
  const { upload, say } = await openPage();
  const uploading = upload();
  say({ wrappie: 'ready' });
  say({ wrappie: 'upload-failed', id: 'upload-1', reason: 'Too many.', status: 429, retryAfter: 7 });
  await expect(uploading).rejects.toMatchObject({ message: 'Too many.', status: 429, retryAfter: 7 });
});

test('a courier page that cannot be reached has fifteen seconds, and the next try opens another', async () => {
  const { frames, upload, say } = await openPage();
  const uploading = upload();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(frames()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(uploading).rejects.toThrow('does not answer');
  expect(frames()).toEqual([]);

  const again = upload();
  say({ wrappie: 'ready' });
  say({ wrappie: 'uploaded', id: 'upload-2', url: 'https://bucket.example/a.webp' });
  expect(await again).toBe('https://bucket.example/a.webp');
});

test('a courier page that answers has more time: an upload may take long', async () => {
  const { frames, upload, say } = await openPage();
  void upload();
  say({ wrappie: 'ready' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(frames()).toHaveLength(1);
});

test.each([
  ['a courier page that is ready is told', true, 1],
  ['one that is not ready is closed, because offline it never will be', false, 0],
])('a photo is removed: %s', async (_, isReady, left) => {
  const { frames, upload, say } = await openPage();
  const removed = new AbortController();
  const uploading = upload({ signal: removed.signal });
  const [frame] = frames();
  if (isReady) say({ wrappie: 'ready' });
  removed.abort(new DOMException('', 'AbortError'));
  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' });
  expect(frames()).toHaveLength(left);
  if (isReady) expect(frame?.received.at(-1)).toEqual({ wrappie: 'cancel', id: 'upload-1' });
});

test('a host whose policy forbids our frame: every photo fails at once', async () => {
  const { fire, frames, upload } = await openPage();
  const uploading = [upload(), upload()];
  fire('securitypolicyviolation', { blockedURI: ours });
  for (const photo of uploading) await expect(photo).rejects.toThrow('forbids our frame');
  expect(frames()).toEqual([]);
});

test('messages of other windows and origins do not count', async () => {
  const { hear, frames, upload } = await openPage();
  const uploading = upload();
  hear({ wrappie: 'ready' }, { source: {}, origin: ours });
  hear({ wrappie: 'ready' }, { source: frames()[0]?.contentWindow, origin: 'https://evil.example' });
  expect(frames()[0]?.received).toEqual([]);
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(uploading).rejects.toThrow('does not answer');
});

/* A host swaps its pages by replacing the body, and our frame goes with it. */
describe('a frame that the host has removed', () => {
  async function openSwappedPage() {
    const page = await openPage();
    const before = page.upload();
    page.say({ wrappie: 'ready' });
    page.frames()[0]?.remove();
    return { ...page, before };
  }

  test('is opened again for the next photo', async () => {
    const { frames, upload, say } = await openSwappedPage();
    const next = upload();
    expect(frames()).toHaveLength(1);
    say({ wrappie: 'ready' });
    expect(frames()[0]?.received).toMatchObject([{ wrappie: 'upload', id: 'upload-2' }]);
    say({ wrappie: 'uploaded', id: 'upload-2', url: 'https://bucket.example/a.webp' });
    expect(await next).toBe('https://bucket.example/a.webp');
  });

  test('answers no photo any more: after fifteen seconds it can be tried again', async () => {
    const { before } = await openSwappedPage();
    await vi.advanceTimersByTimeAsync(15_000);
    await expect(before).rejects.toThrow('does not answer');
  });

  test('does not take the next one with it when its own photo ends', async () => {
    const { frames, upload, before } = await openSwappedPage();
    await vi.advanceTimersByTimeAsync(1000);
    void upload();
    await vi.advanceTimersByTimeAsync(14_000);
    await expect(before).rejects.toThrow('does not answer');
    expect(frames()).toHaveLength(1);
  });
});
