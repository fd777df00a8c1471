/** What can be undone, and done again. Values are never changed, only replaced. */
export interface History<T> {
  now: T;
  past: readonly T[];
  future: readonly T[];
  /** What the last step was: one of the same name goes on with it. */
  step?: string;
}

/** So many steps back are kept. */
const longest = 100;

/**
 * Takes a step.
 *
 * @param step steps in a row with the same name are one: a drag, a slider, a key that is held down
 */
export function next<T>(history: History<T>, now: T, step?: string): History<T> {
  if (step !== undefined && step === history.step) return { ...history, now, future: [] };
  return { now, past: [...history.past, history.now].slice(-longest), future: [], step };
}

/** One step back; with none, the same. */
export function undone<T>({ now, past, future, step }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { now, past, future, step };
  return { now: before, past: past.slice(0, -1), future: [now, ...future] };
}

/** And forward again. */
export function redone<T>({ now, past, future, step }: History<T>): History<T> {
  const [after, ...rest] = future;
  if (after === undefined) return { now, past, future, step };
  return { now: after, past: [...past, now], future: rest };
}
