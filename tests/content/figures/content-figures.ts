import { jobArea } from '../../../site/lib/content/described-job.ts';
import { loadContent } from '../../../site/lib/content/load-content.ts';
import { type Placeholders, placeholder } from '../../../site/lib/content/localise.ts';
import { projectOf } from '../../../site/lib/content/projects.ts';
import { readYaml } from '../../../site/lib/content/read-yaml.ts';
import { contextOf } from '../../../site/lib/context.fixture.ts';
import { filmWords } from '../../../site/schema/films.ts';
import { isTextShape } from '../../../site/schema/text.ts';
import { type Language, languages } from '../../../widgets/domain/text.ts';
import { type Figure, findFigures, plainly } from './find-figures.ts';
import { harmlessBecause } from './harmless.ts';

/** Where a figure comes from. */
export interface Origin {
  source: 'facts' | 'domain' | 'project' | 'described job' | 'rule' | 'tied to its place' | 'code';
  /** The key of the fact, the description of the figure, the name of the rule. */
  what: string;
}

/** A figure in the content. */
export interface ContentFigure {
  figure: Figure;
  /** The text, with its facts filled in. */
  text: string;
  lang: Language;
  /** The Dutch route of the page, or what holds the texts that pages share. */
  place: string;
  /** Nothing, if it was typed, and nothing explains it. */
  origin: Origin | undefined;
}

interface Said {
  text: string;
  lang: Language;
  place: string;
  /** The texts around it, in which jobs are described. */
  around: string;
}

const content = loadContent();

/** Every figure of the content, also those that nothing explains. */
export function contentFigures(): ContentFigure[] {
  const written = [...texts()].flatMap((said) => traced(said, content.placeholders[said.lang]));
  return [...written, ...content.pages.flatMap(({ route, content }) => recordFigures(content, route))];
}

/** The names of places whose texts are on several pages. */
export const sharedPlaces = ['navigation', 'blog', 'films', 'teasers of articles'];

function* texts(): Generator<Said> {
  for (const { route, content: page } of content.pages) yield* textsIn(page, route);
  for (const { route, meta, body } of content.articles) {
    yield* textsIn(meta, route);
    yield* textsIn(meta, 'teasers of articles');
    for (const lang of languages)
      for (const line of body[lang].split('\n')) yield { text: line, lang, place: route, around: line };
  }
  yield* textsIn(content.navigation, 'navigation');
  yield* textsIn(content.blog, 'blog');
  yield* textsIn(readYaml('site/content/films.yaml', filmWords), 'films');
}

/** The texts of a value. Around a text is the item of a list that it belongs to. */
function* textsIn(value: unknown, place: string, around: unknown = value): Generator<Said> {
  if (value === null || typeof value !== 'object') return;
  if (isText(value)) {
    for (const [lang, text] of Object.entries(value))
      yield { text, lang: lang as Language, place, around: JSON.stringify(around) };
    return;
  }
  for (const item of Object.values(value))
    yield* textsIn(item, place, Array.isArray(value) && !isText(item) ? item : around);
}

function isText(value: unknown): value is Record<Language, string> {
  return (
    value !== null && typeof value === 'object' && !Array.isArray(value) && isTextShape(Object.keys(value))
  );
}

/** Fills in what a text quotes, and remembers which part of the result each quote made. */
function traced({ text, lang, place, around }: Said, placeholders: Placeholders): ContentFigure[] {
  const bare = text.replace(/\]\([^)]*\)/g, ']');
  let filled = '';
  let read = 0;
  const quotes: { start: number; end: number; origin: Origin }[] = [];
  for (const { 0: whole, 1: words = '', index } of bare.matchAll(placeholder)) {
    filled += bare.slice(read, index);
    const start = filled.length;
    filled += plainly(placeholders.get(words) ?? '');
    quotes.push({ start, end: filled.length, origin: originOf(words) });
    read = index + whole.length;
  }
  filled += bare.slice(read);
  return findFigures(filled, lang).map((figure) => ({
    ...{ figure, text: filled, lang, place },
    origin:
      quotes.find(({ start, end }) => start <= figure.start && figure.end <= end)?.origin ??
      explained(figure, filled, around),
  }));
}

function originOf(words: string): Origin {
  if (words.startsWith('projects.')) return { source: 'project', what: words };
  return { source: words.includes(' ') ? 'domain' : 'facts', what: words };
}

/** Why a typed figure may stand: it measures the job whose price stands beside it, or it claims nothing. */
function explained(figure: Figure, text: string, around: string): Origin | undefined {
  const job = jobsIn(around).find(({ sizes }) => sizes.includes(figure.value));
  if (job && figure.kind === 'count') return { source: 'described job', what: job.words };
  const rule = harmlessBecause(figure, text);
  return rule ? { source: 'rule', what: rule } : undefined;
}

/** The jobs that a text describes, with their measurements and areas. */
function jobsIn(text: string): { words: string; sizes: number[] }[] {
  const described = [...text.matchAll(/\w+ (?:\w+=[\w.-]+ ?)+/g)].map(([words]) => words.trim());
  return described.map((words) => {
    const sizes = [...words.matchAll(/=([\d.]+)/g)].map(([, size]) => Number(size));
    return { words, sizes: [...sizes, ...areaOf(words)] };
  });
}

/** A rate describes no measurements, so it has no area. */
function areaOf(words: string): number[] {
  try {
    return [jobArea(words)];
  } catch {
    return [];
  }
}

/** What cards and reviews of a page show of the records that they name. */
function recordFigures(page: unknown, route: string): ContentFigure[] {
  return recordsIn(page).flatMap((name) =>
    languages.flatMap((lang) => {
      const {
        boat,
        calculation: _,
        ...told
      } = projectOf(contextOf(route, lang, { projects: content.projects }), name);
      return [boat?.facts, ...Object.values(told)].filter(Boolean).flatMap((said) => {
        const text = plainly(String(said));
        return findFigures(text, lang).map((figure) => ({
          ...{ figure, text, lang, place: route },
          origin: { source: 'project', what: name } as const,
        }));
      });
    }),
  );
}

function recordsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'record' in value && typeof value.record === 'string' ? [value.record] : [];
  return [...own, ...Object.values(value).flatMap(recordsIn)];
}
