import { stripVTControlCharacters } from 'node:util';

/**
 * Numbers of passed and failed tests, from the output of Vitest (`Tests  1 failed | 2 passed (3)`), Playwright (`2 passed (1m)`) or a
 * budget.
 */
export function countTests(said: string): { passed: number; failed: number } {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => /^\s*Tests\s+\d|^\s*\d+ (passed|failed|flaky)\b/.test(line));
  const sum = (what: RegExp) =>
    lines.flatMap((line) => [...line.matchAll(what)]).reduce((total, [, count]) => total + Number(count), 0);
  return { passed: sum(/(\d+) (?:passed|flaky)/g), failed: sum(/(\d+) failed/g) };
}
