import { type ContactRequest, emptyContactRequest } from '../domain/request/contact-request.ts';
import type { Language } from '../domain/text.ts';
import type { ViewProps } from '../kit/widget.ts';
import { type FilmState, freshRequest, type RequestState } from '../request/request-state.ts';
import type { QuoteFormCopy } from './quote-form.copy.ts';

/** What a toast can say. */
export type Message = 'missing' | 'invalid' | 'failed' | 'sent' | 'copied';

export type FieldName = keyof ContactRequest;

/** What the form shows. Plain data: an example is a part of it. */
export interface QuoteFormData extends RequestState, FilmState {
  fields: ContactRequest;
  /** Fields that the visitor filled in here: nothing from elsewhere is put into them. */
  touched: readonly FieldName[];
  /** Sending was tried while something was missing: everything missing is marked from then on. */
  marked: boolean;
  /** `n` tells two equal messages apart. */
  toast?: { message: Message; n: number };
  /** Where the focus has to go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface QuoteFormActions {
  change<K extends FieldName>(name: K, value: ContactRequest[K]): void;
  addPhotos(files: readonly File[]): void;
  removePhoto(id: string): void;
  retryPhoto(id: string): void;
  /** To be called in the click itself: that is when a tab may be opened. */
  send(lang: Language): Promise<void>;
  copyRequest(): Promise<void>;
  /** The request goes without the film that was chosen. */
  removeFilm(): void;
  say(message: Message): void;
  dismissToast(): void;
  focusOn(on: string): void;
  /** The attributes as they are now. */
  readAttributes(attributes: { 'project-type'?: string; 'client-type'?: string; partner?: string }): void;
  /** The element is hydrated: takes over what was filled in before the script came, and what the visitor told elsewhere. */
  start(typed: Record<string, string>): void;
}

export interface QuoteFormState extends QuoteFormData, QuoteFormActions {}

/** An empty form. */
export const freshQuoteForm: QuoteFormData = {
  ...freshRequest,
  fields: emptyContactRequest,
  touched: [],
  marked: false,
};

/** What every view of the form gets. */
export type QuoteFormViewProps = ViewProps<QuoteFormState, QuoteFormCopy>;
