import { decimal, euros } from '../numbers.ts';
import type { Language } from '../text.ts';
import { complexityLabels, finishLabels, serviceLabels, sidesLabels } from './labels.ts';
import { readMeasurement } from './measurement.ts';
import { kitchenAreas, type Price } from './price.ts';
import { type MeasurementName, type PricedInput, serviceForms } from './services.ts';

/** One step of the price, in words: what it is, how it came about, what it amounts to. */
export interface ExplanationLine {
  id: 'area' | 'rate' | 'film' | 'complexity' | 'service' | 'calculated' | 'minimum';
  label: string;
  detail: string;
  value: string;
}

/** The price as people can check it: area, rate, each multiplier, and the minimum where it applies. */
export function explainPrice(input: PricedInput, price: Price, lang: Language): ExplanationLine[] {
  const say = words[lang];
  const form = serviceForms[input.projectType];
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
      form.asksFloor ? say.floor : say.complexity,
      input.complexity === '' ? '' : complexityLabels[input.complexity][lang],
      times(price.complexity),
    ),
    line('service', say.service, serviceLabels[input.projectType][lang], times(price.service)),
    line('calculated', say.calculated, say.rounded, euros(price.calculated, lang)),
  ];
  if (price.calculated >= price.minimum) return lines;
  return [...lines, line('minimum', say.minimum, say.minimumApplies, euros(price.minimum, lang))];
}

function rateInWords({ projectType, kozijnSides }: PricedInput, lang: Language): string {
  if (projectType !== 'kozijnen') return words[lang].perSquareMetre;
  return sidesLabels[kozijnSides === 'enkelzijdig' ? 'enkelzijdig' : 'dubbelzijdig'][lang];
}

function areaInWords(input: PricedInput, lang: Language): string {
  const say = words[lang];
  const measured = (name: MeasurementName) => {
    const kind = serviceForms[input.projectType].measurements.find((field) => field.name === name)?.kind;
    return readMeasurement(input[name], kind ?? 'metres').value;
  };
  const metres = (name: MeasurementName) => `${decimal(measured(name), lang)} m`;
  const pieces = (name: MeasurementName, [one, more]: readonly [string, string]) =>
    `${decimal(measured(name), lang)} ${measured(name) === 1 ? one : more}`;
  const each = (area: number) => `${decimal(area, lang)} m²`;
  switch (input.projectType) {
    case 'keuken':
      return `${pieces('length', say.front)} × ${each(kitchenAreas.front)} + ${pieces('drawers', say.drawer)} × ${each(kitchenAreas.drawer)}`;
    case 'raamfolie':
      return `${pieces('numberOfWindows', say.window)} × ${metres('windowHeight')} × ${metres('windowWidth')}`;
    case 'meubel': {
      const [l, w, h] = [metres('length'), metres('width'), metres('height')];
      return `${l} × ${w} + 2 × ${l} × ${h} + 2 × ${w} × ${h}`;
    }
    case 'kozijnen':
      return `${metres('width')} × ${metres('length')}`;
    default:
      return `${metres('length')} × ${metres('width')}`;
  }
}

const words = {
  nl: {
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
    front: ['front', 'fronten'],
    drawer: ['lade', 'lades'],
    window: ['raam', 'ramen'],
  },
  en: {
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
    front: ['front', 'fronts'],
    drawer: ['drawer', 'drawers'],
    window: ['window', 'windows'],
  },
} as const;
