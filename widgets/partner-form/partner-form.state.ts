import {
  emptyPartnerApplication,
  type PartnerApplication,
  type TextName,
} from '../domain/partner/partner-application.ts';
import type { ViewProps } from '../kit/widget.ts';
import { freshRequest, type RequestState } from '../request/request-state.ts';
import type { PartnerFormCopy } from './partner-form.copy.ts';

/** The messages of a toast. */
export type Message = 'sent' | 'failed' | 'copied';

export type FieldName = keyof PartnerApplication;

/** The state that the form shows. Plain data: an example is a part of it. */
export interface PartnerFormData extends RequestState {
  application: PartnerApplication;
  /** Otherwise the form is a demonstration, and says so: a complete application is not sent. */
  delivers: boolean;
  /** The visitor tried to send while something was missing or wrong: from then on all problems are marked. */
  marked: boolean;
  /** The last application was complete, and the next one is not begun yet. Without a reference it was a demonstration: nothing was sent. */
  received?: { reference?: string };
  /** `n` distinguishes two equal messages. */
  toast?: { message: Message; n: number };
  /** Where the focus must go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface PartnerFormActions {
  change<K extends FieldName>(name: K, value: PartnerApplication[K]): void;
  /** Called when the visitor leaves a field: a value with several notations is rewritten in the usual one. */
  leave(name: TextName): void;
  send(): Promise<void>;
  say(message: Message): void;
  dismissToast(): void;
  focusOn(on: string): void;
  /** Applies the current attributes. */
  readAttributes(attributes: { endpoint?: string; partner?: string }): void;
  /** Called on hydration: takes over what was filled in before the script was loaded. */
  start(typed: Record<string, string>): void;
}

/** The functions that load with the code for sending: everything from the checks to the receipt. */
export interface ApplicationSending {
  /** Called when the form is used: where visitors share the device, a request that arrives from another form of the page empties it. */
  meetVisitor(): void;
  leave(name: TextName): void;
  /** Shows what is missing or wrong, or sends. */
  send(): Promise<void>;
  copyRequest(): Promise<void>;
}

export interface PartnerFormState extends PartnerFormData, PartnerFormActions {
  /** The sending side, once it is loaded. */
  delivery?: ApplicationSending;
}

/** An empty form. */
export const freshPartnerForm: PartnerFormData = {
  ...freshRequest,
  application: emptyPartnerApplication,
  delivers: true,
  marked: false,
};

/** The props of every view of the form. */
export type PartnerFormViewProps = ViewProps<PartnerFormState, PartnerFormCopy>;
