/*
 * What became of a request, told to every tab of the origin: one that was sent or thrown away in one of them is
 * offered in none.
 */

type Listener = (reference: string, sent: boolean) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Tells that a request is not in the outbox any more: it was sent, or thrown away. */
export function announce(reference: string, sent: boolean): void {
  open()?.postMessage({ reference, sent });
  tell(reference, sent);
}

/** Calls `listener` for each request that leaves the outbox, in this tab or another. */
export function onLeave(listener: Listener): void {
  open();
  listeners.add(listener);
}

/** Safari before 15.4 has no channels: there a tab finds out when it looks again. */
function open(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('wrappie-outbox');
    channel.onmessage = ({ data }) => tell(data.reference, data.sent);
  }
  return channel;
}

function tell(reference: string, sent: boolean): void {
  for (const listener of listeners) listener(reference, sent);
}
