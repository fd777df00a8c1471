import { tiedClaims } from '../../schema/tied-claims.ts';
import { loadContent } from '../content/load-content.ts';
import { readYaml } from '../content/read-yaml.ts';
import { type Judged, judgeClaims } from './judge-claims.ts';
import { statements } from './statements.ts';

/** Every claim of the site, with its verdict. */
export function siteClaims(): Judged[] {
  const { facts, placeholders } = loadContent();
  const tied = readYaml('site/content/tied-claims.yaml', tiedClaims);
  return judgeClaims(statements(), facts, placeholders, tied);
}

/** The claims that contradict the one set of figures, one a line. */
export function contradictions(claims: readonly Judged[]): string[] {
  return claims
    .filter(({ verdict }) => verdict === 'contradiction')
    .map(
      ({ file, line, kind, figure, sentence }) => `${file}:${line}: ${kind.name}: ${figure} in “${sentence}”`,
    );
}
