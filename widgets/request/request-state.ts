import type { PricedCalculation } from '../domain/calculator/priced-calculation.ts';
import type { ChosenFilm } from '../domain/film/chosen-film.ts';
import type { MailField } from '../domain/request/mail.ts';
import type { PhotoRefusal, Receipt } from '../kit/ports.ts';

/*
 * The state that a form keeps about its request. Plain data, and small: the code that uses it loads on demand.
 */

/** The maximum number of photos of a request (rule `photo-limits`). */
export const mostPhotos = 5;

export interface Photo {
  id: string;
  name: string;
  /** `ready`: it is uploaded when the request is sent. `named`: there is no storage, so only the name is sent with the request. */
  status: 'checking' | 'ready' | 'waiting' | 'uploading' | 'done' | 'named' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** The name in the bucket; absent while the photo is being checked. */
  objectName?: string;
  url?: string;
  thumbnail?: ImageBitmap;
}

/** The problem of a chosen file, which is shown to the visitor with its name. */
export interface PhotoNotice {
  name: string;
  reason: PhotoRefusal | 'too-many';
}

/** The members that the photo queue writes. */
export interface PhotoState {
  photos: readonly Photo[];
  photoNotices: readonly PhotoNotice[];
}

export const noPhotos: PhotoState = { photos: [], photoNotices: [] };

/** The status of a request. Only `accepted` is a success; until then the form keeps its content (rule `delivery-receipt`). */
export type SendingStatus = 'idle' | 'sending' | 'accepted' | 'unconfirmed';

/** The members that sending writes. */
export interface SendingState {
  sending: SendingStatus;
  /** The client reference. A request keeps it, so that the mailbox can recognise duplicates. */
  reference: string;
}

export const notSending: SendingState = { sending: 'idle', reference: '' };

/** The member of a form that takes a chosen film along. */
export interface FilmState {
  film?: ChosenFilm;
}

/** The member of a form that takes along the last price that the calculator gave. */
export interface CalculationState {
  calculation?: PricedCalculation;
}

/** The member of a form that asks for samples. */
export interface SampleState {
  samples?: readonly ChosenFilm[];
}

/** The member that `Honeypot` writes. */
export interface HoneypotState {
  /** Whether the hidden field was filled in. Empties it. */
  takeHoneypot?(): boolean;
}

/** The state that every request form has. */
export interface RequestState extends PhotoState, SendingState, HoneypotState {
  /** The fields of the last attempt, for the other ways to send it when it was not confirmed. */
  lastFields?: readonly MailField[];
  /** Names of the mail fields that are too long to be sent. */
  tooLong?: readonly string[];
  /** The browser refused to copy: the text is shown to be selected. */
  copyRefused: boolean;
  /** Reference of the request that was accepted last. */
  sentReference?: string;
  /** What its receipt proves. */
  receipt?: Receipt;
  /** Names of the photos that it went without. */
  photosLeft?: readonly string[];
  /** Reference of an earlier request that has arrived, while the form holds a change that has not. */
  arrivedReference?: string;
}

export const freshRequest: RequestState = {
  ...noPhotos,
  ...notSending,
  copyRefused: false,
  arrivedReference: undefined,
  tooLong: undefined,
};
