import { loadFacts } from '../content/facts.ts';
import { claimKinds } from './claim-kinds.ts';
import type { Judged, Verdict } from './judge-claims.ts';
import { contradictions, siteClaims } from './site-claims.ts';

/*
 * `npm run facts` lists the site's claims, and fails where one contradicts the one set of figures. It finds a figure by the words beside it
 * in its sentence (claim-kinds.ts).
 */
const facts = loadFacts();
const found = siteClaims();

for (const kind of claimKinds) {
  const claims = found.filter((claim) => claim.kind === kind);
  const set = kind
    .set(facts)
    .map(({ figure, only }) => (only ? `${figure} (where it says ${only.source})` : figure));
  console.info(`\n${kind.name}. The one set: ${set.join(', ')}`);
  report(claims, 'the one set');
  report(claims, 'tied to its place');
}
const open = contradictions(found);
console.info(`\n${found.length - open.length} figures are in order; ${open.length} contradict them.`);
if (open.length > 0) {
  console.error(`\n${open.join('\n')}`);
  process.exitCode = 1;
}

function report(claims: readonly Judged[], verdict: Verdict): void {
  const byFigure: Record<string, Judged[]> = {};
  for (const claim of claims.filter((claim) => claim.verdict === verdict)) {
    const heading = `${claim.figure}, ${verdict}${claim.because ? `: ${claim.because}` : ''}`;
    byFigure[heading] = [...(byFigure[heading] ?? []), claim];
  }
  for (const [heading, places] of Object.entries(byFigure)) {
    console.info(`  ${heading}`);
    for (const { file, line } of places) console.info(`    ${file}:${line}`);
  }
}
