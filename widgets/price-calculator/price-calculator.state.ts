import { type InputName, inputProblems } from '../domain/calculator/completeness.ts';
import type { Price } from '../domain/calculator/price.ts';
import {
  type CalculatorInput,
  emptyInput,
  type PricedInput,
  type Service,
} from '../domain/calculator/services.ts';
import type { Language } from '../domain/text.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { Customer } from '../request/contact.ts';
import { type FilmState, freshRequest, type RequestState } from '../request/request-state.ts';
import type { PriceCalculatorCopy } from './price-calculator.copy.ts';

/** The messages of a toast. */
export type Message = 'missing' | 'invalid' | 'contact-missing' | 'failed' | 'sent' | 'copied';

/** The state that the calculator shows. Plain data: an example is a part of it. */
export interface CalculatorData extends RequestState, FilmState {
  input: CalculatorInput;
  /** Fields that the visitor has left: before Calculate is pressed, only these show an invalid number. */
  left: readonly InputName[];
  /** Calculate was pressed while something was missing: from then on every missing field is marked. */
  marked: boolean;
  /** The last calculated price, with the input that it was calculated from. */
  calculated?: { price: Price; input: PricedInput };
  /** The input has changed since the calculation. */
  stale: boolean;
  sendFormOpen: boolean;
  /** The code for sending could not be loaded. */
  unavailable?: boolean;
  customer: Customer;
  /** The visitor tried to send while contact details were missing: from then on they are marked. */
  contactMarked: boolean;
  /** The link of a calculation: copied, or shown because the browser refused to copy it. */
  link?: { address: string; copied: boolean };
  /** `n` distinguishes two equal messages. */
  toast?: { message: Message; n: number };
  /** Where the focus must go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface CalculatorActions {
  chooseService(service: Service): void;
  change(name: InputName, value: string): void;
  leave(name: InputName): void;
  calculate(): void;
  accept(): Promise<void>;
  cancel(): void;
  changeCustomer(name: keyof Customer, value: string): void;
  say(message: Message): void;
  dismissToast(): void;
  focusOn(on: string): void;
  /** Applies the current attributes. */
  readAttributes(attributes: { service?: string; partner?: string }): void;
  /** Called when another widget of the page leads the visitor here, to price the film that they chose there. */
  open(): void;
  /** Called on hydration: takes over what was filled in before the script was loaded, and the service in the address. */
  start(typed: Record<string, string>): void;
}

/** The functions that are needed once there is a price: everything from photos to the receipt. */
export interface QuoteRequest {
  /** Called after hydration: from now on the calculator shares the visitor's data with their other widgets. */
  meetVisitor(): void;
  addPhotos(files: readonly File[]): void;
  removePhoto(id: string): void;
  retryPhoto(id: string): void;
  retryPhotos(): void;
  send(): Promise<void>;
  copyRequest(): Promise<void>;
  /** Fills in the service and kind of the film that the visitor has just chosen. */
  takeFilm(): void;
  /** Removes the chosen film from the request. */
  removeFilm(): void;
  /**
   * Fills in the calculation in a fragment and shows its price; any other fragment is ignored.
   *
   * @param earlier the input at the time when the fragment was read
   */
  openCalculation(fragment: string, earlier: CalculatorInput): void;
  /** Copies the address that opens this calculation. */
  copyLink(lang: Language): Promise<void>;
}

export interface CalculatorState extends CalculatorData, CalculatorActions {
  /** The request side, once it is loaded. */
  request?: QuoteRequest;
}

export const noCustomer: Customer = { name: '', email: '', phone: '' };

/** The state of a new calculator. */
export const freshCalculator: CalculatorData = {
  ...freshRequest,
  input: emptyInput,
  left: [],
  marked: false,
  stale: false,
  sendFormOpen: false,
  customer: noCustomer,
  contactMarked: false,
};

/** The props of every view of the calculator. */
export type CalculatorViewProps = ViewProps<CalculatorState, PriceCalculatorCopy>;

/** The problems to show at each field: missing values after Calculate was pressed, invalid ones after the field was left. */
export function visibleProblems({ input, left, marked }: CalculatorData): ReturnType<typeof inputProblems> {
  const problems = inputProblems(input);
  return new Map(
    [...problems].filter(([name, problem]) => marked || (problem !== 'missing' && left.includes(name))),
  );
}
