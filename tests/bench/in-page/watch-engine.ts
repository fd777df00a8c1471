declare global {
  interface Window {
    /** ms of each question to the engine's worker, in their order. */
    benchEngine: Record<string, number[]>;
  }
}

/** Runs in the page before its scripts: tells how long the engine's worker takes to answer each question, its wait included. */
export function watchEngine(): void {
  const times: Record<string, number[]> = {};
  window.benchEngine = times;
  const { postMessage } = Worker.prototype;
  const asked = new WeakMap<Worker, Map<number, { ask: string; start: number }>>();
  Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
    const { number, ask } = given[0] as { number: number; ask: string };
    let waiting = asked.get(this);
    if (!waiting) {
      const fresh = new Map<number, { ask: string; start: number }>();
      waiting = fresh;
      asked.set(this, fresh);
      this.addEventListener('message', ({ data }) => {
        const { ask, start } = fresh.get(data.number) ?? { ask: 'start', start: performance.now() };
        times[ask] = [...(times[ask] ?? []), performance.now() - start];
      });
    }
    waiting.set(number, { ask, start: performance.now() });
    Reflect.apply(postMessage, this, given);
  } as typeof postMessage;
}
