import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

const shown = 10;

/** Prints the slowest tests at the end of a run, to show what takes the time. */
export class SlowestReporter implements Reporter {
  readonly #seconds = new Map<TestCase, number>();

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#seconds.set(test, (this.#seconds.get(test) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    const slowest = [...this.#seconds].sort(([, a], [, b]) => b - a).slice(0, shown);
    if (slowest.length === 0) return;
    console.info(`\nThe ${slowest.length} slowest tests:`);
    for (const [test, seconds] of slowest)
      console.info(`${seconds.toFixed(1).padStart(6)} s  ${test.titlePath().filter(Boolean).join(' › ')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from there.
export default SlowestReporter;
