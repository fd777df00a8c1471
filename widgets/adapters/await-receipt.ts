import type { DeliveryOutcome, Receipt, Refusal } from '../kit/ports.ts';

/** Time limit for a receipt, in ms. After it the outcome is `unconfirmed`. */
const receiptTimeout = 15_000;

/** Ends or prolongs an attempt. All functions may be called at any time, and more than once. */
export interface Attempt {
  /** A receipt came. */
  accept(receipt?: Receipt): void;
  /** No receipt can come any more. */
  giveUp(refusal?: Refusal): void;
  /**
   * Lifts the time limit, because the visitor has to do something first. A lost network does not end the attempt any more either.
   *
   * @returns whether it had not ended yet
   */
  hold(): boolean;
}

/** How the request leaves the device. */
export interface Way {
  /** Whether it may have left. */
  hasLeft(): boolean;
  /** Makes sure that it does not leave any more. */
  cancel(): void;
}

/**
 * Makes an attempt to deliver a request and waits for its receipt. Only the receipt proves that the service accepted the request.
 *
 * @param onLateReceipt called when a receipt comes after `unconfirmed` was returned
 * @param begin returns the way that the request takes; without one it counts as having left
 * @returns never rejects; at once when offline or given up, else after 15 s unless it is held
 */
export function awaitReceipt(
  onLateReceipt: (receipt?: Receipt) => void,
  begin: (attempt: Attempt) => Way | undefined,
): Promise<DeliveryOutcome> {
  return new Promise((resolve) => {
    if (!navigator.onLine) return resolve('unsent');
    let settled = false;
    const settle = (outcome: DeliveryOutcome) => {
      if (settled) return (outcome === 'registered' || outcome === 'accepted') && onLateReceipt(outcome);
      settled = true;
      unlimit();
      resolve(outcome);
    };
    const unlimit = () => {
      clearTimeout(timer);
      removeEventListener('offline', onOffline);
    };
    const hold = () => {
      unlimit();
      return !settled;
    };
    const giveUp: Attempt['giveUp'] = (refusal) => settle(refusal ?? 'unconfirmed');
    const onOffline = () => {
      if (!way || way.hasLeft()) return giveUp();
      way.cancel();
      settle('unsent');
    };
    const timer = setTimeout(() => giveUp(), receiptTimeout);
    addEventListener('offline', onOffline);
    const way = begin({ accept: (receipt = 'accepted') => settle(receipt), giveUp, hold });
  });
}
