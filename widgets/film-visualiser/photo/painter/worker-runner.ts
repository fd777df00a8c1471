import { type Answers, engineAddress, type Question, ready } from '../engine/worker.ts';
import { canvasOf, type EngineRunner } from './engine-runner.ts';

/** Our origin, in a bundle of somebody else's. */
declare const __OWN_ORIGIN__: string | undefined;

/** So long a worker may take to come alive, in ms: its code is in the browser's cache already. */
const patience = 4000;

/**
 * The engine in a worker. `undefined` where none can be had: no module workers or no canvas in them, forbidden by the host's
 * policy, or the script is one file, which would start all widgets again.
 */
export async function createWorkerRunner(): Promise<EngineRunner | undefined> {
  const film = canvasOf(1, 1);
  if (isOneFile() || !film.transferControlToOffscreen) return undefined;
  const worker = await start();
  if (!worker) return undefined;
  let canvas: OffscreenCanvas | undefined = film.transferControlToOffscreen();
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let count = 0;
  worker.onmessage = ({ data: { number, answer, error } }) => {
    const { resolve, reject } = waiting.get(number) ?? {};
    waiting.delete(number);
    if (error) reject?.(new Error(error));
    else resolve?.(answer);
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  function ask<K extends Question['ask']>(
    question: Extract<Question, { ask: K }>,
    ...given: Transferable[]
  ): Promise<Answers[K]> {
    const number = ++count;
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject });
      worker?.postMessage({ ...question, number }, given);
    });
  }
  return {
    film,
    load(photo) {
      const given = canvas;
      canvas = undefined;
      return given
        ? ask({ ask: 'load', photo, canvas: given }, photo, given)
        : ask({ ask: 'load', photo }, photo);
    },
    addGrain: (name, picture) => ask({ ask: 'grain', name, picture }, picture),
    paint: (scene) => ask({ ask: 'paint', scene }),
    layer: () => ask({ ask: 'layer' }),
  };
}

/** Resolves once the worker has said that it is there. */
async function start(): Promise<Worker | undefined> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(startAddress(), { type: 'module' });
    await said(worker);
    return worker;
  } catch (error) {
    console.info('Wrappie paints without a worker.', error);
    worker?.terminate();
    return undefined;
  }
}

/** A worker comes from its page's own origin only: on a partner's page a line of that page's fetches ours. */
function startAddress(): string {
  if (new URL(engineAddress).origin === location.origin) return engineAddress;
  const line = `import ${JSON.stringify(engineAddress)};`;
  return URL.createObjectURL(new Blob([line], { type: 'text/javascript' }));
}

function said(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), patience);
    worker.onmessage = ({ data }) => data === ready && resolve();
    worker.onerror = (event) => reject(new Error(event.message ?? 'It did not start.'));
    worker.addEventListener('message', () => clearTimeout(timer), { once: true });
  });
}

/** Whether the engine lies in one file with everything else. */
function isOneFile(): boolean {
  return __OWN_ORIGIN__ !== undefined || engineAddress === import.meta.url;
}
