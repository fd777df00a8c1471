import type { DeliveryOutcome, DeliveryRequest, Receipt } from '../../kit/ports.ts';
import { awaitReceipt } from '../await-receipt.ts';
import { openCourierDialog } from './courier-dialog.ts';
import type { FromCourier } from './protocol.ts';

/** How long the frame stays for the mail after the register's receipt, in ms. */
const mailTimeout = 60_000;

/**
 * Hands a request to the courier in a new frame and waits for the receipt, of the register or else of the mail service. Only a receipt
 * proves that the request was accepted: a frame looks the same whether it shows a thank-you page, a 500 or nothing at all.
 *
 * @param origin of the courier page
 * @param onLateReceipt called when a receipt comes after `unconfirmed` was returned
 * @returns never rejects; at once when offline or when the host's policy blocks us, else after 15 s. While the visitor answers a question
 * of the mail service it waits, and once they close it without an answer it is `unconfirmed`
 */
export function deliver(
  origin: string,
  { reference, fields, language, onQuestion }: DeliveryRequest,
  onLateReceipt: (receipt?: Receipt) => void,
): Promise<DeliveryOutcome> {
  return awaitReceipt(onLateReceipt, ({ accept, giveUp, hold }) => {
    let heard = false;
    const hear = (message: FromCourier) => {
      if (!('reference' in message) || message.reference !== reference) return;
      if (message.wrappie === 'blocked') giveUp(message.refused && { refused: message.refused });
      // After the time limit the visitor has been told, and can try again: a question would interrupt that.
      if (message.wrappie === 'question' && hold()) {
        onQuestion?.();
        return frame.show(message.title, giveUp);
      }
      if (message.wrappie === 'blocked' || message.wrappie === 'closed') return frame.hide();
      if (message.wrappie !== 'receipt') return;
      if (!heard) accept(message.by === 'register' ? 'registered' : 'accepted');
      heard = true;
      // At once: while the dialog is open, nothing outside it can get the focus.
      frame.hide();
      // The request is stored, but its mail still has to go out from this frame.
      if (message.mailed === false) setTimeout(frame.remove, mailTimeout);
      else frame.remove();
    };
    const frame = openCourierDialog(origin, hear, () => giveUp());
    frame.send({
      wrappie: 'deliver',
      reference,
      fields,
      keepsFrame: true,
      canAsk: Boolean(onQuestion),
      language,
    });
    // Until the courier page is ready, the request is still here.
    return { hasLeft: frame.isReady, cancel: frame.remove };
  });
}
