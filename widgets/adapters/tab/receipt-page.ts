import { isReference } from '../../domain/request/is-reference.ts';
import type { FromCourier } from '../courier/protocol.ts';
import { openReceipts } from './receipts.ts';

/*
 * The script of `/verzonden`, the page to which the form-mail service redirects a tab. It reports the receipt to all our
 * tabs. It also deletes the request from the outbox, in case those pages are closed by now, and tells the
 * page itself (`site/inline-scripts/sent.js`) that the request is one of this device.
 */

const query = new URLSearchParams(location.search);
const reference = query.get('ref');

if (query.get('success') === 'true' && reference && isReference(reference)) {
  const receipt: FromCourier = { wrappie: 'receipt', reference };
  // Only a page that was opened before the tab was cut off from it still has this connection; in Safari before 15.4 it has no other.
  opener?.postMessage(receipt, location.origin);
  if (typeof BroadcastChannel !== 'undefined') openReceipts().postMessage(receipt);
  // Only after this script has run to its end, because the helper for dynamic imports is defined there.
  queueMicrotask(async () => {
    const { isKnown } = await import('../outbox/is-known.ts');
    // Anybody can write any reference in an address: the outbox takes none that this device did not send.
    if (!(await isKnown(reference))) return;
    document.dispatchEvent(new Event('wrap-request-known'));
    await (await import('../outbox/outbox.ts')).forget(reference);
  });
}
