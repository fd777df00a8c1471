import { addressOf } from '../../domain/addresses.ts';
import type { Language } from '../../domain/text.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../../kit/ports.ts';
import { awaitReceipt } from '../await-receipt.ts';
import { type FromCourier, readMessage } from '../courier/protocol.ts';
import { postForm } from '../post-form.ts';
import { openReceipts } from './receipts.ts';

/** A tab that is closed without a receipt may have been closed on the thank-you page: its receipt may be on the way. Milliseconds. */
const closedPatience = 2000;
const closedCheck = 500;

/** The page that thanks the visitor and hands in the receipt. */
const receiptPage = '/verzonden';

export interface OpenTab {
  tab: Window;
  /** By which a form finds it. */
  name: string;
  /** Address of the form-mail service. */
  endpoint: string;
  lang: Language;
}

/**
 * Posts a request into a tab, and waits until the page that the service redirects to says so: to the page that opened
 * it, and to all tabs of ours, for the service's own pages may have cut the tab off from its opener.
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
      receipts?.close();
      accept();
    };
    receipts?.addEventListener('message', ({ data }) => hear(data));
    const onMessage = ({ source, origin, data }: MessageEvent) =>
      source === tab && origin === location.origin && hear(data);
    addEventListener('message', onMessage, { signal });
    // The POST was not let out, or a redirect after it was not let back: nobody knows which.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === 'form-action' && giveUp();
    addEventListener('securitypolicyviolation', onViolation, { signal });
    const watch = setInterval(() => {
      if (!tab.closed && !signal.aborted) return;
      clearInterval(watch);
      setTimeout(giveUp, closedPatience);
    }, closedCheck);
    postForm(endpoint, name, fields, { page: addressOf(receiptPage, lang), reference });
  });
}
