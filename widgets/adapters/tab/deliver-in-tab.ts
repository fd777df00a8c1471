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
 * Posts a request into a tab and waits until the page that the service redirects to reports the receipt, to all our tabs. The link from
 * the tab to this page is cut before.
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
    // The policy blocked the POST itself, or only a redirect after it: we cannot tell which.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === 'form-action' && giveUp();
    addEventListener('securitypolicyviolation', onViolation, { signal });
    const watch = setInterval(() => {
      if (!tab.closed && !signal.aborted) return;
      clearInterval(watch);
      setTimeout(() => giveUp(), closedTimeout);
    }, closedCheck);
    // The pages of the service must not be able to navigate this one. The receipt comes by the channel; a browser without one needs the link.
    if (receipts) tab.opener = null;
    rememberIn(tab, reference);
    postForm(endpoint, name, fields, { page: addressOf(receiptPage, lang), reference });
  });
}

/** The thank-you page reads it: it thanks for no request that was not sent in its own tab. */
function rememberIn(tab: Window, reference: string): void {
  try {
    tab.sessionStorage.setItem('wrappie-sent', reference);
  } catch {
    // Storage is blocked: the page then uses neutral words.
  }
}
