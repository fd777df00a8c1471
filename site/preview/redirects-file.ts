import { type Captures, compilePattern, fillIn, type PathMatcher } from './path-pattern.ts';

export type RedirectRule = {
  readonly match: PathMatcher;
  readonly to: string;
  readonly status: number;
  /** A forced rule wins over an existing file at the address. */
  readonly force: boolean;
};
export type ParsedRedirects = { readonly rules: RedirectRule[]; readonly warnings: string[] };

const STATUSES = [200, 301, 302, 303, 307, 308, 404];

/**
 * Parses a `_redirects` file: one `/from /to [status][!]` per line, with 301 as the default status. 200 and 404 serve the target in
 * place. Invalid lines are left out and listed in `warnings`.
 */
export function parseRedirects(text: string): ParsedRedirects {
  const rules: RedirectRule[] = [];
  const warnings: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = withoutComment(line);
    if (words.length === 0) continue;
    const rule = parseRule(words);
    if (typeof rule === 'string') warnings.push(`_redirects line ${index + 1}: ${rule}`);
    else rules.push(rule);
  }
  return { rules, warnings };
}

/**
 * The first rule for a decoded path, ignoring a trailing slash, with its target filled in. A rule that would redirect to the same address
 * is skipped.
 */
export function redirectFor(
  rules: readonly RedirectRule[],
  path: string,
): { readonly to: string; readonly status: number } | undefined {
  for (const { match, to, status } of rules) {
    const captures: Captures | undefined = match(path) ?? match(path.replace(/(?<=.)\/$/, ''));
    if (!captures) continue;
    // If a captured value begins with a slash, `/:splat` would become `//other.example`, the address of another site.
    const target = fillIn(to, captures).replace(/^\/+/, '/');
    if (target !== path) return { to: target, status };
  }
  return undefined;
}

/** Adds the visitor's query to the target of a redirect, before its fragment. A query of the target's own wins. */
export function withQuery(target: string, query: string): string {
  const [address = '', ...fragment] = target.split('#');
  const hash = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return query === '' || address.includes('?') ? target : `${address}?${query}${hash}`;
}

function withoutComment(line: string): string[] {
  const words = line.trim().split(/\s+/).filter(Boolean);
  const comment = words.findIndex((word) => word.startsWith('#'));
  return comment < 0 ? words : words.slice(0, comment);
}

function parseRule([from = '', to = '', code = '301', ...rest]: string[]): RedirectRule | string {
  if (!from.startsWith('/')) return `the first address must start with "/", found "${from}"`;
  if (to === '') return `"${from}" leads nowhere: a second address is missing`;
  if (!/^(\/(?!\/)|https?:\/\/)/.test(to))
    return `the target must start with "/" or "https://", found "${to}"`;
  const [, digits, bang] = /^(\d{3})(!?)$/.exec(code) ?? [];
  const status = Number(digits);
  if (!STATUSES.includes(status)) return `"${code}" is not one of the statuses ${STATUSES.join(', ')}`;
  if (rest.length > 0) return `conditions are not supported here: "${rest.join(' ')}"`;
  const inPlace = status === 200 || status === 404;
  if (inPlace && !to.startsWith('/'))
    return `status ${status} can only serve a file of this site, not "${to}"`;
  return { match: compilePattern(from), to, status, force: bang === '!' };
}
