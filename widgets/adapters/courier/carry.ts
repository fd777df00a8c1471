import type { MailField } from '../../domain/request/mail.ts';
import { postForm } from '../post-form.ts';
import { type FromCourier, readMessage } from './protocol.ts';

/**
 * POSTs a hidden form to the form-mail service, into a nested frame. The service redirects that frame to `_next`, which is this page with
 * `?success=true&ref=…`. There the receipt is reported to this page, which passes it on.
 *
 * @param onPage called when the nested frame has loaded a page of the service, whatever it says
 * @returns the nested frame
 */
export function carry(
  endpoint: string,
  reference: string,
  fields: readonly MailField[],
  answer: (message: FromCourier) => void,
  onPage: () => void,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = 'form-mail';
  document.body.append(frame);

  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    const message = readMessage<FromCourier>(data);
    if (message?.wrappie === 'receipt' && message.reference === reference) answer(message);
  });
  frame.addEventListener('load', () => isOurs(frame) || onPage());
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action') answer({ wrappie: 'blocked', reference });
  });
  postForm(endpoint, frame.name, fields, { page: location.pathname, reference });
  return frame;
}

/** Whether a frame shows no page of the service: the empty page that it began with, for which Firefox fires `load` too, or the receipt. */
function isOurs({ contentDocument }: HTMLIFrameElement): boolean {
  // The document of another origin is not readable.
  const { URL = '' } = contentDocument ?? {};
  return URL === 'about:blank' || URL.startsWith(location.origin + location.pathname);
}
