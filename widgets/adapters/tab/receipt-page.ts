import { isReference } from '../../domain/request/is-reference.ts';
import type { FromCourier } from '../courier/protocol.ts';
import { isKnown } from '../outbox/is-known.ts';
import { openReceipts } from './receipts.ts';

/*
 * The script of `/verzonden`, the page to which the form-mail service redirects a tab. It reports the receipt to all our other tabs, and to
 * the page that opened the tab where a browser has no channel for that. It also deletes the request from the outbox, in case those pages are
 * closed by now.
 */

const query = new URLSearchParams(location.search);
const reference = query.get('ref');

if (query.get('success') === 'true' && reference && isReference(reference)) {
  const receipt: FromCourier = { wrappie: 'receipt', reference };
  opener?.postMessage(receipt, location.origin);
  openReceipts()?.postMessage(receipt);
  // Only after this script has run to its end, because the helper for dynamic imports is defined there.
  queueMicrotask(async () => {
    // Anybody can write any reference into an address: the outbox notes none that this device did not send.
    try {
      if (await isKnown(reference)) await (await import('../outbox/outbox.ts')).forget(reference);
    } catch (error) {
      // The request is then offered again, with the same reference.
      console.warn(error);
    }
  });
}
