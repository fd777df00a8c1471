import { courierPath, type FromCourier, readMessage, type ToCourier } from './protocol.ts';

/** A hidden frame that holds the courier page. */
export interface CourierFrame {
  element: HTMLIFrameElement;
  /** Sends the message as soon as the page has reported that it is ready. */
  send(message: ToCourier): void;
  isReady(): boolean;
  remove(): void;
}

/**
 * Opens the courier page in a hidden frame. The frame is a child of the body, not of the widget: a host that swaps its pages removes the
 * widget, and the request must still arrive.
 *
 * @param origin of the courier page; messages from another origin or frame are ignored
 * @param onBlocked called when the host blocks the page, or when no answer could be trusted
 * @param parent the element to put the frame in, if not the body itself. A frame that is moved later loads again
 */
export function openCourierFrame(
  origin: string,
  hear: (message: FromCourier) => void,
  onBlocked: () => void,
  parent?: HTMLElement,
): CourierFrame {
  const { crossOriginIsolated } = window;
  const frame = document.createElement('iframe');
  frame.src = origin + courierPath;
  frame.title = 'Wrappie';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Inline and important: otherwise a host's reset (`* { all: unset !important }`) would show the frame.
  frame.style.setProperty('display', 'none', 'important');
  // An isolated page (COEP) embeds only frames that opt in, or frames without credentials. The form-mail service's page in our frame does
  // not opt in, so our frame goes without credentials.
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
  // In a page without an origin (`sandbox`, a file) the frame has none either: the sender of an answer could not be checked.
  if (window.origin === 'null' || (crossOriginIsolated && !('credentialless' in frame)))
    queueMicrotask(onBlocked);
  else {
    parent?.append(frame);
    document.body.append(parent ?? frame);
  }

  return {
    element: frame,
    send: (message) => (ready ? post(message) : waiting.push(message)),
    isReady: () => ready,
    remove() {
      removeEventListener('message', onMessage);
      removeEventListener('securitypolicyviolation', onViolation, true);
      (parent ?? frame).remove();
    },
  };
}
