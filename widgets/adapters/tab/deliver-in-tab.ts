import { addressOf } from '../../domain/addresses.ts';
import type { Language } from '../../domain/text.ts';
import type { DeliveryOutcome, DeliveryRequest, Receipt } from '../../kit/ports.ts';
import { type Attempt, awaitReceipt } from '../await-receipt.ts';
import type { TabConfig } from '../courier/courier-config.ts';
import { type FromCourier, readMessage } from '../courier/protocol.ts';
import { postForm } from '../post-form.ts';
import { openReceipts } from './receipts.ts';
import { registerRequest } from './register-request.ts';

/**
 * How long to wait for the receipt of a tab that was closed, in ms: the visitor may have closed the thank-you page just before its receipt
 * came.
 */
const closedTimeout = 2000;
const closedCheck = 500;

/** How long the visitor waits for the mail's receipt after the request was stored, in ms. */
const mailTimeout = 3000;

/** The page that thanks the visitor and reports the receipt. */
const receiptPage = '/verzonden';

export interface OpenTab extends TabConfig {
  tab: Window;
  /** The name of the tab, for the form's `target`. */
  name: string;
  lang: Language;
}

/**
 * Stores a request in the register, posts it into a tab, and waits until the page that the service redirects to reports the receipt. That
 * page reports to its opener and to all our tabs: the service's own pages may have removed the link to the opener.
 */
export function deliverInTab(
  { tab, name, formMailUrl, hasRegister, lang }: OpenTab,
  request: DeliveryRequest,
  onLateReceipt: (receipt?: Receipt) => void,
): Promise<DeliveryOutcome> {
  const { reference, fields } = request;
  return awaitReceipt(onLateReceipt, async ({ accept, giveUp }) => {
    const registration = hasRegister ? await registerRequest(location.origin, request) : undefined;
    const receipt = registration?.stored ? 'registered' : 'accepted';
    // The visitor closed the tab meanwhile: the form would open another one.
    if (tab.closed) return deliverByCourier(request, accept, giveUp);
    const heard = new AbortController();
    const { signal } = heard;
    const receipts = openReceipts();
    const hear = (data: unknown) => {
      const message = readMessage<FromCourier>(data);
      if (message?.wrappie !== 'receipt' || message.reference !== reference) return;
      heard.abort();
      receipts?.close();
      registration?.noteMail();
      accept(receipt);
    };
    // A stored request has its receipt, whatever happens to its mail.
    const endWithoutMail = () => (registration?.stored ? accept(receipt) : giveUp());
    if (registration?.stored) setTimeout(endWithoutMail, mailTimeout);
    receipts?.addEventListener('message', ({ data }) => hear(data));
    const onMessage = ({ source, origin, data }: MessageEvent) =>
      source === tab && origin === location.origin && hear(data);
    addEventListener('message', onMessage, { signal });
    // The policy blocked the POST itself, or only a redirect after it: we cannot tell which.
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      effectiveDirective === 'form-action' && endWithoutMail();
    addEventListener('securitypolicyviolation', onViolation, { signal });
    const watch = setInterval(() => {
      if (!tab.closed && !signal.aborted) return;
      clearInterval(watch);
      setTimeout(endWithoutMail, closedTimeout);
    }, closedCheck);
    postForm(formMailUrl, name, fields, { page: addressOf(receiptPage, lang), reference });
  });
}

/** The register stores nothing twice, so the courier can do all of it. */
async function deliverByCourier(
  request: DeliveryRequest,
  accept: Attempt['accept'],
  giveUp: Attempt['giveUp'],
): Promise<void> {
  try {
    const { deliver } = await import('../courier/deliver.ts');
    const outcome = await deliver(location.origin, request, (receipt = 'accepted') => accept(receipt));
    if (outcome === 'unconfirmed') giveUp();
    else accept(outcome);
  } catch (error) {
    console.error(error);
    giveUp();
  }
}
