import type { DeliveryOutcome, DeliveryRequest } from '../../kit/ports.ts';
import { awaitReceipt } from '../await-receipt.ts';
import { openCourierFrame } from './courier-frame.ts';
import type { FromCourier } from './protocol.ts';

/**
 * Hands a request to the courier in a new frame and waits for the receipt. Only the receipt proves that the service accepted it: a frame
 * looks the same whether it shows a thank-you page, a 500 or nothing at all.
 *
 * @param origin of the courier page
 * @param onLateReceipt called when a receipt comes after `unconfirmed` was returned
 * @returns never rejects; at once when offline or when the host's policy blocks us, else after 15 s
 */
export function deliver(
  origin: string,
  { reference, fields }: DeliveryRequest,
  onLateReceipt: () => void,
): Promise<DeliveryOutcome> {
  return awaitReceipt(onLateReceipt, ({ accept, giveUp }) => {
    const hear = (message: FromCourier) => {
      if (!('reference' in message) || message.reference !== reference) return;
      if (message.wrappie === 'blocked') return giveUp(message.refused && { refused: message.refused });
      accept();
      frame.remove();
    };
    const frame = openCourierFrame(origin, hear, () => giveUp());
    frame.send({ wrappie: 'deliver', reference, fields });
    // Until the courier page is ready, the request is still here.
    return { hasLeft: frame.isReady, cancel: frame.remove };
  });
}
