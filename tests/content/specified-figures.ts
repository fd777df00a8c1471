import type { FigureKind } from './figures/find-figures.ts';

/** Figures that belong to one place, where neither the facts nor the calculator give them. */
export interface TiedFigures {
  /** Dutch routes; `/widgets/*` is every page below it. */
  at: readonly string[];
  figures: readonly number[];
  /** Only figures of this kind. */
  kind?: FigureKind;
  /** What fixes them there. */
  because: string;
}

/** The whole list. A figure that is not needed any more fails the test, as does one without a source that is not here. */
export const tiedFigures: readonly TiedFigures[] = [
  { at: ['/wrapping-advies'], figures: [6], kind: 'count', because: 'the page has six teasers' },
  {
    at: ['/algemene-voorwaarden'],
    figures: [2, 4, 5, 6, 7, 9, 10, 11],
    kind: 'count',
    because: 'the overview names the article of the terms in a column of its own',
  },
  {
    at: ['/blog/kozijnen-wrappen-vs-schilderen'],
    figures: [2, 3, 4, 5, 9, 10],
    because: 'how often a painter comes in ten years: the reader supposes it, and the table divides by it',
  },
  { at: ['/404', '/blog/404'], figures: [404], kind: 'count', because: 'the name of the page' },
  {
    at: ['/widgets', '/widgets/*'],
    figures: [0, 0.5, 1.5, 4.5, 19, 61],
    kind: 'count',
    because: 'values and lengths of attributes, a version of React and the contrast that WCAG asks for',
  },
];
