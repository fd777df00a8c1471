import type { Language } from '../../../widgets/domain/text.ts';
import type { Facts } from '../../schema/facts.ts';
import type { TiedClaims } from '../../schema/tied-claims.ts';
import { fill, type Placeholders, placeholder } from '../content/localise.ts';
import { claimKinds } from './claim-kinds.ts';
import { type Claim, findClaims } from './find-claims.ts';
import type { Statement } from './statements.ts';

export type Verdict = 'the one set' | 'tied to its place' | 'contradiction';

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
    for (const found of findClaims(fill(text, placeholders[lang]))) {
      const claim = { ...found, kind: quotedKind(found, text, route, placeholders[lang]) ?? found.kind };
      const place = `${file}:${line} ${claim.kind.name} ${claim.figure}`;
      judged.set(place, { ...claim, file, line, ...verdictOn(claim, route, facts, tied) });
    }
  return [...judged.values()];
}

/**
 * The claim that the quoted fact makes, where its words are in the text too. The words that are closest to a figure may belong to its
 * neighbour: "90% less waste and 75% less CO₂".
 */
function quotedKind(
  { figure, text: said }: Claim,
  text: string,
  route: string,
  placeholders: Placeholders,
): Claim['kind'] | undefined {
  const names = [...text.matchAll(placeholder)].map(([, name]) => name!);
  const says = (name: string, part: string) =>
    (placeholders.get(name) ?? '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .match(/\d+(?:\.\d+)?/g)
      ?.includes(part);
  return claimKinds.find(
    ({ quotes, words }) =>
      `${said} ${route}`.search(words) >= 0 &&
      figure.split('-').every((part) => names.some((name) => quotes.test(name) && says(name, part))),
  );
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
  return tie ? { verdict: 'tied to its place', because: tie.because } : { verdict: 'contradiction' };
}

function covers(place: string, route: string): boolean {
  return place.endsWith('*') ? route.startsWith(place.slice(0, -1)) : place === route;
}
