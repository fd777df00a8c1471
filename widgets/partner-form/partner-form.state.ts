import {
  emptyPartnerApplication,
  type PartnerApplication,
  type TextName,
} from '../domain/partner/partner-application.ts';
import type { ViewProps } from '../kit/widget.ts';
import { freshRequest, type RequestState } from '../request/request-state.ts';
import type { PartnerFormCopy } from './partner-form.copy.ts';

/** What a toast can say. */
export type Message = 'sent' | 'failed' | 'copied';

export type FieldName = keyof PartnerApplication;

/** What the form shows. Plain data: an example is a part of it. */
export interface PartnerFormData extends RequestState {
  application: PartnerApplication;
  /** The attribute `endpoint` names a way of delivery. Without one a complete application is confirmed, and goes nowhere. */
  delivers: boolean;
  /** Sending was tried while something was missing or wrong: all of it is marked from then on. */
  marked: boolean;
  /** The last application was confirmed, and no next one is begun; one that was delivered has a reference. */
  received?: { reference?: string };
  /** `n` tells two equal messages apart. */
  toast?: { message: Message; n: number };
  /** Where the focus has to go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface PartnerFormActions {
  change<K extends FieldName>(name: K, value: PartnerApplication[K]): void;
  /** The visitor is done with a field: what can be written in more than one way is written in ours. */
  leave(name: TextName): void;
  send(): Promise<void>;
  say(message: Message): void;
  dismissToast(): void;
  focusOn(on: string): void;
  /** The attributes as they are now. */
  readAttributes(attributes: { endpoint?: string; partner?: string }): void;
  /** The element is hydrated: takes over what was filled in before the script came. */
  start(typed: Record<string, string>): void;
}

/** What can be done once the code for it is loaded: everything from the checks to the receipt. */
export interface ApplicationSending {
  leave(name: TextName): void;
  /** Says what is missing or wrong, or sends. */
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
  delivers: false,
  marked: false,
};

/** What every view of the form gets. */
export type PartnerFormViewProps = ViewProps<PartnerFormState, PartnerFormCopy>;
