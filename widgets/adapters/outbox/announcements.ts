/*
 * Tells every tab of the origin that a request left the outbox. A request that was sent or discarded in one tab is then offered in no
 * other.
 */

type Listener = (reference: string, sent: boolean) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Announces that a request left the outbox: it was sent, or discarded. */
export function announce(reference: string, sent: boolean): void {
  open()?.postMessage({ reference, sent });
  tell(reference, sent);
}

/** Calls `listener` for each request that leaves the outbox, in this tab or another. */
export function onLeave(listener: Listener): void {
  open();
  listeners.add(listener);
}

/** Safari before 15.4 has no `BroadcastChannel`: there a tab notices the change when it reads the outbox again. */
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
