/** What came of one check of a live site. */
export interface Outcome {
  what: string;
  /** Why it is not right; absent when it is. */
  wrong?: string;
}

/** A check of the site at an origin; it may find any number of things. Rejects when the site cannot be reached at all. */
export type Check = (origin: string) => Promise<Outcome[]>;

/** An outcome from a condition. */
export function outcome(what: string, right: boolean, wrong: string): Outcome {
  return right ? { what } : { what, wrong };
}

/** The outcomes as lines to read. */
export function outcomeText(outcomes: readonly Outcome[]): string {
  return outcomes.map(({ what, wrong }) => (wrong ? `✗ ${what}: ${wrong}` : `✓ ${what}`)).join('\n');
}
