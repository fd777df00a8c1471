import type { MailField, PhotoOutcome } from '../domain/request/mail.ts';

/** A photo of a request: its status, and its name in the bucket, which stays the same however often it is uploaded. */
export interface KeptPhoto extends PhotoOutcome {
  /** Absent while the photo is still being checked. */
  objectName?: string;
}

/** A photo with its picture, while it is not uploaded. */
export interface DraftPhoto extends KeptPhoto {
  picture?: Blob;
}

/** A request before it is sent. Its fields have slots for its photos (`domain/request/photo-slots.ts`), if it has any. */
export interface DraftRequest {
  /** The client reference, `WR-…`. */
  reference: string;
  fields: readonly MailField[];
  photos?: readonly DraftPhoto[];
  /** References of earlier attempts that this request corrects. They leave the outbox once it has arrived or is discarded. */
  replaces?: readonly string[];
}

/** A kept request. Plain data. */
export interface UnsentRequest {
  reference: string;
  fields: readonly MailField[];
  photos: readonly KeptPhoto[];
  /** ISO time of the first attempt. */
  keptAt: string;
  replaces?: readonly string[];
  /** Reference of a replaced request that arrived after this one was kept. */
  arrived?: string;
  /** The visitor wants it sent as soon as there is a network. */
  agreed?: boolean;
  /** Another tab is sending it now, or was until a few seconds ago. */
  busy?: boolean;
}

/**
 * The requests that are not confirmed, shared by all tabs of the origin. Nothing here rejects: without storage there are fewer requests to
 * find.
 */
export interface Outbox {
  /**
   * Without those that another one replaces. Requests are deleted 30 days after their first attempt. `undefined` when the storage does not
   * answer.
   */
  unsent(): Promise<UnsentRequest[] | undefined>;
  /** A request as it is now. `undefined` when it was sent or discarded; `unreadable` when the storage does not answer, so that nobody knows. */
  find(reference: string): Promise<UnsentRequest | undefined | 'unreadable'>;
  pictureOf(objectName: string): Promise<Blob | undefined>;
  amend(reference: string, change: Partial<Pick<UnsentRequest, 'photos' | 'agreed'>>): Promise<void>;
  forget(reference: string): Promise<void>;
  discard(reference: string): Promise<void>;
  /** Runs `work` while no other tab is sending this request. Returns `sent` without running it when another tab has sent the request. */
  exclusively<T>(reference: string, work: () => Promise<T>): Promise<T | 'sent'>;
  /**
   * Calls back for each request that leaves the outbox, in this tab or another: it was sent, or discarded. A listener that is added twice
   * is called once.
   */
  onLeave(listener: (reference: string, sent: boolean) => void): void;
}
