/**
 * Mistakes in the content, each on a line of its own: file, line, what is wrong, and what would be right. Whoever wrote the content can
 * mend them, so they are shown without a stack trace.
 */
export class ContentMistakes extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super([...new Set(mistakes)].join('\n'));
    this.name = 'ContentMistakes';
    this.mistakes = mistakes;
  }
}

/** Collects the mistakes of several readers, so that all are shown at once. */
export class Collected {
  readonly mistakes: string[] = [];

  /** What the work returns; undefined when it finds mistakes. */
  from<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ContentMistakes)) throw error;
      this.mistakes.push(...error.mistakes);
      return undefined;
    }
  }

  add(...mistakes: string[]): undefined {
    this.mistakes.push(...mistakes);
  }

  /** @throws ContentMistakes when there are any */
  throwIfAny(): void {
    if (this.mistakes.length > 0) throw new ContentMistakes(this.mistakes);
  }
}
