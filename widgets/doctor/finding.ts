/** One result of an examination by the doctor. */
export interface Finding {
  about: string;
  state: 'good' | 'notice' | 'problem';
  text: string;
  /** What to do about it. */
  advice?: string;
}

/** The findings about the page, or about one element. */
export interface Examination {
  title: string;
  findings: readonly Finding[];
}

const signs: Record<Finding['state'], string> = { good: '✓', notice: '!', problem: '✗' };

/** All findings as text for a console: one line each, with the advice below it. */
export function reportText(examinations: readonly Examination[]): string {
  const width = Math.max(
    ...examinations.flatMap(({ findings }) => findings.map(({ about }) => about.length)),
  );
  return examinations
    .map(({ title, findings }) => [title, ...findings.map((finding) => lines(finding, width))].join('\n'))
    .join('\n\n');
}

function lines({ about, state, text, advice }: Finding, width: number): string {
  const line = `  ${signs[state]} ${about.padEnd(width)}  ${text}`;
  return advice ? `${line}\n    ${' '.repeat(width)}  → ${advice}` : line;
}
