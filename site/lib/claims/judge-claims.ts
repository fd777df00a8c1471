import type { Language } from '../../../widgets/domain/text.ts';
import type { Facts } from '../../schema/facts.ts';
import type { TiedClaims } from '../../schema/tied-claims.ts';
import { fill, type Placeholders } from '../content/localise.ts';
import { type Claim, findClaims } from './find-claims.ts';
import type { Statement } from './statements.ts';

export type Verdict = 'the one set' | 'tied to its place' | 'look at this';

/** A claim with its place, and which set its figure belongs to. */
export interface Judged extends Claim {
  file: string;
  line: number;
  verdict: Verdict;
  /** The reason, where a place has a figure of its own. */
  because?: string;
}

/** Every claim in the statements with its verdict, at most once per line. */
export function judgeClaims(
  statements: Iterable<Statement>,
  facts: Facts,
  placeholders: Record<Language, Placeholders>,
  tied: TiedClaims,
): Judged[] {
  const judged = new Map<string, Judged>();
  for (const { file, line, route, lang, text } of statements)
    for (const claim of findClaims(fill(text, placeholders[lang]))) {
      const place = `${file}:${line} ${claim.kind.name} ${claim.figure}`;
      judged.set(place, { ...claim, file, line, ...verdictOn(claim, route, facts, tied) });
    }
  return [...judged.values()];
}

function verdictOn(
  { kind, figure, text }: Claim,
  route: string,
  facts: Facts,
  tied: TiedClaims,
): Pick<Judged, 'verdict' | 'because'> {
  const ofSet = kind
    .set(facts)
    .some((one) => one.figure === figure && (one.only?.test(`${text} ${route}`) ?? true));
  if (ofSet) return { verdict: 'the one set' };
  const tie = tied.find(
    ({ claim, figures, at }) =>
      kind.name.startsWith(claim) && figures.includes(figure) && at.some((place) => covers(place, route)),
  );
  return tie ? { verdict: 'tied to its place', because: tie.because } : { verdict: 'look at this' };
}

function covers(place: string, route: string): boolean {
  return place.endsWith('*') ? route.startsWith(place.slice(0, -1)) : place === route;
}
