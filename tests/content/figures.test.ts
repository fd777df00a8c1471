import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, everyPage } from './built-pages.ts';
import { codeFigures } from './figures/code-figures.ts';
import { codeExceptions, codeSource, codeSources } from './figures/code-sources.ts';
import { contentFigures, type Origin } from './figures/content-figures.ts';
import { type Figure, findFigures } from './figures/find-figures.ts';
import { harmlessBecause } from './figures/harmless.ts';
import { type PageFigure, pageFigures } from './figures/page-figures.ts';
import { tiedFigures } from './specified-figures.ts';

/*
 * One price story: every figure that a visitor can read has a source. What is typed in the content is found in the content itself, where a
 * typed figure differs from a quoted one even if both are equal. The built pages then show what components add. `.cache/figures.txt` lists
 * all of them.
 */

const content = contentFigures();
const code = codeFigures();
const used = new Set<string>();

describe('a figure in a text', () => {
  it.each([
    ['nl', 'Vanaf € 1.071', ['amount 1071']],
    ['en', 'From €1,071', ['amount 1071']],
    [
      'nl',
      '€ 800–1.500 of € 8.000 tot € 25.000+',
      ['amount 800', 'amount 1500', 'amount 8000', 'amount 25000'],
    ],
    ['nl', 'tot 70%, 70-85%', ['percentage 70', 'percentage 70', 'percentage 85']],
    ['nl', '8 tot 15 jaar, 24 uur, 1,5 dag', ['duration 8', 'duration 15', 'duration 24', 'duration 1.5']],
    ['en', 'a 10-year warranty in 5 working days', ['duration 10', 'duration 5']],
    ['nl', '8 fronten, 500+ klanten, 4,9', ['count 8', 'count 500', 'count 4.9']],
    ['nl', 'WF-101, 3D, length=12', []],
  ] as const)('%s: %s', (lang, text, figures) => {
    expect(findFigures(text, lang).map(({ kind, value }) => `${kind} ${value}`)).toEqual(figures);
  });

  it.each([
    ['Een keuken uit 1998', 'year'],
    ['12 maart', 'date'],
    ['Dag 2, om 14.30 uur', 'numbering', 'time'],
    ['1.2 Deze afspraak', 'numbering'],
    ['kozijn van 1,2 bij 1,5 meter', 'length', 'length'],
    ['8 fronten', undefined],
    ['€ 12 vooraf', undefined],
    ['6 m²', undefined],
  ])('%s claims nothing: %s', (text, ...rules) => {
    expect(findFigures(text, 'nl').map((figure) => harmlessBecause(figure, text))).toEqual(rules);
  });
});

describe('every figure of the content', () => {
  const typed = content.filter(({ origin, ...typed }) => !origin && !tied(typed.place, typed.figure));

  it('is quoted, measures a job that is priced beside it, or is tied to its place', () => {
    expect(
      typed.map(({ place, lang, text, figure }) => `${place} (${lang}): ${around(text, figure)}`),
    ).toEqual([]);
  });

  it('is worked out from facts and jobs, not from amounts that somebody typed', () => {
    const sums = content.flatMap(({ origin }) => (origin?.what.startsWith('sum ') ? [origin.what] : []));
    const operands = sums.flatMap(
      (sum) => sum.replace(/\[[^\]]*\]/g, '').match(/(?<![\w.])\d+(?:\.\d+)?/g) ?? [],
    );
    // Twice a price, a payback of three visits, ten years, a percentage.
    expect([...new Set(operands)].sort()).toEqual(['10', '100', '2', '3']);
  });
});

describe('every figure that is typed in the code', () => {
  it('equals its source', () => {
    const strays = code.filter((figure) => !codeSource(figure));
    expect(strays.map(({ file, text, figure }) => `${file}: ${around(text, figure)}`)).toEqual([]);
  });

  it('is still there', () => {
    const needed = (entry: { in: string; values: readonly (number | undefined)[] }) =>
      code.some(({ file, figure }) => file.startsWith(entry.in) && entry.values.includes(figure.value));
    expect([...codeSources, ...codeExceptions].filter((entry) => !needed(entry))).toEqual([]);
  });
});

const found = everyPage.map((page) => pageFigures(page, (figure) => tied(page.route, figure)));

describe.each(everyPage.map((page, index) => [page.address, page, found[index]!] as const))(
  '%s',
  (_, __, figures) => {
    it('says no figure that comes from nowhere', () => {
      const strays = figures.filter(({ origin }) => !origin);
      expect(
        strays.map(({ sentence, figure }) => `${figure.written} in “${around(sentence, figure)}”`),
      ).toEqual([]);
    });
  },
);

it('keeps no exception that no page needs', () => {
  expect(
    tiedFigures
      .flatMap(({ at, figures }) => figures.map((figure) => `${at[0]} ${figure}`))
      .filter((entry) => !used.has(entry)),
  ).toEqual([]);
});

it('lists every figure with its source', () => {
  const lines = found
    .flat()
    .map(({ page, figure, sentence, origin }: PageFigure) =>
      [
        page.address,
        figure.kind,
        figure.written,
        origin?.source,
        origin?.what,
        around(sentence, figure),
      ].join('\t'),
    );
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/figures.txt', `${lines.join('\n')}\n`);
  const sources = new Set(found.flat().map(({ origin }) => origin?.source));
  expect([...sources].sort()).toEqual([
    'code',
    'described job',
    'domain',
    'facts',
    'project',
    'rule',
    'tied to its place',
  ] satisfies Origin['source'][]);
});

function tied(route: string, figure: Figure): string | undefined {
  const entry = tiedFigures.find(
    ({ at, figures, kind }) =>
      at.some((place) => covers(place, route)) &&
      figures.includes(figure.value) &&
      (kind === undefined || kind === figure.kind),
  );
  if (entry) used.add(`${entry.at[0]} ${figure.value}`);
  return entry?.because;
}

function covers(place: string, route: BuiltPage['route']): boolean {
  return place.endsWith('*') ? route.startsWith(place.slice(0, -1)) : place === route;
}

function around(text: string, { start, end }: Figure): string {
  return text.slice(Math.max(0, start - 50), end + 40).trim();
}
