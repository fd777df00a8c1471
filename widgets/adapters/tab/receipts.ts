/** The channel on which the thank-you page reports receipts to all tabs of our origin. */
const channelName = 'wrappie-receipts';

/** Opens the channel. @throws ReferenceError in Safari before 15.4, which has none */
export function openReceipts(): BroadcastChannel {
  return new BroadcastChannel(channelName);
}
