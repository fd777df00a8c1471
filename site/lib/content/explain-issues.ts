import type { z } from 'zod';
import { languages } from '../../../widgets/domain/text.ts';
import type { LineOf } from './yaml-lines.ts';

type Issue = z.core.$ZodIssue;

/** The mistakes of a file, one line per issue, with the file, its line if known, and the field. */
export function explainIssues(file: string, error: { issues: readonly Issue[] }, lineOf?: LineOf): string {
  return error.issues
    .map((issue) => {
      const line = lineOf ? `:${lineOf(pathOf(issue))}` : '';
      return `${file}${line}: ${field(issue)}${reason(issue)}`;
    })
    .join('\n');
}

/** The path of the mistake. For an unknown key it ends in that key. */
function pathOf(issue: Issue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

function field({ path }: Issue): string {
  return path.length > 0 ? `${path.join('.')}: ` : '';
}

function reason(issue: Issue): string {
  const last = issue.path.at(-1);
  if (issue.code === 'unrecognized_keys') return `unknown key ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_union' && last === 'type') return 'no such section type';
  const absent = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  if (absent && languages.some((lang) => lang === last)) return `missing translation (${String(last)})`;
  if (absent) return 'missing';
  return issue.message;
}
