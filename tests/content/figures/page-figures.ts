import { loadArticles } from '../../../site/lib/content/articles.ts';
import { computed } from '../../../site/lib/content/computed.ts';
import { loadFacts } from '../../../site/lib/content/facts.ts';
import { filmPages } from '../../../site/lib/films/film-pages.ts';
import { filmPrices } from '../../../site/lib/films/film-prices.ts';
import { serviceRows } from '../../../widgets/domain/calculator/services.ts';
import { films } from '../../../widgets/domain/film/films.ts';
import { frontsRange } from '../../../widgets/domain/film/fronts.ts';
import { shareOf } from '../../../widgets/domain/partner/partner-share.ts';
import * as sampleData from '../../../widgets/partner-dashboard/sample-data.ts';
import { mostPhotos } from '../../../widgets/request/request-state.ts';
import type { BuiltPage } from '../built-pages.ts';
import { everythingSaid } from '../page-text.ts';
import { codeFigures } from './code-figures.ts';
import { codeSource } from './code-sources.ts';
import { type ContentFigure, contentFigures, type Origin, sharedPlaces } from './content-figures.ts';
import { type Figure, findFigures, plainly } from './find-figures.ts';
import { harmlessBecause } from './harmless.ts';

/** A figure of a built page, and where it comes from. */
export interface PageFigure {
  page: BuiltPage;
  figure: Figure;
  sentence: string;
  origin: Origin | undefined;
}

const content = contentFigures();
const code = codeFigures();
const { company, claims } = loadFacts();

/** Every figure that a built page says. */
export function pageFigures(page: BuiltPage, tied: (figure: Figure) => string | undefined): PageFigure[] {
  const own = content.filter(
    ({ lang, place, origin }) =>
      origin && lang === page.lang && (place === page.route || sharedPlaces.includes(place)),
  );
  const worked = workedOut(page);
  const lines = [...new Set(everythingSaid(page))].filter((line) => !isForMachines(line)).map(bare);
  const steps = stepsIn(lines);
  return lines.flatMap((sentence) =>
    findFigures(sentence, page.lang).map((figure) => ({
      ...{ page, figure, sentence },
      origin:
        ruled(figure, sentence, steps) ??
        fromContent(figure, own) ??
        (worked.has(figure.value)
          ? ({ source: 'domain', what: worked.get(figure.value)! } as const)
          : undefined) ??
        fromCode(figure) ??
        tiedHere(tied(figure)),
    })),
  );
}

function ruled(figure: Figure, sentence: string, steps: ReadonlySet<string>): Origin | undefined {
  const rule = steps.has(sentence) ? 'numbering' : harmlessBecause(figure, sentence);
  return rule ? { source: 'rule', what: rule } : undefined;
}

/** The same figure of the same kind first: the text around it may have made it look like another kind. */
function fromContent({ value, kind }: Figure, own: readonly ContentFigure[]): Origin | undefined {
  const same = own.filter(({ figure }) => figure.value === value);
  return (same.find(({ figure }) => figure.kind === kind) ?? same[0])?.origin;
}

function fromCode({ value, kind }: Figure): Origin | undefined {
  const what = code
    .filter(({ figure }) => figure.value === value && figure.kind === kind)
    .map(codeSource)
    .find(Boolean);
  return what ? { source: 'code', what } : undefined;
}

function tiedHere(because: string | undefined): Origin | undefined {
  return because ? { source: 'tied to its place', what: because } : undefined;
}

/** The figures that components work out for a page, with what they are. */
function workedOut({ route, lang }: BuiltPage): Map<number, string> {
  const found = new Map<number, string>([
    [films.length, 'count films'],
    [mostPhotos, 'mostPhotos'],
    [claims.experienceYears, 'claims.experienceYears'],
    [claims.rating, 'claims.rating'],
    [claims.ratingScale, 'claims.ratingScale'],
  ]);
  const add = (words: string) => {
    const figure = computed(words, lang, () => undefined);
    const [value] = figure ? findFigures(figure, lang) : [];
    if (value) found.set(value.value, words);
  };
  if (route === '/') {
    found.set(frontsRange.usual, 'frontsRange.usual');
    for (const finish of serviceRows.keuken.finishes)
      add(`price keuken length=${frontsRange.usual} folieType=${finish}`);
  }
  for (const { film } of filmPages.filter((page) => page.route === route))
    for (const { job, amount, plain } of filmPrices(film)) {
      found.set(amount, `filmPrices: ${job.nl}`).set(plain, `filmPrices: ${job.nl}`);
      for (const { value } of findFigures(job[lang], lang)) found.set(value, `filmPrices: ${job.nl}`);
    }
  if (route.startsWith('/blog'))
    for (const { readingTime, slug } of loadArticles())
      found.set(readingTime[lang], `reading time of ${slug}`);
  if (/dashboard/.test(route))
    for (const value of numbersIn(sampleData))
      found.set(value, 'sample data of the dashboard').set(shareOf(value), 'share of sample data');
  return found;
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value === null || typeof value !== 'object') return [];
  const count = Array.isArray(value) ? [value.length] : [];
  return [...count, ...Object.values(value).flatMap(numbersIn)];
}

/** Addresses, dates and settings in the head of a page, and code for developers. */
function isForMachines(line: string): boolean {
  return /^https?:|^\d{4}-\d\d-\d\d|initial-scale=|^(?:1200|630)$|<\w/.test(line);
}

/** Without addresses, and without the figures of the company, which are its telephone and its registrations. */
function bare(line: string): string {
  const { phone, phoneInternational, postcode, kvk, vat, street } = company;
  return [phone, phoneInternational, postcode, kvk, vat, street].reduce(
    (text, known) => text.replaceAll(plainly(known), ''),
    plainly(line).replace(/https?:\/\/[^\s;]+/g, ''),
  );
}

/** Numbers alone on their line that count from one: the steps of a plan. */
function stepsIn(lines: readonly string[]): ReadonlySet<string> {
  const steps = new Set<string>();
  for (let step = 1; lines.includes(String(step)); step += 1) steps.add(String(step));
  return steps.size > 1 ? steps : new Set();
}
