import { setTimeout } from 'node:timers/promises';
import type { Response } from 'express';
import type { Fault } from './faults.ts';

/**
 * Does what the faults that both services know ask for: breaks the connection off (`refuse`), leaves it open without
 * an answer until the server closes (`hang`), or waits (`slow`).
 * @param closing aborted when the server closes: a wait ends then
 * @returns whether the request is dealt with, so that nothing may be answered any more
 */
export async function misbehave(
  { mode, slowMs }: Fault<string>,
  res: Response,
  closing: AbortSignal,
): Promise<boolean> {
  if (mode === 'refuse') {
    res.socket?.destroy();
    return true;
  }
  if (mode === 'slow') {
    // Whoever gave up waiting is served all the same, as a real service would.
    await setTimeout(slowMs, undefined, { signal: closing }).catch(() => undefined);
    return closing.aborted;
  }
  return mode === 'hang';
}
