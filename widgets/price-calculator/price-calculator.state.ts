import type { CalculatorInput } from '../domain/calculator/services.ts';
import type { Language } from '../domain/text.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { Customer } from '../request/contact.ts';
import {
  type FilmState,
  freshRequest,
  type RequestState,
  type SampleState,
} from '../request/request-state.ts';
import type { PriceCalculatorCopy } from './price-calculator.copy.ts';
import type { PriceSheetData } from './price-sheet.ts';
import { freshProject, type ProjectActions, type ProjectData } from './project.ts';

/** The state that the calculator shows. Plain data: an example is a part of it. */
export interface CalculatorData extends ProjectData, RequestState, FilmState, SampleState {
  sendFormOpen: boolean;
  customer: Customer;
  /** The visitor tried to send while contact details were missing: from then on they are marked. */
  contactMarked: boolean;
  /** The link of a calculation: copied, or shown because the browser refused to copy it. */
  link?: { address: string; copied: boolean };
  /** The browser blocked the tab with the price sheet. */
  sheetBlocked?: boolean;
}

export interface CalculatorActions extends ProjectActions {
  accept(): Promise<void>;
  cancel(): void;
  /** Prints the price sheet, or opens our page with it (rule `price-sheet`). */
  savePdf(lang: Language): Promise<void>;
  changeCustomer(name: keyof Customer, value: string): void;
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
  /** Called when the visitor uses the calculator: from now on it shares the photos of their other forms too. */
  sharePhotos(): void;
  addPhotos(files: readonly File[]): void;
  removePhoto(id: string): void;
  retryPhoto(id: string): void;
  retryPhotos(): void;
  send(): Promise<void>;
  copyRequest(): Promise<void>;
  /** Fills in the service and kind of the film that the visitor has just chosen. */
  takeFilm(): void;
  /** Shows again what the visitor filled in earlier in the visit. */
  restoreDraft(): void;
  /** Removes the chosen film from the request. */
  removeFilm(): void;
  /** Removes a sample, by its code, from the request and from what the visitor wants. */
  removeSample(code: string): void;
  /**
   * Fills in the calculation in a fragment and shows its price; any other fragment is ignored.
   *
   * @param earlier the input at the time when the fragment was read
   */
  openCalculation(fragment: string, earlier: CalculatorInput): void;
  /** Copies the address that opens this calculation. */
  copyLink(lang: Language): Promise<void>;
  /** The price sheet of the calculation, while its price holds. */
  sheet(lang: Language): PriceSheetData | undefined;
  /** Prints the sheet; on a partner's page it opens our page with it, which prints it. */
  savePdf(lang: Language): Promise<void>;
}

export interface CalculatorState extends CalculatorData, CalculatorActions {
  /** The request side, once it is loaded. */
  request?: QuoteRequest;
}

export const noCustomer: Customer = { name: '', email: '', phone: '', message: '' };

/** The state of a new calculator. */
export const freshCalculator: CalculatorData = {
  ...freshRequest,
  ...freshProject,
  sendFormOpen: false,
  customer: noCustomer,
  contactMarked: false,
};

/** The props of every view of the calculator. */
export type CalculatorViewProps = ViewProps<CalculatorState, PriceCalculatorCopy>;
