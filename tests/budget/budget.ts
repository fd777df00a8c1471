import { startSite } from '../support/local-site.ts';
import { builtBudgets } from './built-files.ts';
import { CompressedSizes } from './compressed-sizes.ts';
import { loadedBudgets } from './loaded-pages.ts';

/** One line of the byte budget. */
export interface BudgetLine {
  what: string;
  /** Bytes (brotli where a host compresses), or a number of files. */
  actual: number;
  limit: number;
  unit: 'bytes' | 'files';
}

/*
 * `npm run budget` counts the bytes that reach a visitor, and fails if there are too many. It measures bytes only; speed is measured by
 * `npm run bench`.
 */
const sizes = new CompressedSizes();
// The site starts first: looking up its host would wait behind hundreds of compressions, in the thread pool that both use.
const site = await startSite();
const lines: BudgetLine[] = [];
try {
  lines.push(...(await Promise.all([builtBudgets('dist', sizes), loadedBudgets(site, sizes)])).flat());
} finally {
  await site.stop();
}
const over = lines.filter(({ actual, limit }) => actual > limit);
for (const line of lines) console.info(inWords(line));
console.info(`\n${lines.length - over.length} passed, ${over.length} failed`);
if (over.length > 0) {
  console.error(`\nOver budget:\n${over.map(inWords).join('\n')}`);
  process.exitCode = 1;
}

function inWords({ what, actual, limit, unit }: BudgetLine): string {
  const show = (n: number) => (unit === 'files' ? String(n) : `${(n / 1024).toFixed(2)} KB`);
  const used = limit === 0 ? '' : ` ${Math.round((actual / limit) * 100)}%`;
  return `${actual > limit ? '✗' : '✓'} ${show(actual).padStart(9)} of ${show(limit).padStart(9)}${used.padStart(5)}  ${what}`;
}
