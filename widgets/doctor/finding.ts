/** One thing that the doctor has looked at. */
export interface Finding {
  about: string;
  state: 'good' | 'notice' | 'problem';
  text: string;
  /** What to do about it. */
  mend?: string;
}

/** What was found about the page, or about one element. */
export interface Examination {
  title: string;
  findings: readonly Finding[];
}

const signs: Record<Finding['state'], string> = { good: '✓', notice: '!', problem: '✗' };

/** All of it as text for a console, a line each, what to do below it. */
export function reportText(examinations: readonly Examination[]): string {
  const width = Math.max(
    ...examinations.flatMap(({ findings }) => findings.map(({ about }) => about.length)),
  );
  return examinations
    .map(({ title, findings }) => [title, ...findings.map((finding) => lines(finding, width))].join('\n'))
    .join('\n\n');
}

function lines({ about, state, text, mend }: Finding, width: number): string {
  const line = `  ${signs[state]} ${about.padEnd(width)}  ${text}`;
  return mend ? `${line}\n    ${' '.repeat(width)}  → ${mend}` : line;
}
