import { compilePattern, fillIn, type PathMatcher } from './path-pattern.ts';

type HeaderStep = { readonly name: string; readonly value: string | undefined };
export type HeaderRule = { readonly match: PathMatcher; readonly steps: HeaderStep[] };
export type ParsedHeaders = { readonly rules: HeaderRule[]; readonly warnings: string[] };

const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Parses a `_headers` file: a path pattern at the start of a line, then indented lines with `Name: value`, or `! Name` to remove a header
 * that an earlier rule set. Invalid lines are left out and listed in `warnings`.
 */
export function parseHeaders(text: string): ParsedHeaders {
  const rules: HeaderRule[] = [];
  const warnings: string[] = [];

  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    const warn = (what: string) => warnings.push(`_headers line ${index + 1}: ${what}`);
    if (content === '' || content.startsWith('#')) continue;

    if (/^\s/.test(line)) {
      const step = parseStep(content);
      if (!step) warn(`expected "Name: value" or "! Name", found "${content}"`);
      else if (rules.length === 0) warn('a header before the first path');
      else rules.at(-1)?.steps.push(step);
    } else if (content.startsWith('/')) {
      rules.push({ match: compilePattern(content), steps: [] });
    } else {
      warn(`expected a path that starts with "/" (headers are indented), found "${content}"`);
      // The following lines belong to the invalid path, not to the path before it.
      rules.push({ match: () => undefined, steps: [] });
    }
  }
  return { rules, warnings };
}

/**
 * All headers for a path. Every matching rule counts. If several set the same name, their values are joined with ", ".
 * @returns names as first written, with their values
 */
export function headersFor(rules: readonly HeaderRule[], path: string): [name: string, value: string][] {
  const headers = new Map<string, [string, string]>();
  for (const { match, steps } of rules) {
    const captures = match(path);
    if (!captures) continue;
    for (const { name, value } of steps) {
      const key = name.toLowerCase();
      const before = headers.get(key);
      if (value === undefined) headers.delete(key);
      else if (before) before[1] += `, ${fillIn(value, captures)}`;
      else headers.set(key, [name, fillIn(value, captures)]);
    }
  }
  return [...headers.values()];
}

function parseStep(content: string): HeaderStep | undefined {
  if (content.startsWith('!')) {
    const name = content.slice(1).trim();
    return TOKEN.test(name) ? { name, value: undefined } : undefined;
  }
  const colon = content.indexOf(':');
  const name = content.slice(0, Math.max(colon, 0)).trim();
  const value = content.slice(colon + 1).trim();
  const printable = /^[\t\x20-\x7e\x80-\xff]+$/.test(value);
  return TOKEN.test(name) && printable ? { name, value } : undefined;
}
