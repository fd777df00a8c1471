import MailComposer from 'nodemailer/lib/mail-composer';
import { type FormFields, fieldValue, isControl } from './form-fields.ts';
import { type Html, html } from './html.ts';

export type Envelope = { readonly id: string; readonly receivedAt: Date; readonly to: string };

export const FROM = { name: 'Form service (local)', address: 'form-mail@localhost' };

/**
 * The mail that a form-mail service makes of a form: all fields as text and as a table, with Reply-To the visitor.
 * @returns the RFC 822 source
 */
export function composeMail(fields: FormFields, { id, receivedAt, to }: Envelope): Promise<Buffer> {
  const replyTo = visitorAddress(fields);
  const mail = new MailComposer({
    from: FROM,
    to,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: mailSubject(fields),
    date: receivedAt,
    messageId: `<${id}@form-mail.localhost>`,
    text: shown(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join(''),
    html: asTable(fields).html,
    // Strangers write the content, so the composer must never read a file or fetch an address for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/** `_subject` on one line, so that it can't add headers of its own. */
export function mailSubject(fields: FormFields): string {
  const subject = fields.find(([name]) => name === '_subject')?.[1] ?? '';
  return subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() || 'New message from the form';
}

function visitorAddress(fields: FormFields): string | undefined {
  const address = fieldValue(fields, 'email', 'emailadres', 'emailaddress');
  return address.length <= 254 &&
    /^[^\s\p{Cc}<>()[\],;:\\"@]+@[^\s\p{Cc}<>()[\],;:\\"@]+\.[^\s\p{Cc}<>()[\],;:\\"@.]+$/u.test(address)
    ? address
    : undefined;
}

function shown(fields: FormFields): FormFields {
  return fields.filter(([name]) => !isControl(name));
}

function asTable(fields: FormFields): Html {
  const rows = shown(fields).map(
    ([
      name,
      value,
    ]) => html`<tr><th align="left" valign="top">${name}</th><td style="white-space:pre-wrap">${value}</td></tr>
`,
  );
  return html`<!doctype html>
<table border="1" cellpadding="6" style="border-collapse:collapse">
${rows}</table>
`;
}
