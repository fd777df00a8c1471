import { type InputName, inputProblems } from '../domain/calculator/completeness.ts';
import type { Price } from '../domain/calculator/price.ts';
import {
  type CalculatorInput,
  emptyInput,
  type PricedInput,
  type Service,
} from '../domain/calculator/services.ts';

/*
 * The project and its price: the part of the calculator's state that needs neither React nor the request side.
 */

/** The messages of a toast. */
export type Message = 'missing' | 'invalid' | 'contact-missing' | 'failed' | 'sent' | 'copied';

export interface ProjectData {
  input: CalculatorInput;
  /** Fields that the visitor has left: before Calculate is pressed, only these show an invalid number. */
  left: readonly InputName[];
  /** Calculate was pressed while something was missing: from then on every missing field is marked. */
  marked: boolean;
  /** The last calculated price, with the input that it was calculated from. */
  calculated?: {
    price: Price;
    input: PricedInput;
    /** The visitor saw it on the page before. */
    isKept?: boolean;
  };
  /** The input has changed since the calculation. */
  stale: boolean;
  /** The code for sending could not be loaded. */
  unavailable?: boolean;
  /** `n` distinguishes two equal messages. */
  toast?: { message: Message; n: number };
  /** Where the focus must go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface ProjectActions {
  /** The visitor chooses a service. */
  chooseService(service: Service): void;
  /** Shows the fields of a service, without counting as use of the widget. */
  show(service: Service): void;
  change(name: InputName, value: string): void;
  leave(name: InputName): void;
  calculate(): void;
  say(message: Message): void;
  dismissToast(): void;
  focusOn(on: string): void;
}

/** The project of a new calculator. */
export const freshProject: ProjectData = { input: emptyInput, left: [], marked: false, stale: false };

/** The problems to show at each field: missing values after Calculate was pressed, invalid ones after the field was left. */
export function visibleProblems({
  input,
  left,
  marked,
}: Pick<ProjectData, 'input' | 'left' | 'marked'>): ReturnType<typeof inputProblems> {
  const problems = inputProblems(input);
  return new Map(
    [...problems].filter(([name, problem]) => marked || (problem !== 'missing' && left.includes(name))),
  );
}
