import type { Text } from '../text.ts';

/**
 * What can be wrapped. One row per service holds the fields that it asks, its price and its name (rules `calculator-services`,
 * `calculator-fields`, `calculator-complete` and `price-…`).
 */

const floors = ['begane-grond', 'eerste-etage', 'tweede-etage', 'moeilijk-bereikbaar'] as const;
const degrees = ['eenvoudig', 'gemiddeld', 'complex'] as const;
export type Complexity = (typeof floors)[number] | (typeof degrees)[number];

const glassFinishes = ['licht', 'medium', 'donker', 'privacy', 'spiegelfolie'] as const;
const frameFinishes = ['effen', 'hout-look'] as const;
const surfaceFinishes = [
  'mat',
  'glanzend',
  'hout',
  'metallic',
  'leatherlook',
  'marmerlook',
  'stoflook',
] as const;
export type Finish =
  | (typeof glassFinishes)[number]
  | (typeof frameFinishes)[number]
  | (typeof surfaceFinishes)[number];

export const sides = ['enkelzijdig', 'dubbelzijdig'] as const;
export type Sides = (typeof sides)[number];

/** The measurements in the order of the payload (rule `payload-calculator`). Values are text, as typed. */
export const measurementNames = [
  'length',
  'width',
  'height',
  'drawers',
  'numberOfWindows',
  'windowHeight',
  'windowWidth',
] as const;
export type MeasurementName = (typeof measurementNames)[number];

/** The choices of the form, besides the service. */
export const choiceNames = ['folieType', 'complexity', 'kozijnSides'] as const;

/** Everything the price depends on. Empty text means "not given". */
export interface CalculatorInput extends Record<MeasurementName, string> {
  projectType: Service | '';
  folieType: Finish | '';
  complexity: Complexity | '';
  kozijnSides: Sides | '';
}

/** An input with a chosen service; every other field may still be empty or invalid. */
export type PricedInput = CalculatorInput & { projectType: Service };

export const emptyInput: CalculatorInput = {
  projectType: '',
  length: '',
  width: '',
  height: '',
  drawers: '',
  numberOfWindows: '',
  windowHeight: '',
  windowWidth: '',
  folieType: '',
  complexity: '',
  kozijnSides: '',
};

/** Things that are counted, by their names in the form. */
export type CountedThing = 'fronts' | 'drawers' | 'windows';
export type MeasuredLength =
  | 'length'
  | 'width'
  | 'height'
  | 'frameHeight'
  | 'frameWidth'
  | 'windowHeight'
  | 'windowWidth';

/** A measurement that the visitor fills in: a whole number of pieces, or a length in metres. */
export type MeasurementField = { name: MeasurementName; required: boolean } & (
  | { kind: 'count'; of: CountedThing }
  | { kind: 'metres'; of: MeasuredLength }
);

/** Part of an area: `times` × each measurement × `each` m². */
export interface AreaTerm {
  of: readonly MeasurementName[];
  times?: number;
  each?: number;
}

/** All that the calculator knows about a service. */
export interface ServiceRow {
  label: Text;
  /** In the order in which the form asks them. */
  measurements: readonly MeasurementField[];
  /** Measurements that the form does not ask, because they are constant. */
  fixed?: Partial<Record<MeasurementName, string>>;
  finishes: readonly Finish[];
  complexities: readonly Complexity[];
  /** Asks the floor as complexity, instead of the degree of difficulty. */
  asksFloor: boolean;
  /** The area is the sum of these terms. */
  area: readonly AreaTerm[];
  /** Euro per m². A service whose rate depends on the sides asks them in the form. */
  rate: number | Readonly<Record<Sides, number>>;
  multiplier: number;
  /** Euro. */
  minimum: number;
}

const count = (name: MeasurementName, of: CountedThing, required = true): MeasurementField => ({
  name,
  of,
  kind: 'count',
  required,
});
const metres = (name: MeasurementName, of: MeasuredLength, required = true): MeasurementField => ({
  name,
  of,
  kind: 'metres',
  required,
});

/** Of most services, in whole euros. */
const minimum = 150;

const onSurface = {
  measurements: [metres('length', 'length'), metres('width', 'width'), metres('height', 'height', false)],
  finishes: surfaceFinishes,
  complexities: degrees,
  asksFloor: false,
  area: [{ of: ['length', 'width'] }],
  rate: 45,
  multiplier: 1,
  minimum,
} satisfies Omit<ServiceRow, 'label'>;

const atHeight = { complexities: floors, asksFloor: true } as const;

const rows = {
  // `length` holds the number of fronts.
  keuken: {
    ...onSurface,
    label: { nl: 'Keuken', en: 'Kitchen' },
    measurements: [count('length', 'fronts'), count('drawers', 'drawers', false)],
    fixed: { width: '1' },
    area: [
      { of: ['length'], each: 0.8 },
      { of: ['drawers'], each: 0.5 },
    ],
    rate: 85,
    multiplier: 1.5,
  },
  raamfolie: {
    ...atHeight,
    label: { nl: 'Raamfolie (zonwering / privacy)', en: 'Window film (sun protection / privacy)' },
    measurements: [
      count('numberOfWindows', 'windows'),
      metres('windowHeight', 'windowHeight'),
      metres('windowWidth', 'windowWidth'),
    ],
    finishes: glassFinishes,
    area: [{ of: ['numberOfWindows', 'windowHeight', 'windowWidth'] }],
    rate: 100,
    multiplier: 1.2,
    minimum: 200,
  },
  meubel: {
    ...onSurface,
    label: { nl: 'Meubel of kast', en: 'Furniture or cabinet' },
    area: [
      { of: ['length', 'width'] },
      { of: ['length', 'height'], times: 2 },
      { of: ['width', 'height'], times: 2 },
    ],
    multiplier: 1.2,
  },
  // `length` holds the height of the frame.
  kozijnen: {
    ...atHeight,
    label: { nl: 'Kozijnen', en: 'Window frames' },
    measurements: [metres('width', 'frameWidth'), metres('length', 'frameHeight')],
    finishes: frameFinishes,
    area: [{ of: ['width', 'length'] }],
    rate: { enkelzijdig: 230, dubbelzijdig: 430 },
    multiplier: 1,
    minimum,
  },
  deuren: { ...onSurface, label: { nl: 'Deuren', en: 'Doors' }, multiplier: 1.1 },
  jacht: { ...onSurface, label: { nl: 'Jacht', en: 'Yacht' }, rate: 350, multiplier: 2, minimum: 2500 },
  anders: { ...onSurface, label: { nl: 'Anders', en: 'Something else' } },
} satisfies Record<string, ServiceRow>;

export type Service = keyof typeof rows;

/** The row of each service, in the order in which services are offered. */
export const serviceRows: Readonly<Record<Service, ServiceRow>> = rows;

export const services = Object.keys(rows) as Service[];

/** Other names of a service: the home page uses the plural. */
export const serviceAliases: Readonly<Record<string, Service>> = { meubels: 'meubel' };

/** Whether the price of this service depends on the sides of the work. */
export function asksSides(service: Service): boolean {
  return typeof serviceRows[service].rate === 'object';
}

/** How a service asks a measurement; `undefined` where it does not ask it. */
export function fieldOf(service: Service, name: MeasurementName): MeasurementField | undefined {
  return serviceRows[service].measurements.find((field) => field.name === name);
}

/** Reads a service from an address or an attribute, in any case; any other text is `undefined`. */
export function readService(text: string | null | undefined): Service | undefined {
  const id = text?.trim().toLowerCase() ?? '';
  return services.find((service) => service === (serviceAliases[id] ?? id));
}

/** The input after a change of service: what the new service does not offer is cleared, the rest is kept (rule `calculator-change`). */
export function withService(input: CalculatorInput, projectType: Service): CalculatorInput {
  const { finishes, complexities, fixed } = serviceRows[projectType];
  const kept = { ...input, ...fixed, projectType };
  for (const name of measurementNames) {
    if (fixed?.[name] !== undefined) continue;
    const kind = fieldOf(projectType, name)?.kind;
    // A count and a length share a field: 12 fronts must not become 12 metres.
    const isOther = input.projectType && fieldOf(input.projectType, name)?.kind !== kind;
    if (!kind || isOther) kept[name] = '';
  }
  kept.folieType = oneOf(finishes, input.folieType);
  kept.complexity = oneOf(complexities, input.complexity);
  kept.kozijnSides = asksSides(projectType) ? input.kozijnSides : '';
  return kept;
}

function oneOf<T extends string>(offered: readonly T[], value: string): T | '' {
  return offered.find((candidate) => candidate === value) ?? '';
}
