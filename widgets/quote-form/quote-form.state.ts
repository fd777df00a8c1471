import { type ContactRequest, emptyContactRequest } from '../domain/request/contact-request.ts';
import type { Language } from '../domain/text.ts';
import type { AttributesOf } from '../kit/meta.ts';
import type { ViewProps } from '../kit/widget.ts';
import {
  type CalculationState,
  type FilmState,
  freshRequest,
  type RequestState,
  type SampleState,
} from '../request/request-state.ts';
import type { QuoteFormCopy } from './quote-form.copy.ts';
import type { quoteFormMeta } from './quote-form.meta.ts';

/** The messages of a toast. */
export type Message = 'missing' | 'invalid' | 'failed' | 'sent' | 'copied';

export type FieldName = keyof ContactRequest;

/** The state that the form shows. Plain data: an example is a part of it. */
export interface QuoteFormData extends RequestState, FilmState, SampleState, CalculationState {
  fields: ContactRequest;
  /** Fields that the visitor filled in here: values from other widgets do not replace them. */
  touched: readonly FieldName[];
  /** The visitor tried to send while something was missing: from then on every missing field is marked. */
  marked: boolean;
  /** A company asks for a partner code, instead of a quote. */
  forPartner: boolean;
  /** The form offers a home visit. */
  offersVisit: boolean;
  /** The code for sending could not be loaded. */
  unavailable?: boolean;
  /** `n` distinguishes two equal messages. */
  toast?: { message: Message; n: number };
  /** Where the focus must go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface QuoteFormActions {
  change<K extends FieldName>(name: K, value: ContactRequest[K]): void;
  addPhotos(files: readonly File[]): void;
  removePhoto(id: string): void;
  retryPhoto(id: string): void;
  retryPhotos(): void;
  /** Must be called in the click itself: only then may a tab be opened. */
  send(lang: Language): Promise<void>;
  copyRequest(): Promise<void>;
  /** Removes the chosen film from the request. */
  removeFilm(): void;
  removeSample(code: string): void;
  /** Removes the price of the calculator from the request. */
  removeCalculation(): void;
  say(message: Message): void;
  dismissToast(): void;
  focusOn(on: string): void;
  /** Applies the current attributes. */
  readAttributes(attributes: AttributesOf<typeof quoteFormMeta>): void;
  /** Called on hydration: takes over what was filled in before the script was loaded, and what the visitor filled in elsewhere. */
  start(typed: Record<string, string>): void;
}

export interface QuoteFormState extends QuoteFormData, QuoteFormActions {}

/** An empty form. */
export const freshQuoteForm: QuoteFormData = {
  ...freshRequest,
  fields: emptyContactRequest,
  touched: [],
  forPartner: false,
  offersVisit: true,
  marked: false,
};

/** The props of every view of the form. */
export type QuoteFormViewProps = ViewProps<QuoteFormState, QuoteFormCopy>;
