import { describe, expect, it } from 'vitest';
import { loadFacts } from '../content/facts.ts';
import { placeholdersFrom } from '../content/localise.ts';
import { judgeClaims } from './judge-claims.ts';
import { inYaml } from './statements.ts';

const facts = loadFacts({});
const placeholders = { nl: placeholdersFrom(facts, 'nl'), en: placeholdersFrom(facts, 'en') };
const tied = [{ claim: 'warranty', figures: ['10'], at: ['/projecten', '/blog/*'], because: 'outdoor work' }];
const yaml = `
sections:
  - title: { nl: Zo werkt het, en: How it works }
    items:
      - figure: { nl: 10 jaar, en: 10 years }
        label: { nl: garantie, en: of warranty }
      - text: { nl: "{claims.warrantyYears} jaar garantie", en: Nothing }
`;

const judged = (route: string) =>
  judgeClaims(inYaml('x.yaml', route, yaml), facts, placeholders, tied).map(
    ({ line, figure, verdict }) => `${line} ${figure} ${verdict}`,
  );

describe('the claims of a page', () => {
  it('are in the general set, or contradict it: a figure and its label are read together', () => {
    expect(judged('/over-ons')).toEqual(['5 10 contradiction', '7 5 the one set']);
  });

  it('may belong to one place', () => {
    expect(judged('/projecten')[0]).toBe('5 10 tied to its place');
    expect(judged('/blog/proef')[0]).toBe('5 10 tied to its place');
  });

  it('follow the fact that is quoted, where the words beside a figure belong to its neighbour', () => {
    const beside = `
- title: { nl: "Folie blijft mooi, met {claims.warrantyYears} jaar garantie tegen verkleuren", en: Nothing }
- title: { nl: "Folie blijft mooi, {claims.warrantyYears} jaar lang", en: Nothing }`;
    const found = judgeClaims(inYaml('x.yaml', '/over-ons', beside), facts, placeholders, tied);
    expect(found.map(({ kind, verdict }) => [kind.name, verdict])).toEqual([
      ['warranty, years', 'the one set'],
      ['how long film lasts, years', 'contradiction'],
    ]);
  });

  it('may hold for one kind of work', () => {
    expect(judged('/diensten/kozijnen-wrappen')[0]).toBe('5 10 the one set');
  });
});
