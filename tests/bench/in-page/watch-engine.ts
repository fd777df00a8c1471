declare global {
  interface Window {
    /** ms of each question to the engine's worker, in their order. */
    benchEngine: Record<string, number[]>;
  }
}

/**
 * Runs in the page before its scripts: tells how long the engine's worker takes to answer each question, its wait included. It listens
 * from the start of each worker, so that it hears an answer before the page, whose work with it is the page's own.
 */
export function watchEngine(): void {
  const times: Record<string, number[]> = {};
  window.benchEngine = times;
  const note = (what: string, start: number) => {
    times[what] = [...(times[what] ?? []), performance.now() - start];
  };
  window.Worker = class extends Worker {
    readonly #asked = new Map<number, { ask: string; start: number }>();

    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      const created = performance.now();
      this.addEventListener('message', ({ data }) => {
        const { ask, start } = this.#asked.get(data.number) ?? { ask: 'start', start: created };
        note(ask, start);
      });
    }

    override postMessage(message: { number: number; ask: string }, ...given: unknown[]): void {
      this.#asked.set(message.number, { ask: message.ask, start: performance.now() });
      Reflect.apply(super.postMessage, this, [message, ...given]);
    }
  };
}
