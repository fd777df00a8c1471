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

/** What a toast can say. */
export type Message = 'missing' | 'invalid' | 'contact-missing' | 'failed' | 'sent' | 'copied';

/** What the calculator shows. Plain data: an example is a part of it. */
export interface CalculatorData extends RequestState, FilmState {
  input: CalculatorInput;
  /** Fields the visitor has left: only there a wrong number is flagged before Calculate is pressed. */
  left: readonly InputName[];
  /** Calculate was pressed while something was missing: everything missing is marked from then on. */
  marked: boolean;
  /** The last price that was calculated, with the input it was calculated from. */
  calculated?: { price: Price; input: PricedInput };
  /** The input has changed since. */
  stale: boolean;
  sendFormOpen: boolean;
  customer: Customer;
  /** Sending was tried while something was missing: it is marked from then on. */
  contactMarked: boolean;
  /** The link of a calculation that was copied, or is shown because the browser would not copy it. */
  link?: { address: string; copied: boolean };
  /** `n` tells two equal messages apart. */
  toast?: { message: Message; n: number };
  /** Where the focus has to go: a control's name, or another name that a view knows. */
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
  /** The attributes as they are now. */
  readAttributes(attributes: { service?: string; partner?: string }): void;
  /** Another widget of the page leads the visitor here: the film they chose there is to be priced. */
  open(): void;
  /** The element is hydrated: takes over what was filled in before the script came, and the service of the address. */
  start(typed: Record<string, string>): void;
}

/** What can be done once there is a price: everything from photos to the receipt. */
export interface QuoteRequest {
  /** The element is hydrated: what the visitor tells here and elsewhere is shared from now on. */
  meetVisitor(): void;
  addPhotos(files: readonly File[]): void;
  removePhoto(id: string): void;
  retryPhoto(id: string): void;
  send(): Promise<void>;
  copyRequest(): Promise<void>;
  /** Fills in what the film that the visitor just chose says. */
  takeFilm(): void;
  /** The request goes without the film that was chosen. */
  removeFilm(): void;
  /**
   * Fills in the calculation that a fragment holds, and shows its price; any other fragment is left alone.
   *
   * @param earlier the input when the fragment was seen
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

/** A calculator nobody has touched. */
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

/** What every view of the calculator gets. */
export type CalculatorViewProps = ViewProps<CalculatorState, PriceCalculatorCopy>;

/** What to show at each field: what is missing once Calculate was pressed, what is wrong once the field was left. */
export function visibleProblems({ input, left, marked }: CalculatorData): ReturnType<typeof inputProblems> {
  const problems = inputProblems(input);
  return new Map(
    [...problems].filter(([name, problem]) => marked || (problem !== 'missing' && left.includes(name))),
  );
}
