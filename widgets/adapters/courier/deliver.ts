import type { DeliveryOutcome, DeliveryRequest } from '../../kit/services.ts';
import { openCourierFrame } from './courier-frame.ts';
import { type FromCourier, receiptTimeout } from './protocol.ts';

/**
 * Hands a request to the courier, in a fresh frame, and waits for the receipt. Only the receipt proves that the
 * service took it: a frame looks the same whether it shows a thank-you page, a 500 or nothing at all.
 *
 * @param origin of the courier page
 * @param onLateReceipt called when a receipt comes after `unconfirmed` was returned
 * @returns never rejects; `unconfirmed` at once when offline or when the host's policy blocks us, else after 15 s
 */
export function deliver(
  origin: string,
  request: DeliveryRequest,
  onLateReceipt: () => void,
): Promise<DeliveryOutcome> {
  const { reference, fields } = request;
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

    const hear = (message: FromCourier) => {
      if (!('reference' in message) || message.reference !== reference) return;
      if (message.wrappie === 'blocked') return giveUp();
      settle('accepted');
      frame.remove();
    };
    const frame = openCourierFrame(origin, hear, giveUp);
    frame.send({ wrappie: 'deliver', reference, fields });
  });
}
