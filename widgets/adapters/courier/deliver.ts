import type { DeliveryOutcome, DeliveryRequest, Receipt } from '../../kit/ports.ts';
import { awaitReceipt } from '../await-receipt.ts';
import { openCourierFrame } from './courier-frame.ts';
import type { FromCourier } from './protocol.ts';

/** How long the frame stays for the mail after the register's receipt, in ms. */
const mailTimeout = 60_000;

/**
 * Hands a request to the courier in a new frame and waits for the receipt, of the register or else of the mail service. Only a receipt
 * proves that the request was accepted: a frame looks the same whether it shows a thank-you page, a 500 or nothing at all.
 *
 * @param origin of the courier page
 * @param onLateReceipt called when a receipt comes after `unconfirmed` was returned
 * @returns never rejects; at once when offline or when the host's policy blocks us, else after 15 s
 */
export function deliver(
  origin: string,
  { reference, fields, language }: DeliveryRequest,
  onLateReceipt: (receipt?: Receipt) => void,
): Promise<DeliveryOutcome> {
  return awaitReceipt(onLateReceipt, ({ accept, giveUp }) => {
    let heard = false;
    const hear = (message: FromCourier) => {
      if (!('reference' in message) || message.reference !== reference) return;
      if (message.wrappie === 'blocked') return giveUp(message.refused && { refused: message.refused });
      if (message.wrappie !== 'receipt') return;
      if (!heard) accept(message.by === 'register' ? 'registered' : 'accepted');
      heard = true;
      // The request is stored, but its mail still has to go out from this frame.
      if (message.mailed === false) setTimeout(frame.remove, mailTimeout);
      else frame.remove();
    };
    const frame = openCourierFrame(origin, hear, () => giveUp());
    frame.send({ wrappie: 'deliver', reference, fields, keepsFrame: true, language });
    // Until the courier page is ready, the request is still here.
    return { hasLeft: frame.isReady, cancel: frame.remove };
  });
}
