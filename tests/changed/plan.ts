import { touching } from './touching.ts';

/** What a change can break in a browser. */
export interface Plan {
  /** Parts of the paths of specs, below `tests/`. */
  specs: string[];
  /** Pages and examples to visit, as Playwright's `--grep` takes them. */
  visits: string[];
}

/** Plans the browser tests for changed files. Where no row says what touches a file, everything does. */
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
