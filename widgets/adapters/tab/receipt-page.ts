import { isReference } from '../../domain/request/is-reference.ts';
import type { FromCourier } from '../courier/protocol.ts';
import { openReceipts } from './receipts.ts';

/*
 * The script of `/verzonden`, the page that the form-mail service redirects a tab to. It hands in the receipt, to the page
 * that opened the tab and to all others of ours, and forgets the request for those that are not there any more.
 */

const query = new URLSearchParams(location.search);
const reference = query.get('ref');

if (query.get('success') === 'true' && reference && isReference(reference)) {
  const receipt: FromCourier = { wrappie: 'receipt', reference };
  opener?.postMessage(receipt, location.origin);
  openReceipts()?.postMessage(receipt);
  // Once this script has run to its end: what imports its later parts stands there.
  queueMicrotask(async () => (await import('../outbox/outbox.ts')).forget(reference));
}
