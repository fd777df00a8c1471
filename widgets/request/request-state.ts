import type { ChosenFilm } from '../domain/film/chosen-film.ts';
import type { MailField } from '../domain/request/mail.ts';
import type { PhotoRefusal } from '../kit/ports.ts';

/*
 * What a form keeps of the request it makes. Plain data, and small: the code that works on it loads when needed.
 */

/** The most photos that go with a request. */
export const mostPhotos = 5;

export interface Photo {
  id: string;
  name: string;
  /** `named`: there is no storage, so only the name goes with the request. */
  status: 'checking' | 'waiting' | 'uploading' | 'done' | 'named' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Under which it lies in the bucket; absent while the photo is still being checked. */
  objectName?: string;
  url?: string;
  thumbnail?: ImageBitmap;
}

/** What is wrong with a chosen file: it is named to the visitor. */
export interface PhotoNotice {
  name: string;
  reason: PhotoRefusal | 'too-many';
}

/** The part that the photo queue keeps. */
export interface PhotoState {
  photos: readonly Photo[];
  photoNotices: readonly PhotoNotice[];
}

export const noPhotos: PhotoState = { photos: [], photoNotices: [] };

/** Where a request stands. Success is said only when it is `accepted`; what was filled in is kept until then. */
export type SendingStatus = 'idle' | 'sending' | 'accepted' | 'unconfirmed';

/** The part that sending keeps. */
export interface SendingState {
  sending: SendingStatus;
  /** The client reference; one request keeps one, so that the mailbox can see a double. */
  reference: string;
}

export const notSending: SendingState = { sending: 'idle', reference: '' };

/** What a form keeps that takes a chosen film along. */
export interface FilmState {
  film?: ChosenFilm;
}

/** What every request form keeps. */
export interface RequestState extends PhotoState, SendingState {
  /** The fields of the last attempt, for the ways out when it was not confirmed. */
  lastFields?: readonly MailField[];
  /** Copying was refused by the browser: the text is shown to be selected. */
  copyRefused: boolean;
  /** Reference of the request that was accepted last. */
  sentReference?: string;
}

export const freshRequest: RequestState = { ...noPhotos, ...notSending, copyRefused: false };
