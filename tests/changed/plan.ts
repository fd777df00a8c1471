import { touching } from './touching.ts';

/** The browser tests that a change can break. */
export interface Plan {
  /** Parts of the paths of specs, below `tests/`. */
  specs: string[];
  /** Pages and examples to visit, for Playwright's `--grep`. */
  visits: string[];
}

/** Plans the browser tests for changed files. A file without a row runs all of them. */
export function planFor(files: readonly string[]): Plan {
  const plan: Plan = { specs: [], visits: [] };
  for (const file of files) {
    const row = touching.find(({ files }) => files.test(file));
    const page = file.match(
      /^site\/content\/(?:pages\/|(?=blog\/))(.+?)(?:\/[\w-]+\.(?:md|yaml)|\.yaml)$/,
    )?.[1];
    plan.specs.push(...(row ? (row.specs ?? []) : ['e2e/', 'hosts/']));
    if (!row) plan.visits.push('');
    else if (row.visits === 'own page') plan.visits.push(page ? `/${page} is` : '/');
    else if (row.visits !== undefined) plan.visits.push(row.visits);
  }
  return { specs: [...new Set(plan.specs)], visits: [...new Set(plan.visits)] };
}
