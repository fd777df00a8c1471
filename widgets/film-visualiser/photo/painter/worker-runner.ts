import { type Answers, engineAddress, type Question, ready } from '../engine/worker.ts';
import { canvasOf, type EngineRunner, searchingBy } from './engine-runner.ts';

/** Our origin, in a bundle of another site. */
declare const __OWN_ORIGIN__: string | undefined;

/** Time limit for a worker to start, in ms: its code is in the browser's cache already. */
const timeout = 4000;

/**
 * Runs the engine in a worker. `undefined` where none is possible: no module workers or no canvas in them, blocked by the host's policy, or
 * a script of one file, which would start all widgets again.
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
    load(photo, size) {
      const given = canvas;
      canvas = undefined;
      return given
        ? ask({ ask: 'load', photo, size, canvas: given }, photo, given)
        : ask({ ask: 'load', photo, size }, photo);
    },
    addGrain: (name, picture) => ask({ ask: 'grain', name, picture }, picture),
    paint: (scene) => ask({ ask: 'paint', scene }),
    layer: (scene) => ask({ ask: 'layer', scene }),
    ...searchingBy((what, given) => ask({ ask: 'search', what, given })),
  };
}

/** Resolves when the worker has reported that it is ready. */
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

/** A worker must come from the page's own origin: on a partner's page, a small script of that origin imports ours. */
function startAddress(): string {
  if (new URL(engineAddress).origin === location.origin) return engineAddress;
  const line = `import ${JSON.stringify(engineAddress)};`;
  return URL.createObjectURL(new Blob([line], { type: 'text/javascript' }));
}

function said(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), timeout);
    worker.onmessage = ({ data }) => data === ready && resolve();
    worker.onerror = (event) => reject(new Error(event.message ?? 'It did not start.'));
    worker.addEventListener('message', () => clearTimeout(timer), { once: true });
  });
}

/** Whether the engine is in one file with all other code. */
function isOneFile(): boolean {
  return __OWN_ORIGIN__ !== undefined || engineAddress === import.meta.url;
}
