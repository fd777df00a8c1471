/** The channel on which the thank-you page reports receipts to all tabs of our origin. */
const channelName = 'wrappie-receipts';

/** The channel; `undefined` in Safari before 15.4, which has none. */
export function openReceipts(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
}
