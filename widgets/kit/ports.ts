import type { MailField } from '../domain/request/mail.ts';
import type { Visits } from '../domain/request/visit.ts';
import type { Language } from '../domain/text.ts';
import type { DraftRequest, Outbox } from './outbox.ts';

/** A request as it is sent: its reference and its fields, in order. */
export interface DeliveryRequest {
  reference: string;
  fields: readonly MailField[];
}

/** `accepted` only when the service itself has said so; everything else is not known, and therefore `unconfirmed`. */
export type DeliveryOutcome = 'accepted' | 'unconfirmed';

export interface Tabs {
  /**
   * Opens a tab to deliver in: on our own pages, in the click itself.
   *
   * @param origin our own
   * @returns `undefined` where there is none, or the browser does not let us: then `deliver` is the way
   */
  openTab(origin: string, lang: Language): DeliveryTab | undefined;
}

/** A tab of the visitor's browser that was opened for a request. */
export interface DeliveryTab {
  /** The visitor may close it while photos are on their way: then a form posted into it would open another, unasked. */
  isOpen(): boolean;
  deliver: Ports['deliver'];
  /** For a request that is not sent after all. */
  close(): void;
}

/** A photo checked and re-encoded on the device: nothing of the original file leaves it. */
export interface PreparedPhoto {
  blob: Blob;
  /** Under which it can lie in the bucket: no other photo has that name. */
  objectName: string;
  /** At most 192 px, to be drawn on a canvas: a host's `img-src` has no say in that. */
  thumbnail: ImageBitmap;
}

/** Why a chosen file is no usable photo. */
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

/** The outside world, handed to every store. Each member loads its code when it is first used. */
export interface Ports {
  now(): Date;
  newReference(): string;
  /** Address of the page that the widget stands on. */
  pageAddress(): URL;
  /** Our own origin, where the site and the courier are: the script's. */
  ownOrigin(): string;
  /** Where the visitor came from: what goes along with a request, and is stored for that only. */
  visits(): Visits;
  /** Resolves once; `onLateReceipt` is called when a receipt comes after `unconfirmed`. Never rejects. */
  deliver(request: DeliveryRequest, onLateReceipt: () => void): Promise<DeliveryOutcome>;
  /** Rejects with `PhotoRefused`. */
  preparePhoto(file: File): Promise<PreparedPhoto>;
  /** The public link, or `undefined` without configured storage. Rejects when the photo did not arrive. */
  uploadPhoto(photo: { blob: Blob }, name: string, options: UploadOptions): Promise<string | undefined>;
  /** To be loaded beforehand: in a click there is no time for it. Rejects when its code cannot be loaded. */
  tabs(): Promise<Tabs>;
  /** Loads what delivering needs while there is a network, so that a request can be kept even when it is gone. */
  prepareDelivery(): Promise<void>;
  /** Keeps a request until it is confirmed, across reloads where the browser lets us. */
  keep(request: DraftRequest): Promise<void>;
  forget(reference: string): Promise<void>;
  /** Rejects when its code cannot be loaded. */
  outbox(): Promise<Outbox>;
  isOnline(): boolean;
  /** Calls back whenever the network comes back. */
  onOnline(listener: () => void): void;
  /** Calls back whenever the visitor comes back to this page, from another tab or by the Back button. */
  onReturn(listener: () => void): void;
  /** Rejects when its code cannot be loaded. */
  pictures(): Promise<Pictures>;
  copyText(text: string): Promise<void>;
  /**
   * Calls back with the fragment of the page's address (percent-encoded, without `#`; empty for none), now and whenever
   * somebody follows a link to another one or goes back. Whoever does not know a fragment leaves it alone: the page may
   * have more widgets, and anchors of its own.
   */
  onFragment(listener: (fragment: string) => void): void;
  /**
   * Puts a fragment into the address, as a step that Back undoes or in the place of the one before. Scrolls nowhere and
   * calls nobody back. A frame without an address of its own stays as it is.
   */
  showFragment(fragment: string, step: 'push' | 'replace'): void;
  /** What was remembered under this name on this device; `undefined` if nothing was, or storage is blocked. */
  recall(name: string): string | undefined;
  /** Keeps a small text on this device. `false` when storage is blocked or full: then it holds for this visit only. */
  remember(name: string, value: string): boolean;
  /** The same, until the tab is closed. */
  recallForVisit(name: string): string | undefined;
  rememberForVisit(name: string, value: string): boolean;
}

/** The photos of this visit, by object name, as far as the browser keeps them. Nothing here rejects. */
export interface Pictures {
  keepPicture(objectName: string, picture: Blob): Promise<void>;
  pictureOf(objectName: string): Promise<Blob | undefined>;
  forgetPictures(objectNames: readonly string[]): Promise<void>;
}

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress(fraction: number): void;
  signal: AbortSignal;
}
