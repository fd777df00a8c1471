import { readMeasurement } from './measurement.ts';
import {
  type Complexity,
  type Finish,
  fieldOf,
  type MeasurementName,
  type PricedInput,
  type Service,
  type Sides,
  serviceRows,
} from './services.ts';

/*
 * The price of a project (rule `price-amount`). It is in euros with VAT included, and indicative: it is always shown as "vanaf" (rule
 * `price-text`).
 */

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

/** A price and every number that it was calculated from, so that it can be explained. */
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

/**
 * The indicative price. Pure, and never throws (rule `price-unreadable`): a measurement that cannot be read counts as 0, an unknown choice
 * as × 1.
 */
export function price(input: PricedInput): Price {
  const { multiplier: service, minimum } = serviceRows[input.projectType];
  const area = areaOf(input);
  const rate = rateOf(input.projectType, input.kozijnSides);
  const film = multiplier(finishMultipliers, input.folieType);
  const complexity = multiplier(complexityMultipliers, input.complexity);
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

/** The sides that a choice is priced as: every value but `enkelzijdig` counts as both (rule `price-rate`). */
export function pricedSides(chosen: string): Sides {
  return chosen === 'enkelzijdig' ? chosen : 'dubbelzijdig';
}

/** Euro per m² of a service, for the given sides where the rate depends on them. */
export function rateOf(service: Service, sides: PricedInput['kozijnSides']): number {
  const { rate } = serviceRows[service];
  return typeof rate === 'number' ? rate : rate[pricedSides(sides)];
}

/** The value of a measurement, read in the unit in which its service asks it. */
export function measured(input: PricedInput, name: MeasurementName): number {
  return readMeasurement(input[name], fieldOf(input.projectType, name)?.kind ?? 'metres').value;
}

/** Own keys only: every object also inherits a `constructor`, which would make the price NaN. */
function multiplier(table: Readonly<Record<string, number>>, choice: string): number {
  return Object.hasOwn(table, choice) ? (table[choice] ?? 1) : 1;
}

function areaOf(input: PricedInput): number {
  const terms = serviceRows[input.projectType].area.map(({ of, times = 1, each = 1 }) =>
    [...of.map((name) => measured(input, name)), each].reduce((product, factor) => product * factor, times),
  );
  return terms.reduce((sum, term) => sum + term);
}
