import type { DeliveryOutcome } from '../kit/ports.ts';

/** How long a widget waits for a receipt before it says that it does not know. Milliseconds. */
const receiptTimeout = 15_000;

/** How an attempt ends. Each may be called at any time, and again. */
export interface Attempt {
  /** The receipt has come. */
  accept(): void;
  /** No receipt is to be expected any more. */
  giveUp(): void;
}

/**
 * Makes an attempt to deliver a request, and waits for its receipt: only that proves that the service took it.
 *
 * @param onLateReceipt called when a receipt comes after `unconfirmed` was returned
 * @returns never rejects; `unconfirmed` at once when offline or given up, else after 15 s
 */
export function awaitReceipt(
  onLateReceipt: () => void,
  begin: (attempt: Attempt) => void,
): Promise<DeliveryOutcome> {
  return new Promise((resolve) => {
    if (!navigator.onLine) return resolve('unconfirmed');
    let settled = false;
    const settle = (outcome: DeliveryOutcome) => {
      if (settled) return outcome === 'accepted' && onLateReceipt();
      settled = true;
      clearTimeout(timer);
      removeEventListener('offline', giveUp);
      resolve(outcome);
    };
    const giveUp = () => settle('unconfirmed');
    const timer = setTimeout(giveUp, receiptTimeout);
    addEventListener('offline', giveUp);
    begin({ accept: () => settle('accepted'), giveUp });
  });
}
