import { addressOf } from '../../domain/addresses.ts';
import type { Language } from '../../domain/text.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../../kit/ports.ts';
import { awaitReceipt } from '../await-receipt.ts';
import { type FromCourier, readMessage } from '../courier/protocol.ts';
import { postForm } from '../post-form.ts';
import { openReceipts } from './receipts.ts';

/**
 * How long to wait for the receipt of a tab that was closed, in ms: the visitor may have closed the thank-you page just before its receipt
 * came.
 */
const closedTimeout = 2000;
const closedCheck = 500;

/** The page that thanks the visitor and reports the receipt. */
const receiptPage = '/verzonden';

export interface OpenTab {
  tab: Window;
  /** The name of the tab, for the form's `target`. */
  name: string;
  /** Address of the form-mail service. */
  endpoint: string;
  lang: Language;
}

/**
 * Posts a request into a tab and waits until the page that the service redirects to reports the receipt. That page reports to all our
 * tabs, because the tab does not know which page opened it (`open-tab.ts`).
 */
export function deliverInTab(
  { tab, name, endpoint, lang }: OpenTab,
  { reference, fields }: DeliveryRequest,
  onLateReceipt: () => void,
): Promise<DeliveryOutcome> {
  return awaitReceipt(onLateReceipt, ({ accept, giveUp }) => {
    const heard = new AbortController();
    const { signal } = heard;
    const receipts = openReceipts();
    const hear = (data: unknown) => {
      const message = readMessage<FromCourier>(data);
      if (message?.wrappie !== 'receipt' || message.reference !== reference) return;
      heard.abort();
      receipts.close();
      accept();
    };
    receipts.addEventListener('message', ({ data }) => hear(data));
    // The policy blocked the POST itself, or only a redirect after it: we cannot tell which.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === 'form-action' && giveUp();
    addEventListener('securitypolicyviolation', onViolation, { signal });
    const watch = setInterval(() => {
      if (!tab.closed && !signal.aborted) return;
      clearInterval(watch);
      setTimeout(() => giveUp(), closedTimeout);
    }, closedCheck);
    postForm(endpoint, name, fields, { page: addressOf(receiptPage, lang), reference });
  });
}
