/** The steps that can be undone and redone. Values are never changed, only replaced. */
export interface History<T> {
  now: T;
  past: readonly T[];
  future: readonly T[];
  /** The name of the last step: another change with the same name continues it. */
  step?: string | undefined;
}

/** The maximum number of steps. */
const longest = 100;

/**
 * Adds a step.
 *
 * @param step consecutive steps with the same name are one: a drag, a slider, a key that is held down
 */
export function next<T>(history: History<T>, now: T, step?: string): History<T> {
  if (step !== undefined && step === history.step) return { ...history, now, future: [] };
  return { now, past: [...history.past, history.now].slice(-longest), future: [], step };
}

/** The history one step back; unchanged when there is none. */
export function undone<T>({ now, past, future, step }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { now, past, future, step };
  return { now: before, past: past.slice(0, -1), future: [now, ...future] };
}

/** The history one step forward; unchanged when there is none. */
export function redone<T>({ now, past, future, step }: History<T>): History<T> {
  const [after, ...rest] = future;
  if (after === undefined) return { now, past, future, step };
  return { now: after, past: [...past, now], future: rest };
}
