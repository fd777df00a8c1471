import { forEachLanguage } from '../../../widgets/domain/text.ts';
import { tiedClaims } from '../../schema/tied-claims.ts';
import { loadFacts } from '../content/facts.ts';
import { placeholdersFrom } from '../content/localise.ts';
import { readYaml } from '../content/read-yaml.ts';
import { claimKinds } from './claim-kinds.ts';
import { type Judged, judgeClaims, type Verdict } from './judge-claims.ts';
import { statements } from './statements.ts';

/*
 * `npm run facts` lists the site's claims and shows where two places contradict each other. It finds a figure by the words beside it in
 * its sentence (claim-kinds.ts), so it is an aid for a human reader, not a proof. It never fails.
 */
const facts = loadFacts();
const placeholders = forEachLanguage((lang) => placeholdersFrom(facts, lang));
const tied = readYaml('site/content/tied-claims.yaml', tiedClaims);
const found = judgeClaims(statements(), facts, placeholders, tied);

for (const kind of claimKinds) {
  const claims = found.filter((claim) => claim.kind === kind);
  const set = kind
    .set(facts)
    .map(({ figure, only }) => (only ? `${figure} (where it says ${only.source})` : figure));
  console.info(`\n${kind.name}. The one set: ${set.join(', ')}`);
  report(claims, 'the one set');
  report(claims, 'tied to its place');
  report(claims, 'look at this');
}
const open = found.filter(({ verdict }) => verdict === 'look at this').length;
const rest = found.length - open;
console.info(`\n${rest} figures are in order; ${open === 0 ? 'none needs a look' : `${open} to look at`}.`);

function report(claims: readonly Judged[], verdict: Verdict): void {
  const byFigure: Record<string, Judged[]> = {};
  for (const claim of claims.filter((claim) => claim.verdict === verdict)) {
    const heading = `${claim.figure}, ${verdict}${claim.because ? `: ${claim.because}` : ''}`;
    byFigure[heading] = [...(byFigure[heading] ?? []), claim];
  }
  for (const [heading, places] of Object.entries(byFigure)) {
    console.info(`  ${heading}`);
    for (const { file, line, sentence } of places)
      console.info(`    ${file}:${line}${verdict === 'look at this' ? `  ${excerpt(sentence)}` : ''}`);
  }
}

function excerpt(sentence: string): string {
  return sentence.length > 90 ? `${sentence.slice(0, 88)}…` : sentence;
}
