import { courierPath, type FromCourier, readMessage, type ToCourier } from './protocol.ts';

/** A hidden frame with the courier page in it. */
export interface CourierFrame {
  /** Sends once the page has said that it is ready. */
  send(message: ToCourier): void;
  isReady(): boolean;
  remove(): void;
}

/**
 * Opens the courier page in a hidden frame. It hangs on the body, not in the widget: a host that swaps its pages
 * takes the widget away, and the request must still arrive.
 *
 * @param origin of the courier page; only its messages, from this very frame, are heard
 * @param onBlocked the host does not let the page in, or no answer could come out of it
 */
export function openCourierFrame(
  origin: string,
  hear: (message: FromCourier) => void,
  onBlocked: () => void,
): CourierFrame {
  const { crossOriginIsolated } = window;
  const frame = document.createElement('iframe');
  frame.src = origin + courierPath;
  frame.title = 'Wrappie';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Inline and important, or a host's reset (`* { all: unset !important }`) would show it.
  frame.style.setProperty('display', 'none', 'important');
  // An isolated page (COEP) lets in frames that ask for it, and so must the form-mail service's in them, which does not; or
  // frames without credentials.
  if (crossOriginIsolated) frame.toggleAttribute('credentialless');

  const waiting: ToCourier[] = [];
  let ready = false;
  const post = (message: ToCourier) => frame.contentWindow?.postMessage(message, origin);

  const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const message = readMessage<FromCourier>(data);
    if (message?.wrappie === 'ready') {
      ready = true;
      for (const held of waiting.splice(0)) post(held);
    } else if (message) hear(message);
  };
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin + courierPath) || blockedURI === origin) onBlocked();
  };
  addEventListener('message', onMessage);
  addEventListener('securitypolicyviolation', onViolation, true);
  // In a page without an origin (`sandbox`, a file) the frame has none either: nobody could tell whose answer it is.
  if (window.origin === 'null' || (crossOriginIsolated && !('credentialless' in frame)))
    queueMicrotask(onBlocked);
  else document.body.append(frame);

  return {
    send: (message) => (ready ? post(message) : waiting.push(message)),
    isReady: () => ready,
    remove() {
      removeEventListener('message', onMessage);
      removeEventListener('securitypolicyviolation', onViolation, true);
      frame.remove();
    },
  };
}
