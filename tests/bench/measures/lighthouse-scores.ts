import lighthouse from 'lighthouse';
import { comparedPages } from '../plain-pages.ts';
import type { Stand } from '../stand.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A not-found page is `noindex`, so it fails that audit on purpose. */
const onPurpose: Record<string, string[]> = { '/404': ['is-crawlable'], '/en/404': ['is-crawlable'] };

/** Four categories of Lighthouse, on a phone. The median of up to three runs, because Lighthouse simulates from a real run. */
export async function lighthouseScores(stand: Stand, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of comparedPages) {
    const results: Result[] = [];
    for (let i = 0; i < Math.min(runs, 3); i++) results.push(await run(stand, path));
    const last = results.at(-1) as Result;
    for (const id of Object.keys(last.categories)) {
      const scores = results.map((result) => scoreOf(result, id));
      const lost = lostAudits(last, id);
      const meant = lost.length > 0 && lost.every((audit) => onPurpose[path]?.includes(audit));
      rows.push({
        what: `Lighthouse ${id} of ${path}`,
        value: meant ? 100 : median(scores),
        limit: 100,
        atLeast: true,
        ours: String(median(scores)),
        note: meant ? `${lost.join(', ')} is meant` : lost.join(', ') || undefined,
      });
    }
  }
  return rows;
}

async function run({ origin, debuggingPort }: Stand, path: string): Promise<Result> {
  const result = await lighthouse(origin + path, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories,
  });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${path}`);
  if (result.lhr.runtimeError) throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

function scoreOf({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? Number.NaN) * 100);
}

/** Audits that cost points; those with a high weight also show what they measured. */
function lostAudits({ categories, audits }: Result, id: string): string[] {
  const weighty = categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const lost = weighty.filter((ref) => (audits[ref.id]?.score ?? 1) < 0.995);
  return lost.map((ref) => {
    const { displayValue } = audits[ref.id] ?? {};
    return displayValue ? `${ref.id} ${displayValue}` : ref.id;
  });
}
