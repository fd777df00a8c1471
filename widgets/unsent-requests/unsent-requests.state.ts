import type { UnsentRequest } from '../kit/outbox.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { UnsentRequestsCopy } from './unsent-requests.copy.ts';

/**
 * Where an offered request stands. `waiting`: the visitor wants it sent, and there is no network. `sent` and `discarded`
 * stay in sight until the notice is closed.
 */
export type OfferStatus = 'offered' | 'asking' | 'waiting' | 'sending' | 'unconfirmed' | 'sent' | 'discarded';

/** A kept request as it is offered. */
export interface Offer extends UnsentRequest {
  status: OfferStatus;
  /** The photo that is being uploaded, counted from 1. */
  uploading?: { n: number; of: number };
}

/** What the notice shows. Plain data: an example is a part of it. */
export interface UnsentRequestsData {
  offers: readonly Offer[];
  /** Put aside until the next page. */
  closed: boolean;
  /** Where the focus has to go. */
  focus?: { on: string };
}

export interface UnsentRequestsActions {
  start(): Promise<void>;
  /** Sends a request now, or as soon as there is a network. `asked`: the visitor pressed for it just now. */
  send(reference: string, asked?: boolean): Promise<void>;
  /** Asks before throwing away, and takes the question back. */
  ask(reference: string): void;
  keepAfterAll(reference: string): void;
  discard(reference: string): Promise<void>;
  close(): void;
}

export interface UnsentRequestsState extends UnsentRequestsData, UnsentRequestsActions {}

export const nothingOffered: UnsentRequestsData = { offers: [], closed: false };

/** What every view of the notice gets. */
export type UnsentViewProps = ViewProps<UnsentRequestsState, UnsentRequestsCopy>;
