import { setTimeout } from 'node:timers/promises';
import type { Response } from 'express';
import type { Fault } from './faults.ts';

/**
 * Applies the faults that both services have: closes the connection (`refuse`), keeps it open without an answer until the server closes
 * (`hang`), or waits (`slow`).
 * @param closing aborted when the server closes, which ends a wait
 * @returns whether the request is finished, so that no answer may follow
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
    // A client that stopped waiting is still served, as by a real service.
    await setTimeout(slowMs, undefined, { signal: closing }).catch(() => undefined);
    return closing.aborted;
  }
  return mode === 'hang';
}
