/**
 * What can be wrapped, and which choices each service offers.
 * Specification: 000 §3 "Calculator input", §5 "Calculator enable rules"; decisions "Calculator".
 */

export const services = ['keuken', 'raamfolie', 'meubel', 'kozijnen', 'deuren', 'jacht', 'anders'] as const;
export type Service = (typeof services)[number];

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

/** The measurement fields of the specification, in the order of the payload. Values are text, as typed. */
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

/** The choices of the form, beside the service itself. */
export const choiceNames = ['folieType', 'complexity', 'kozijnSides'] as const;

/** Everything the price depends on. Empty text means "not given". */
export interface CalculatorInput extends Record<MeasurementName, string> {
  projectType: Service | '';
  folieType: Finish | '';
  complexity: Complexity | '';
  kozijnSides: Sides | '';
}

/** An input whose service is chosen; every other field may still be empty or nonsense. */
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

/** A measurement the visitor fills in: a whole number of pieces, or a length in metres. */
export interface MeasurementField {
  name: MeasurementName;
  kind: 'count' | 'metres';
  required: boolean;
}

/** What a service asks, in the order in which it is asked. */
export interface ServiceForm {
  measurements: readonly MeasurementField[];
  finishes: readonly Finish[];
  complexities: readonly Complexity[];
  /** Whether the height of the work is asked as a floor, instead of a degree of difficulty. */
  asksFloor: boolean;
  asksSides: boolean;
}

const count = (name: MeasurementName, required = true): MeasurementField => ({
  name,
  kind: 'count',
  required,
});
const metres = (name: MeasurementName, required = true): MeasurementField => ({
  name,
  kind: 'metres',
  required,
});

const surface: ServiceForm = {
  measurements: [metres('length'), metres('width'), metres('height', false)],
  finishes: surfaceFinishes,
  complexities: degrees,
  asksFloor: false,
  asksSides: false,
};

/** The form of each service. In a kitchen `length` counts the fronts and `width` is fixed to 1; a frame keeps its height in `length`. */
export const serviceForms: Record<Service, ServiceForm> = {
  keuken: { ...surface, measurements: [count('length'), count('drawers', false)] },
  raamfolie: {
    measurements: [count('numberOfWindows'), metres('windowHeight'), metres('windowWidth')],
    finishes: glassFinishes,
    complexities: floors,
    asksFloor: true,
    asksSides: false,
  },
  kozijnen: {
    measurements: [metres('width'), metres('length')],
    finishes: frameFinishes,
    complexities: floors,
    asksFloor: true,
    asksSides: true,
  },
  meubel: surface,
  deuren: surface,
  jacht: surface,
  anders: surface,
};

/** Reads a service from an address or an attribute: any case, `meubels` for `meubel`; anything else is `undefined`. */
export function readService(text: string | null | undefined): Service | undefined {
  const id = text?.trim().toLowerCase();
  return services.find((service) => service === (id === 'meubels' ? 'meubel' : id));
}

/** The input after choosing a service: what the new service does not offer is cleared, the rest is kept. */
export function withService(input: CalculatorInput, projectType: Service): CalculatorInput {
  const form = serviceForms[projectType];
  const asked = new Set(form.measurements.map((field) => field.name));
  const changesMeaning = (input.projectType === 'keuken') !== (projectType === 'keuken');
  const kept = { ...input, projectType };
  for (const name of measurementNames) if (!asked.has(name)) kept[name] = '';
  // Fronts are counted, lengths are measured: 12 fronts must not turn into 12 metres.
  if (changesMeaning) kept.length = '';
  kept.width = projectType === 'keuken' ? '1' : changesMeaning ? '' : kept.width;
  kept.folieType = oneOf(form.finishes, input.folieType);
  kept.complexity = oneOf(form.complexities, input.complexity);
  kept.kozijnSides = form.asksSides ? input.kozijnSides : '';
  return kept;
}

function oneOf<T extends string>(offered: readonly T[], value: string): T | '' {
  return offered.find((candidate) => candidate === value) ?? '';
}
