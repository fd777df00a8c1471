/** The outcome of one check of a live site. */
export interface Outcome {
  what: string;
  /** The reason of a failure; absent on success. */
  wrong?: string;
}

/** Checks the site at an origin, with any number of outcomes. Rejects when the site cannot be reached at all. */
export type Check = (origin: string) => Promise<Outcome[]>;

/** An outcome from a condition. */
export function outcome(what: string, right: boolean, wrong: string): Outcome {
  return right ? { what } : { what, wrong };
}

/** The outcomes as readable lines. */
export function outcomeText(outcomes: readonly Outcome[]): string {
  return outcomes.map(({ what, wrong }) => (wrong ? `✗ ${what}: ${wrong}` : `✓ ${what}`)).join('\n');
}
