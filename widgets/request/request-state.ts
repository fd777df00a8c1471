import type { MailField } from '../domain/quote-payload.ts';
import type { Customer } from './contact.ts';
import type { Photo, PhotoNotice } from './photo-queue.ts';
import type { SendingStatus } from './sending.ts';

/** What a form keeps of the request it makes. Plain data, and small: the code that works on it loads when needed. */
export interface RequestState {
  customer: Customer;
  /** Sending was tried while something was missing: it is marked from then on. */
  contactMarked: boolean;
  photos: readonly Photo[];
  photoNotices: readonly PhotoNotice[];
  sending: SendingStatus;
  /** The client reference; one request keeps one, so that the mailbox can see a double. */
  reference: string;
  /** The fields of the last attempt, for the ways out when it was not confirmed. */
  lastFields?: readonly MailField[];
  /** Copying was refused by the browser: the text is shown to be selected. */
  copyRefused: boolean;
  /** Reference of the request that was accepted last. */
  sentReference?: string;
}

export const freshRequest: RequestState = {
  customer: { name: '', email: '', phone: '' },
  contactMarked: false,
  photos: [],
  photoNotices: [],
  sending: 'idle',
  reference: '',
  copyRefused: false,
};
