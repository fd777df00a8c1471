import { inputProblems } from '../../../widgets/domain/calculator/completeness.ts';
import { measured, price } from '../../../widgets/domain/calculator/price.ts';
import { readProject } from '../../../widgets/domain/calculator/read-project.ts';
import {
  asksSides,
  type CountedThing,
  fieldOf,
  type MeasurementName,
  type PricedInput,
  type Service,
  serviceRows,
} from '../../../widgets/domain/calculator/services.ts';
import { decimal } from '../../../widgets/domain/numbers.ts';
import type { Language } from '../../../widgets/domain/text.ts';
import { inLanguage } from '../in-language.ts';

/**
 * A job that content describes in the words of `npm run price`. A film or difficulty that is not named is the plainest one, which is the
 * assumption that every page states.
 *
 * @throws Error when the calculator would not give a price for it
 */
export function describedJob(words: string): PricedInput {
  const given = readProject(words.trim().split(/\s+/));
  const { finishes, complexities } = serviceRows[given.projectType];
  const job = {
    ...given,
    folieType: given.folieType || finishes[0]!,
    complexity: given.complexity || complexities[0]!,
  };
  const problems = [...inputProblems(job)].map(([name, problem]) => `${name} (${problem})`);
  if (problems.length > 0) throw new Error(`No price for "${words.trim()}": ${problems.join(', ')}`);
  return job;
}

/** What the calculator asks for a job. Whole euros, VAT included. */
export function jobPrice(words: string): number {
  return price(describedJob(words)).amount;
}

/** Its area in m², by the calculator's rules. */
export function jobArea(words: string): number {
  return price(describedJob(words)).area;
}

/**
 * Euros per m² of a service, with its film and difficulty. The words need no measurements.
 *
 * @throws Error when the rate depends on the sides and none is named
 */
export function ratePerSquareMetre(words: string): number {
  const input = readProject(words.trim().split(/\s+/));
  if (asksSides(input.projectType) && input.kozijnSides === '')
    throw new Error(`"${words.trim()}" needs kozijnSides`);
  const { rate, film, complexity, service } = price(input);
  return Math.round(rate * film * complexity * service);
}

/**
 * The size of a job as a buyer would say it: `8 fronten en 4 lades`, `4 ruiten van 2 × 1,2 m`; of several frames or doors together `9,6 m²`.
 * Fronts of which the price holds more work are named as framed ones.
 */
export function jobSize(words: string, lang: Language): string {
  const input = describedJob(words);
  const say = inLanguage(sizes, lang);
  const number = (name: MeasurementName) => decimal(measured(input, name), lang);
  // Nobody has one window of eight metres.
  if (addsUp.includes(input.projectType) && measured(input, 'width') > 3)
    return `${decimal(price(input).area, lang)} m²`;
  const fields = serviceRows[input.projectType].measurements.filter(({ name }) => input[name] !== '');
  const counts = fields.flatMap(({ name }) => {
    const field = fieldOf(input.projectType, name);
    if (field?.kind !== 'count') return [];
    const isFramed = field.of === 'fronts' && input.complexity === 'gemiddeld';
    const [one, more] = say[isFramed ? 'framedFronts' : field.of];
    return [`${number(name)} ${measured(input, name) === 1 ? one : more}`];
  });
  // A pane or a frame is named width first, as people read its measurements aloud.
  const names: MeasurementName[] = ['width', 'length', 'height', 'windowWidth', 'windowHeight'];
  const inOrder = input.projectType === 'kozijnen' ? names : ['length', 'width', ...names.slice(2)];
  const lengths = inOrder.filter((name) =>
    fields.some((field) => field.name === name && field.kind === 'metres'),
  );
  const metres =
    lengths.length > 0 ? `${lengths.map((name) => number(name as MeasurementName)).join(' × ')} m` : '';
  return [counts.join(say.and), metres].filter(Boolean).join(say.of);
}

/** Services of which a job adds up the widths of all pieces. */
const addsUp: readonly Service[] = ['kozijnen', 'deuren'];

interface SizeWords extends Record<CountedThing | 'framedFronts', readonly [one: string, more: string]> {
  and: string;
  of: string;
}

const sizes: Record<Language, SizeWords> = {
  nl: {
    and: ' en ',
    of: ' van ',
    fronts: ['front', 'fronten'],
    framedFronts: ['kaderfront', 'kaderfronten'],
    drawers: ['lade', 'lades'],
    windows: ['ruit', 'ruiten'],
  },
  en: {
    and: ' and ',
    of: ' of ',
    fronts: ['front', 'fronts'],
    framedFronts: ['framed front', 'framed fronts'],
    drawers: ['drawer', 'drawers'],
    windows: ['pane', 'panes'],
  },
};
