import { type ClaimKind, claimKinds, type Unit } from './claim-kinds.ts';

/** A figure, and the claim it makes. */
export interface Claim {
  kind: ClaimKind;
  /** Normalised: `8-15`, `70`, `4.9`. */
  figure: string;
  sentence: string;
  /** The whole text around the figure. */
  text: string;
}

const number = String.raw`\d+(?:[.,]\d+)*`;
const span = String.raw`(${number})(?:\s*(?:-|–|tot|to|à)\s*(${number}))?`;
const euros = String.raw`€\s?(${number})\+?(?:\s*(?:-|–|tot|to|en|and)\s*(?:boven de |past )?€?\s?(${number}))`;

/** How a figure of each unit is written. Only ranges of prices count, because single amounts belong to examples. */
const patterns: Record<Unit, RegExp> = {
  years: new RegExp(`${span}[ -]?(?:jaar|jarige|years?)`, 'gi'),
  percent: new RegExp(`${span}\\s?%`, 'gi'),
  days: new RegExp(`${span}\\s(?:werkdag|dag|day|working day)(?!\\w* (?:tot|to) \\d)`, 'gi'),
  count: new RegExp(`(${number})\\+?()(?=\\s)`, 'g'),
  rating: /(?<![\d.,])([1-5][.,]\d)()(?![\d%])/g,
  euro: new RegExp(euros, 'g'),
};

const units = Object.keys(patterns) as Unit[];

/** Finds every claim in a text that a visitor reads as a whole. Each figure goes to the claim whose words are closest in its sentence. */
export function findClaims(text: string): Claim[] {
  // A question and its answer count as one sentence.
  const sentences = text.replaceAll('\u00a0', ' ').split(/(?<=[.!])\s+/);
  return sentences.flatMap((sentence) =>
    units.flatMap((unit) => claimsOf(unit, sentence).map((claim) => ({ ...claim, text }))),
  );
}

function claimsOf(unit: Unit, sentence: string): Omit<Claim, 'text'>[] {
  return [...sentence.matchAll(patterns[unit])].flatMap((match) => {
    const [whole, from = '', to] = match;
    const kind = nearest(unit, sentence, match.index, match.index + whole.length);
    const figure = [from, to]
      .filter(Boolean)
      .map((figure) => normal(figure!, unit))
      .join('-');
    return kind && Number.parseFloat(figure) > (unit === 'count' ? 99 : 0)
      ? [{ kind, figure, sentence }]
      : [];
  });
}

function nearest(unit: Unit, sentence: string, start: number, end: number): ClaimKind | undefined {
  const said = claimKinds
    .filter((kind) => kind.unit === unit)
    .flatMap((kind) =>
      [...sentence.matchAll(kind.words)].map(({ index, 0: word }) => ({
        kind,
        distance: distance(sentence, [start, end], [index, index + word.length]),
      })),
    );
  return said.sort((a, b) => a.distance - b.distance)[0]?.kind;
}

/** Distance in letters. The word usually follows its figure ("90% less waste"), and is rarely on the other side of a comma. */
function distance(sentence: string, [start, end]: [number, number], [from, to]: [number, number]): number {
  const between = from >= end ? sentence.slice(end, from) : sentence.slice(to, start);
  const commas = between.split(/,\s/).length - 1;
  return between.length * (from >= end ? 1 : 2) + commas * 25;
}

/** `1.500` and `1,500` are thousands; `4,9` is a rating. */
function normal(figure: string, unit: Unit): string {
  if (unit === 'rating') return figure.replace(',', '.');
  return figure.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
}
