import type { MailField } from '../../domain/mail.ts';
import { type FromCourier, readMessage } from './protocol.ts';

/**
 * POSTs a hidden form to the form-mail service, into a nested frame. The service redirects that frame to `_next`,
 * which is this page with `?success=true&ref=…`; from there the receipt comes up, and is passed on.
 */
export function carry(
  endpoint: string,
  reference: string,
  fields: readonly MailField[],
  answer: (message: FromCourier) => void,
): void {
  const frame = document.createElement('iframe');
  frame.name = 'form-mail';
  document.body.append(frame);

  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    const message = readMessage<FromCourier>(data);
    if (message?.wrappie === 'receipt' && message.reference === reference) answer(message);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'form-action') answer({ wrappie: 'blocked', reference });
  });
  submit(endpoint, frame.name, withNext(fields, reference));
}

/** `_next` stands right behind `_subject`, where the specification lists it. */
function withNext(fields: readonly MailField[], reference: string): MailField[] {
  const next = new URL(location.pathname, location.origin);
  next.searchParams.set('success', 'true');
  next.searchParams.set('ref', reference);
  const [subject, ...rest] = fields;
  return [...(subject ? [subject] : []), ['_next', next.href], ...rest];
}

function submit(action: string, target: string, fields: readonly MailField[]): void {
  const form = document.createElement('form');
  Object.assign(form, { action, target, method: 'post', acceptCharset: 'utf-8', hidden: true });
  for (const [name, value] of fields) {
    const input = document.createElement('textarea');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Not `form.submit()`: a field could bear that name.
  HTMLFormElement.prototype.submit.call(form);
}
