import { readMeasurement } from './measurement.ts';
import {
  type Complexity,
  type Finish,
  type MeasurementName,
  type PricedInput,
  type Service,
  serviceForms,
} from './services.ts';

/*
 * The price of a project, specification 000 §9 "Price calculation".
 * Euro, VAT included, indicative: it is always shown as "vanaf".
 */

/** Euro per unit of area; window frames depend on the sides instead (see `frameRates`). */
export const rates: Record<Exclude<Service, 'kozijnen'>, number> = {
  keuken: 85,
  raamfolie: 100,
  jacht: 350,
  meubel: 45,
  deuren: 45,
  anders: 45,
};

/** Euro per m² of window frame. Every value but `enkelzijdig` counts as both sides. */
export const frameRates = { single: 230, both: 430 } as const;

export const finishMultipliers: Record<Finish, number> = {
  licht: 1,
  medium: 1.1,
  donker: 1.2,
  privacy: 1.3,
  spiegelfolie: 1.4,
  effen: 1,
  'hout-look': 1.2,
  mat: 1,
  glanzend: 1,
  hout: 1,
  metallic: 1,
  leatherlook: 1.5,
  marmerlook: 1,
  stoflook: 1.3,
};

export const complexityMultipliers: Record<Complexity, number> = {
  'begane-grond': 1,
  'eerste-etage': 1.15,
  'tweede-etage': 1.35,
  'moeilijk-bereikbaar': 1.6,
  eenvoudig: 1,
  gemiddeld: 1.3,
  complex: 1.8,
};

export const serviceMultipliers: Record<Service, number> = {
  keuken: 1.5,
  meubel: 1.2,
  kozijnen: 1,
  deuren: 1.1,
  raamfolie: 1.2,
  jacht: 2,
  anders: 1,
};

export const minimums: Record<Service, number> = {
  keuken: 150,
  raamfolie: 200,
  meubel: 150,
  kozijnen: 150,
  deuren: 150,
  jacht: 2500,
  anders: 150,
};

/** Square metres that a kitchen front and a drawer count for. */
export const kitchenAreas = { front: 0.8, drawer: 0.5 } as const;

/** A price and every number that led to it, so that it can be explained. */
export interface Price {
  /** Whole euros, never below `minimum`. */
  amount: number;
  /** m². */
  area: number;
  /** Euro per m². */
  rate: number;
  film: number;
  complexity: number;
  service: number;
  /** area × rate × film × complexity × service, rounded to whole euros. */
  calculated: number;
  minimum: number;
}

/** The indicative price. Pure; never throws: what cannot be read counts as 0 and an unknown choice as ×1. */
export function price(input: PricedInput): Price {
  const { projectType } = input;
  const area = areaOf(input);
  const rate = rateOf(input);
  const film = multiplier(finishMultipliers, input.folieType);
  const complexity = multiplier(complexityMultipliers, input.complexity);
  const service = serviceMultipliers[projectType];
  const minimum = minimums[projectType];
  const calculated = Math.round(area * rate * film * complexity * service);
  return {
    amount: Math.max(minimum, calculated),
    area,
    rate,
    film,
    complexity,
    service,
    calculated,
    minimum,
  };
}

/** Own keys only: every object also has a `constructor`, and that would make the price NaN. */
function multiplier(table: Readonly<Record<string, number>>, choice: string): number {
  return Object.hasOwn(table, choice) ? (table[choice] ?? 1) : 1;
}

function areaOf(input: PricedInput): number {
  const { projectType } = input;
  const { measurements } = serviceForms[projectType];
  const value = (name: MeasurementName) =>
    readMeasurement(input[name], measurements.find((field) => field.name === name)?.kind ?? 'metres').value;
  switch (projectType) {
    case 'keuken':
      return value('length') * kitchenAreas.front + value('drawers') * kitchenAreas.drawer;
    case 'raamfolie':
      return value('numberOfWindows') * value('windowHeight') * value('windowWidth');
    case 'meubel': {
      const [length, width, height] = [value('length'), value('width'), value('height')];
      return length * width + 2 * length * height + 2 * width * height;
    }
    default:
      return value('length') * value('width');
  }
}

function rateOf({ projectType, kozijnSides }: PricedInput): number {
  if (projectType !== 'kozijnen') return rates[projectType];
  return kozijnSides === 'enkelzijdig' ? frameRates.single : frameRates.both;
}
