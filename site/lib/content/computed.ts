import { complexityMultipliers, finishMultipliers } from '../../../widgets/domain/calculator/price.ts';
import { films } from '../../../widgets/domain/film/films.ts';
import { decimal } from '../../../widgets/domain/numbers.ts';
import type { Language } from '../../../widgets/domain/text.ts';
import { jobArea, jobPrice, jobSize, ratePerSquareMetre } from './described-job.ts';

/** Reads a number among the facts by its dotted name; `undefined` if there is none. */
export type FactNumber = (name: string) => number | undefined;

/**
 * A figure that content describes instead of typing it, so that it follows the calculator's rules:
 *
 * - `price keuken length=9 drawers=3`: what the calculator asks. What is not named is the plainest film and the simplest work.
 * - `rate kozijnen kozijnSides=enkelzijdig`: euros per m².
 * - `area keuken length=9 drawers=3` in m², and `size keuken length=9 drawers=3` in words.
 * - `count films`: how many films a visitor can look at on this site.
 * - `more stoflook`, `more eerste-etage`: how many percent a choice adds.
 * - `sum [keuken length=9 drawers=3] * terms.depositPercent / 100`: arithmetic with prices of jobs, their areas (`area [keuken length=9]`),
 *   facts and numbers, rounded to whole euros. `to 10` at the end rounds to tens. A fact that is a range in words has two ends:
 *   `claims.lifetime.from`, `claims.lifetime.to`.
 *
 * @returns the figure, or `undefined` if the words are not a description of one
 * @throws Error naming the word that is not understood
 */
export function computed(words: string, lang: Language, fact: FactNumber): string | undefined {
  const [, verb = '', rest = ''] = /^(\w+) (.+)$/.exec(words) ?? [];
  if (!Object.hasOwn(figures, verb)) return undefined;
  return figures[verb as keyof typeof figures](rest, lang, fact);
}

const figures = {
  price: (job: string, lang: Language) => decimal(jobPrice(job), lang),
  rate: (job: string, lang: Language) => decimal(ratePerSquareMetre(job), lang),
  area: (job: string, lang: Language) => decimal(jobArea(job), lang),
  size: jobSize,
  count: (things: string, lang: Language) => decimal(countOf(things), lang),
  more: (choice: string, lang: Language) => decimal(percentMore(choice), lang),
  sum: (expression: string, lang: Language, fact: FactNumber) => decimal(sum(expression, fact), lang),
};

/** The words with which the description of a figure begins. */
export const computedFigures: readonly string[] = Object.keys(figures);

function countOf(things: string): number {
  if (things === 'films') return films.length;
  throw new Error(`only films can be counted, not "${things}"`);
}

function percentMore(choice: string): number {
  const table: Record<string, number> = { ...finishMultipliers, ...complexityMultipliers };
  const multiplier = Object.hasOwn(table, choice) ? table[choice] : undefined;
  if (multiplier === undefined) throw new Error(`"${choice}" is no film and no difficulty of the calculator`);
  return Math.round((multiplier - 1) * 100);
}

/** Multiplication before addition, without parentheses. */
function sum(expression: string, fact: FactNumber): number {
  const [, arithmetic = '', step = '1'] = /^(.+?)(?: to (\d+))?$/.exec(expression) ?? [];
  const terms = arithmetic.split(/ (?=[-+] )/).map((term) => {
    const [, sign, factors = ''] = /^([-+] )?(.+)$/.exec(term) ?? [];
    const product = factors
      .split(/ (?=[*/] )/)
      .map((factor) => /^(?:([*/]) )?(.+)$/.exec(factor) ?? [])
      .reduce((so, [, by, operand = '']) => {
        const value = operandOf(operand, fact);
        return by === '/' ? so / value : so * value;
      }, 1);
    return sign === '- ' ? -product : product;
  });
  const total = terms.reduce((so, term) => so + term, 0);
  return Math.round(total / Number(step)) * Number(step);
}

function operandOf(operand: string, fact: FactNumber): number {
  const [, area, job] = /^(area )?\[(.+)\]$/.exec(operand) ?? [];
  const worth = area ? jobArea : jobPrice;
  const value = job ? worth(job) : /^\d/.test(operand) ? Number(operand) : fact(operand);
  if (value === undefined || Number.isNaN(value)) throw new Error(`"${operand}" is not a number`);
  return value;
}
