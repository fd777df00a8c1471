import { decimal, euros } from '../numbers.ts';
import type { Language } from '../text.ts';
import { complexityLabels, finishLabels, sidesLabels } from './labels.ts';
import { measured, type Price, pricedSides } from './price.ts';
import {
  asksSides,
  type CountedThing,
  fieldOf,
  type MeasurementName,
  type PricedInput,
  serviceRows,
} from './services.ts';

/** One step of the price: its label, how it is calculated, and the result. */
export interface ExplanationLine {
  id: 'area' | 'rate' | 'film' | 'complexity' | 'service' | 'calculated' | 'minimum';
  label: string;
  detail: string;
  value: string;
}

/** A price as it is always shown, `vanaf € 1.234`, and what is said with it (rule `price-text`). */
export function startingPrice({ amount }: Price, lang: Language): { from: string; terms: string } {
  const { from, terms } = words[lang];
  return { from: `${from} ${euros(amount, lang)}`, terms };
}

/** The steps of a price, so that people can check it: area, rate, each multiplier, and the minimum where it applies. */
export function explainPrice(input: PricedInput, price: Price, lang: Language): ExplanationLine[] {
  const say = words[lang];
  const { asksFloor, label: service } = serviceRows[input.projectType];
  const times = (factor: number) => `× ${decimal(factor, lang)}`;
  const line = (id: ExplanationLine['id'], label: string, detail: string, value: string) => ({
    id,
    label,
    detail,
    value,
  });
  const lines = [
    line('area', say.area, areaInWords(input, lang), `${decimal(price.area, lang)} m²`),
    line('rate', say.rate, rateInWords(input, lang), `${euros(price.rate, lang)} / m²`),
    line(
      'film',
      say.film,
      input.folieType === '' ? '' : finishLabels[input.folieType][lang],
      times(price.film),
    ),
    line(
      'complexity',
      asksFloor ? say.floor : say.complexity,
      input.complexity === '' ? '' : complexityLabels[input.complexity][lang],
      times(price.complexity),
    ),
    line('service', say.service, service[lang], times(price.service)),
    line('calculated', say.calculated, say.rounded, euros(price.calculated, lang)),
  ];
  if (price.calculated >= price.minimum) return lines;
  return [...lines, line('minimum', say.minimum, say.minimumApplies, euros(price.minimum, lang))];
}

function rateInWords({ projectType, kozijnSides }: PricedInput, lang: Language): string {
  return asksSides(projectType) ? sidesLabels[pricedSides(kozijnSides)][lang] : words[lang].perSquareMetre;
}

/** A measurement with its unit: `12 fronten`, or `1,2 m`. */
export function measurementInWords(input: PricedInput, name: MeasurementName, lang: Language): string {
  const field = fieldOf(input.projectType, name);
  const value = measured(input, name);
  const unit = field?.kind === 'count' ? words[lang].pieces[field.of][value === 1 ? 0 : 1] : 'm';
  return `${decimal(value, lang)} ${unit}`;
}

/** The formula of the area with the measurements filled in: `12 fronten × 0,8 m² + 4 lades × 0,5 m²`. */
function areaInWords(input: PricedInput, lang: Language): string {
  return serviceRows[input.projectType].area
    .map(({ of, times, each }) => {
      const factors = of.map((name) => measurementInWords(input, name, lang));
      if (times) factors.unshift(String(times));
      if (each) factors.push(`${decimal(each, lang)} m²`);
      return factors.join(' × ');
    })
    .join(' + ');
}

interface Words extends Record<ExplanationLine['id'], string> {
  from: string;
  terms: string;
  floor: string;
  rounded: string;
  minimumApplies: string;
  perSquareMetre: string;
  /** The word for one piece, and for any other number. */
  pieces: Record<CountedThing, readonly [one: string, more: string]>;
}

const words: Record<Language, Words> = {
  nl: {
    from: 'vanaf',
    terms: 'incl. btw, indicatie, geen offerte',
    area: 'Oppervlakte',
    rate: 'Tarief',
    film: 'Folie',
    floor: 'Verdieping',
    complexity: 'Moeilijkheid',
    service: 'Soort werk',
    calculated: 'Samen',
    rounded: 'afgerond op hele euro’s, incl. btw',
    minimum: 'Minimumprijs',
    minimumApplies: 'voor kleinere klussen geldt dit bedrag',
    perSquareMetre: 'per vierkante meter',
    pieces: { fronts: ['front', 'fronten'], drawers: ['lade', 'lades'], windows: ['raam', 'ramen'] },
  },
  en: {
    from: 'from',
    terms: 'incl. VAT, an indication, not a quote',
    area: 'Area',
    rate: 'Rate',
    film: 'Film',
    floor: 'Floor',
    complexity: 'Difficulty',
    service: 'Type of work',
    calculated: 'Together',
    rounded: 'rounded to whole euros, incl. VAT',
    minimum: 'Minimum price',
    minimumApplies: 'applies to smaller jobs',
    perSquareMetre: 'per square metre',
    pieces: { fronts: ['front', 'fronts'], drawers: ['drawer', 'drawers'], windows: ['window', 'windows'] },
  },
};
