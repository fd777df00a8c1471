import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DevTools } from './devtools.ts';

/**
 * Slows all threads of the pages that are open, workers included: DevTools slows the main thread only. Each process is stopped for three
 * quarters of every few milliseconds (see `duty-cycle.ts`).
 *
 * @param factor how many times slower
 * @returns ends it
 * @throws Error on Windows, where no process can be stopped and continued
 */
export async function slowRenderers(devTools: DevTools, factor: number): Promise<() => Promise<void>> {
  if (process.platform === 'win32') throw new Error('Windows cannot slow down the pages of a browser.');
  const { processInfo } = await devTools.send<ProcessInfo>('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const cycle = new Worker(new URL('./duty-cycle.ts', import.meta.url), { workerData: { pids, factor } });
  await once(cycle, 'message');
  return async () => {
    cycle.postMessage('end');
    await once(cycle, 'exit');
  };
}

interface ProcessInfo {
  processInfo: { type: string; id: number }[];
}
