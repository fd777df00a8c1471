import { setTimeout as pause } from 'node:timers/promises';
import type { DevTools } from './devtools.ts';

/** A page on a slow phone with a slow connection and an empty cache. */
export interface SlowPage {
  /** Runs a function in every document before the document's own scripts. It must not use anything outside itself. */
  beforeLoad(work: () => void): Promise<void>;
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Runs a function in the page and returns its result. It must not use anything outside itself. */
  evaluate<T>(work: () => T | Promise<T>): Promise<T>;
  /** The same, repeated until the result is truthy. */
  until<T>(work: () => T | undefined): Promise<T>;
  /** Waits until nothing is loading, and what was loaded has had time to run. */
  untilIdle(): Promise<void>;
  /** Its requests since it was opened. */
  requests: readonly { url: string; type: string }[];
  send<T>(method: string, params?: Record<string, unknown>): Promise<T>;
  close(): Promise<void>;
}

export interface SlowPhoneOptions {
  /** Factor by which the processor is slowed down. */
  cpu?: number;
  /** `false` for measurements after loading. */
  slowNetwork?: boolean;
  /** CSS pixels. From 768 on the page is not a phone. */
  width?: number;
}

/** A long timeout, because a busy machine is slow but not broken. */
const patience = 120_000;

/** Opens a page in a context of its own: cold cache, processor 4× slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export async function openSlowPhone(
  devTools: DevTools,
  { cpu = 4, slowNetwork = true, width = 390 }: SlowPhoneOptions = {},
): Promise<SlowPage> {
  const { browserContextId } = await devTools.send<Context>('Target.createBrowserContext');
  const { targetId } = await devTools.send<Target>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devTools.send<Session>('Target.attachToTarget', { targetId, flatten: true });
  const send: SlowPage['send'] = (method, params) => devTools.send(method, params, sessionId);
  const { requests, isQuiet, loads } = watchPage(devTools, sessionId);
  await send('Page.enable');
  await send('Network.enable');
  await send('Emulation.setDeviceMetricsOverride', screenOf(width));
  await send('Emulation.setTouchEmulationEnabled', { enabled: width < 768 });
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slowNetwork)
    await send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
  const run = async <T>(expression: string) => {
    const { result, exceptionDetails } = await send<Evaluated<T>>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const until = (isSo: () => boolean) => waitUntil(isSo, 'The page does not come to rest');
  return {
    requests,
    send,
    beforeLoad: async (work) => {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${work})()` });
    },
    async open(url) {
      const before = loads();
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await until(() => loads() > before);
    },
    evaluate: (work) => run(`(${work})()`),
    until: (work) => run(`(${askAgain})(${work}, ${patience})`),
    async untilIdle() {
      await until(isQuiet);
      await pause(800);
      await until(isQuiet);
    },
    async close() {
      devTools.forget(sessionId);
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

type Context = { browserContextId: string };
type Target = { targetId: string };
type Session = { sessionId: string };
type Evaluated<T> = {
  result: { value: T };
  exceptionDetails?: { text: string; exception?: { description?: string } };
};

/** Records the page's requests, whether the last answer is half a second old, and the number of its load events. */
function watchPage(devTools: DevTools, session: string) {
  const requests: { url: string; type: string }[] = [];
  const pending = new Set<unknown>();
  let changed = performance.now();
  let loaded = 0;
  devTools.listen(session, (event, { requestId, request, type }) => {
    if (event === 'Network.requestWillBeSent') {
      pending.add(requestId);
      requests.push({ url: (request as { url: string }).url, type: String(type) });
    } else if (event === 'Network.loadingFinished' || event === 'Network.loadingFailed')
      pending.delete(requestId);
    else if (event === 'Page.loadEventFired') loaded++;
    else return;
    changed = performance.now();
  });
  return {
    requests,
    isQuiet: () => pending.size === 0 && performance.now() - changed > 500,
    loads: () => loaded,
  };
}

async function waitUntil(isSo: () => boolean, otherwise: string): Promise<void> {
  const end = performance.now() + patience;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(otherwise);
    await pause(50);
  }
}

/** Runs in the page. */
function askAgain<T>(work: () => T | undefined, forMs: number): Promise<T> {
  const end = performance.now() + forMs;
  return new Promise((done, fail) => {
    const ask = () => {
      const answer = work();
      if (answer) done(answer);
      else if (performance.now() > end) fail(new Error(`Never came true: ${work}`));
      else setTimeout(ask, 100);
    };
    ask();
  });
}

function screenOf(width: number) {
  const mobile = width < 768;
  return { width, height: mobile ? 844 : 900, deviceScaleFactor: mobile ? 2 : 1, mobile };
}
