import type { DeliveryOutcome, Receipt } from '../kit/ports.ts';

/** Time limit for a receipt, in ms. After it the outcome is `unconfirmed`. */
const receiptTimeout = 15_000;

/** Ends an attempt. Both functions may be called at any time, and more than once. */
export interface Attempt {
  /** A receipt came. */
  accept(receipt?: Receipt): void;
  /** No receipt can come any more. */
  giveUp(): void;
}

/**
 * Makes an attempt to deliver a request and waits for its receipt. Only the receipt proves that the service accepted the request.
 *
 * @param onLateReceipt called when a receipt comes after `unconfirmed` was returned
 * @returns never rejects; `unconfirmed` at once when offline or given up, else after 15 s
 */
export function awaitReceipt(
  onLateReceipt: (receipt?: Receipt) => void,
  begin: (attempt: Attempt) => void,
): Promise<DeliveryOutcome> {
  return new Promise((resolve) => {
    if (!navigator.onLine) return resolve('unconfirmed');
    let settled = false;
    const settle = (outcome: DeliveryOutcome) => {
      if (settled) return (outcome === 'registered' || outcome === 'accepted') && onLateReceipt(outcome);
      settled = true;
      clearTimeout(timer);
      removeEventListener('offline', giveUp);
      resolve(outcome);
    };
    const giveUp = () => settle('unconfirmed');
    const timer = setTimeout(giveUp, receiptTimeout);
    addEventListener('offline', giveUp);
    begin({ accept: (receipt = 'accepted') => settle(receipt), giveUp });
  });
}
