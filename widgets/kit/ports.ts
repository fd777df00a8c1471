import type { MailField } from '../domain/request/mail.ts';
import type { Visits } from '../domain/request/visit.ts';
import type { Language } from '../domain/text.ts';
import type { DraftRequest, Outbox } from './outbox.ts';

/** A request as it is sent: its reference and its fields, in order. */
export interface DeliveryRequest {
  reference: string;
  fields: readonly MailField[];
  /** The language that the visitor reads. */
  language?: Language;
  /**
   * Called when the mail service asks the visitor a question: from then on delivery takes as long as the visitor wants. Without it the
   * visitor is not asked, because nobody pressed a button for this delivery.
   */
  onQuestion?(): void;
}

/**
 * The confirmation of a request, and what it proves. `registered`: the request is stored with us. `accepted`: the mail service accepted the
 * mail; nobody can tell whether it will be read.
 */
export type Receipt = 'registered' | 'accepted';

/**
 * A receipt confirms the request. `unsent`: a second delivery can do no harm, because nothing left the device. Any other outcome is unknown,
 * and therefore `unconfirmed`: only the visitor may try again.
 */
export type DeliveryOutcome = Receipt | 'unconfirmed' | 'unsent' | Refusal;

/** Nothing was sent, because these fields are too long. */
export interface Refusal {
  refused: readonly string[];
}

export interface Tabs {
  /**
   * Opens a tab to deliver in, on our own pages. Must be called in the click itself.
   *
   * @param origin our own
   * @returns `undefined` when no tab is possible or the browser blocks it: use `deliver` instead
   */
  openTab(origin: string, lang: Language): DeliveryTab | undefined;
}

/** A browser tab that was opened for a request. */
export interface DeliveryTab {
  /**
   * The visitor may close the tab while photos are uploading. A form that is posted into it would then open a new tab that nobody asked
   * for.
   */
  isOpen(): boolean;
  deliver: Ports['deliver'];
  /** Closes the tab when the request is not sent after all. */
  close(): void;
}

/** A photo that was checked and re-encoded on the device: no byte of the original file leaves it. */
export interface PreparedPhoto {
  blob: Blob;
  /** Its unique name in the bucket. */
  objectName: string;
  /** At most 192 px, drawn on a canvas: a host's `img-src` does not apply there. */
  thumbnail: ImageBitmap;
}

/** Why a chosen file cannot be used as a photo. */
export type PhotoRefusal = 'not-an-image' | 'broken' | 'too-many-pixels' | 'heic';

/** A chosen file that cannot be sent as a photo. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  readonly reason: PhotoRefusal;
  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The outside world, handed to every store. Each member loads its code on first use. */
export interface Ports {
  /**
   * The element's `mode`, if it has one. The widgets of a page in one mode share what a visitor chose and filled in with each other, and with
   * no other widget. `kiosk`: visitors share the device, so once a request has arrived, nothing of it may be shown to the next one.
   */
  mode?: 'test' | 'kiosk' | undefined;
  now(): Date;
  newReference(): string;
  /** Address of the page that holds the widget. */
  pageAddress(): URL;
  /** Our own origin, which serves the site and the courier: that of the script. */
  ownOrigin(): string;
  /** Where the visitor came from. It is sent with a request, and stored for that only. Never rejects. */
  visits(): Visits | Promise<Visits>;
  /** Resolves once. `onLateReceipt` is called when a receipt comes after `unconfirmed`. Rejects only when its code cannot be loaded. */
  deliver(request: DeliveryRequest, onLateReceipt: (receipt?: Receipt) => void): Promise<DeliveryOutcome>;
  /** Rejects with `PhotoRefused`. */
  preparePhoto(file: File): Promise<PreparedPhoto>;
  /** The public link, or `undefined` without configured storage. Rejects with an `UploadFailure` when the photo did not arrive. */
  uploadPhoto(photo: { blob: Blob }, name: string, options: UploadOptions): Promise<string | undefined>;
  /** Load it in advance: in a click there is no time for it. Rejects when its code cannot be loaded. */
  tabs(): Promise<Tabs>;
  /** Loads the code for delivery while there is a network, so that a request can be kept even when the network is gone. */
  prepareDelivery(): Promise<unknown>;
  /** Loads the code for photos in advance. Rejects when it cannot be loaded. */
  preparePhotos(): Promise<unknown>;
  /** Keeps a request until it is confirmed, across reloads where the browser allows storage. */
  keep(request: DraftRequest): Promise<void>;
  forget(reference: string): Promise<void>;
  /** Rejects when its code cannot be loaded. */
  outbox(): Promise<Outbox>;
  isOnline(): boolean;
  /** Calls back whenever the network is back. */
  onOnline(listener: () => void): void;
  /** Calls back whenever the visitor returns to this page, from another tab or with the Back button. */
  onReturn(listener: () => void): void;
  /** Rejects when its code cannot be loaded. */
  pictures(): Promise<Pictures>;
  copyText(text: string): Promise<void>;
  /** Opens an address in a new tab, cut off from this page. Must be called in the click itself. `false` when the browser blocks it. */
  openTab(address: string): boolean;
  /** Whether the element of these ports is in the page: a host may take it out and never put it back. */
  isOnPage(): boolean;
  /**
   * Calls back with the fragment of the page's address (percent-encoded, without `#`; empty for none), now and whenever the visitor follows
   * a link to another fragment or goes back. A listener must ignore a fragment that it does not know: the page may have other widgets, and
   * anchors of its own.
   */
  onFragment(listener: (fragment: string) => void): void;
  /**
   * Writes a fragment into the address, as a new step in the history or in place of the current one. Does not scroll, and calls no
   * listener. Does nothing in a frame without an address of its own.
   */
  showFragment(fragment: string, step: 'push' | 'replace'): void;
  /** The text that was stored under this name on this device; `undefined` if there is none, or storage is blocked. */
  recall(name: string): string | undefined;
  /** Stores a short text on this device. Returns `false` when storage is blocked or full: the text is then not kept. */
  remember(name: string, value: string): boolean;
  /** Like `recall`, for a text that is kept until the tab is closed. */
  recallForVisit(name: string): string | undefined;
  rememberForVisit(name: string, value: string): boolean;
}

/** The photos of this visit, by object name, as far as the browser stores them. Nothing here rejects. */
export interface Pictures {
  /** Resolves with whether it is there on the next pages too; otherwise it is kept for this page. */
  keepPicture(objectName: string, picture: Blob): Promise<boolean>;
  pictureOf(objectName: string): Promise<Blob | undefined>;
  forgetPictures(objectNames: readonly string[]): Promise<void>;
}

/** Why an upload failed. Without `status` the storage gave no answer. */
export interface UploadFailure extends Error {
  /** HTTP status of the refusal; 402: the plan of the storage is used up. */
  status?: number;
  /** Seconds to wait before another try. */
  retryAfter?: number;
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress(fraction: number): void;
  signal: AbortSignal;
}
