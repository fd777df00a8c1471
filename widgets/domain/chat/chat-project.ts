import { inputProblems } from '../calculator/completeness.ts';
import { readMeasurement } from '../calculator/measurement.ts';
import { type Price, price } from '../calculator/price.ts';
import {
  asksSides,
  type CalculatorInput,
  choiceNames,
  emptyInput,
  type MeasurementName,
  type PricedInput,
  type Service,
  serviceRows,
  services,
  sides,
  withService,
} from '../calculator/services.ts';
import {
  complexityWords,
  countedWords,
  finishWords,
  numberWords,
  serviceWords,
  sidesWords,
} from './chat-project-words.ts';
import { heardIn, hears } from './chat-words.ts';

/*
 * Reads a project from a chat message: "wat kost een keuken met 12 fronten en 4 lades", "3 windows of 1.2 x 1.5 m". Dutch and English are
 * both read, in any language of the interface.
 */

/** A project that was recognised, and its price. */
export interface ChatProject {
  input: PricedInput;
  price: Price;
  /** The choices that the message does not name: usual values were filled in. */
  assumed: (typeof choiceNames)[number][];
  /** How many equal pieces the price is for, of a service whose calculation takes one: the width of `input` is that of all together. */
  pieces: number;
  /** One of those pieces. */
  piece: PricedInput;
  /** The message names several pieces whose widths do not add up, such as cupboards with their depth: the price is for one. */
  perPiece: boolean;
  /** Lengths without a unit were too large for metres, and were read as centimetres. */
  centimetres: boolean;
}

/** The project in a message; `undefined` when it names no service or lacks a measurement. Never throws. */
export function readChatProject(message: string): ChatProject | undefined {
  const heard = heardIn(message);
  const text = message
    .slice(0, 1000)
    .toLowerCase()
    .replaceAll('×', 'x')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const { lengths, centimetres } = lengthsIn(text);
  const service = projectServiceIn(heard, text, lengths);
  if (!service) return undefined;
  const { count, sizes } = countedLengths(service, lengths);
  const measured = measurementsIn(text, service, sizes, count);
  const chosen = choicesIn(heard, service);
  const assumed = choiceNames.filter((name) => chosen[name] === '' && usual(service)[name] !== '');
  const filledIn = Object.fromEntries(assumed.map((name) => [name, usual(service)[name]]));
  const piece = { ...withService(emptyInput, service), ...measured, ...chosen, ...filledIn } as PricedInput;
  const { area } = price(piece);
  if (inputProblems(piece).size > 0 || area === 0) return undefined;
  const named = piecesIn(service, text, count);
  const all = {
    ...piece,
    width: `${+(readMeasurement(piece.width, 'metres').value * 100 * named).toFixed(2)} cm`,
  };
  const perPiece = Math.abs(price(all).area - area * named) > 0.01;
  const pieces = perPiece ? 1 : named;
  const input = pieces > 1 ? all : piece;
  return { input, price: price(input), assumed, pieces, piece, perPiece, centimetres };
}

/** The service that a message names, with or without measurements. */
export function chatServiceOf(message: string): Service | undefined {
  return serviceIn(heardIn(message));
}

type Choices = Pick<CalculatorInput, (typeof choiceNames)[number]>;

/**
 * The values for choices that were not named: the plain film, simple work, the ground floor, and both sides (as the price function assumes).
 * So the price is the lowest of that project, as the word "vanaf" says and as the pages reckon.
 */
function usual(service: Service): Choices {
  const { finishes, asksFloor } = serviceRows[service];
  return {
    folieType: finishes[0] ?? '',
    complexity: asksFloor ? 'begane-grond' : 'eenvoudig',
    kozijnSides: asksSides(service) ? 'dubbelzijdig' : '',
  };
}

function choicesIn(heard: string, service: Service): Choices {
  const { finishes, complexities } = serviceRows[service];
  const said = finishes.filter((finish) => hears(heard, finishWords[finish]));
  return {
    // Matt and gloss come first, and also say how something else looks: "mat eiken" is a wood look.
    folieType: said.at(-1) ?? '',
    complexity: complexities.find((complexity) => hears(heard, complexityWords[complexity])) ?? '',
    kozijnSides: (asksSides(service) && sides.find((side) => hears(heard, sidesWords[side]))) || '',
  };
}

/** The pieces that a message names of a service whose calculation takes one. */
function piecesIn(service: Service, text: string, count: number | undefined): number {
  const { pieces } = serviceWords[service];
  return (pieces && (count ?? countIn(text, pieces))) || 1;
}

const counted = countOf(
  [...Object.values(countedWords), ...services.flatMap((service) => serviceWords[service].pieces ?? [])].join(
    '|',
  ),
);

/**
 * The service of a project. What it is counted in decides last: three doors are a part of the cupboard that has them, and doors and drawers
 * without a size are a kitchen's.
 */
function projectServiceIn(heard: string, text: string, lengths: readonly string[]): Service | undefined {
  const rest = serviceIn(heardIn(text.replaceAll(counted, ' ')));
  if (rest && rest !== 'anders') return rest;
  const isKitchen =
    lengths.length === 0 && countIn(text, countedWords.fronts) && countIn(text, countedWords.drawers);
  return isKitchen ? 'keuken' : serviceIn(heard);
}

function serviceIn(heard: string): Service | undefined {
  const inOrder = Object.keys(serviceWords) as Service[];
  const named = inOrder.filter((service) => hears(heard, serviceWords[service].names));
  // "Something else" is what no other service names.
  return named.find((service) => service !== 'anders') ?? named[0];
}

/** The lengths of one piece, and how many pieces a number before them says: `8 x 1,2 bij 1,5`. */
function countedLengths(
  service: Service,
  lengths: readonly string[],
): { count?: number; sizes: readonly string[] } {
  const [first = '', ...sizes] = lengths;
  const isCount =
    serviceWords[service].flat &&
    sizes.length > 1 &&
    /^[1-4]?\d(?: [cm]m)?$/.test(first) &&
    !isThickness(sizes[1]);
  return isCount ? { count: Number.parseInt(first, 10), sizes } : { sizes: lengths };
}

function isThickness(size = ''): boolean {
  return readMeasurement(size, 'metres').value < 0.1;
}

/** The measurements that a message gives for the fields of a service; the others are empty. */
function measurementsIn(
  text: string,
  service: Service,
  lengths: readonly string[],
  count = 1,
): Partial<Record<MeasurementName, string>> {
  const order = serviceWords[service].lengths;
  const said: Partial<Record<MeasurementName, string>> = {};
  for (const field of serviceRows[service].measurements) {
    if (field.kind === 'metres') {
      said[field.name] = lengths[order.indexOf(field.name)] ?? '';
    } else {
      // A size without a number means one piece.
      const unsaid = order.length > 0 && field.required ? count : 0;
      said[field.name] = String(countIn(text, countedWords[field.of]) ?? unsaid).replace(/^0$/, '');
    }
  }
  return said;
}

/** A number of pieces: `12 fronten`, `vier grote lades`. A number that belongs to a length is not counted. */
function countOf(nouns: string): RegExp {
  const number = `(?<![\\d.,\\p{L}])(\\d{1,4}|${numberWords.join('|')})`;
  return new RegExp(`${number}\\s+(?:\\p{L}+\\s+)?(?:${nouns})(?!\\p{L})`, 'gu');
}

function countIn(text: string, nouns: string): number | undefined {
  const [, count] = countOf(nouns).exec(text) ?? [];
  if (!count) return undefined;
  const at = numberWords.indexOf(count);
  return at < 0 ? Number(count) : (at % 20) + 1;
}

const length = String.raw`(\d[\d.,]*)(?![\d.,])\s*(mm|cm|m|meter|metres?|meters)?`;
const lengthsPattern = new RegExp(
  `${length}\\s*(?:x|\\*|bij|by|op|keer)\\s*${length}(?:\\s*(?:x|\\*|bij|by|op|keer)\\s*${length})?(?![\\d\\p{L}])`,
  'u',
);
/** In the order in which the lengths of a service are given. */
const directions = ['breed|wide|lang|long', 'diep|deep', 'hoog|high|tall'];
const directionPatterns = directions.map((words) => new RegExp(`${length}\\s*(?:${words})(?!\\p{L})`, 'u'));

/** The digits and the units of the lengths in a text: `2,1 meter hoog en 90 cm breed` in our order, `1,2 x 1,5 m` as they stand. */
function writtenLengths(text: string): [digits: string, unit: string | undefined][] {
  const directed = directionPatterns.flatMap((pattern) => {
    const [, digits, unit] = pattern.exec(text) ?? [];
    return digits ? [[digits, unit] as [string, string | undefined]] : [];
  });
  if (directed.length > 1) return directed;
  const [, ...found] = lengthsPattern.exec(text) ?? [];
  return [0, 2, 4].flatMap((at) => {
    const digits = found[at];
    return digits ? [[digits, found[at + 1]] as [string, string | undefined]] : [];
  });
}

/**
 * Two or three lengths, as they would be typed into the form: `1,2 x 1,5 m`, `120 bij 150 cm`, `90 cm breed en 210 cm hoog`. A single unit at
 * the end applies to all of them.
 */
function lengthsIn(text: string): { lengths: string[]; centimetres: boolean } {
  const written = writtenLengths(text);
  const numbers = written.map(([digits]) => digits.replace(/[.,]+$/, ''));
  const units = written.map(([, unit]) => (unit?.startsWith('me') ? 'm' : unit));
  const last = units.filter(Boolean).at(-1);
  const centimetres = !last && numbers.some((number) => readMeasurement(number, 'metres').centimetres);
  const withUnit = (number: string, index: number) => {
    // In `2,1 x 90 cm` the first length is in metres.
    const inMetres = /[.,]/.test(number) && readMeasurement(number, 'metres').value < 5;
    const unit = units[index] ?? (centimetres ? 'cm' : inMetres ? 'm' : last);
    return unit === undefined || unit === 'm' ? number : `${number} ${unit}`;
  };
  return { lengths: numbers.map(withUnit), centimetres };
}
