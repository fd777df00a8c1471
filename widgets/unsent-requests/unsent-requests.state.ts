import type { UnsentRequest } from '../kit/outbox.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { UnsentRequestsCopy } from './unsent-requests.copy.ts';

/**
 * The status of an offered request. `waiting`: the visitor wants it sent, but there is no network. Requests that are `sent` or `discarded`
 * stay visible until the notice is closed.
 */
export type OfferStatus = 'offered' | 'asking' | 'waiting' | 'sending' | 'unconfirmed' | 'sent' | 'discarded';

/** A kept request with its status. */
export interface Offer extends UnsentRequest {
  status: OfferStatus;
  /** The photo that is being uploaded, counted from 1. */
  uploading?: { n: number; of: number };
}

/** The state that the notice shows. Plain data: an example is a part of it. */
export interface UnsentRequestsData {
  offers: readonly Offer[];
  /** Closed until the next page. */
  closed: boolean;
  /** Where the focus must go. */
  focus?: { on: string };
}

export interface UnsentRequestsActions {
  start(): Promise<void>;
  /** Sends a request now, or as soon as there is a network. `asked`: the visitor has just pressed the button. */
  send(reference: string, asked?: boolean): Promise<void>;
  /** Asks for confirmation before discarding, and cancels the question. */
  ask(reference: string): void;
  keepAfterAll(reference: string): void;
  discard(reference: string): Promise<void>;
  close(): void;
}

export interface UnsentRequestsState extends UnsentRequestsData, UnsentRequestsActions {}

export const nothingOffered: UnsentRequestsData = { offers: [], closed: false };

/** The props of every view of the notice. */
export type UnsentViewProps = ViewProps<UnsentRequestsState, UnsentRequestsCopy>;
