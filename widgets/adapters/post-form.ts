import type { MailField } from '../domain/request/mail.ts';

/** Our page to which the service redirects after it accepted a request. It reports the receipt. */
export interface ReceiptPage {
  /** Its path on our origin. */
  page: string;
  reference: string;
}

/** POSTs the fields as a form, into the frame or tab with that name. */
export function postForm(
  action: string,
  target: string,
  fields: readonly MailField[],
  receipt: ReceiptPage,
): void {
  const form = document.createElement('form');
  Object.assign(form, { action, target, method: 'post', acceptCharset: 'utf-8', hidden: true });
  for (const [name, value] of withNext(fields, addressOf(receipt))) {
    const input = document.createElement('textarea');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Not `form.submit()`: a field named `submit` would hide that method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

/** Sets `_next` where the fields hold a place for it, as rule `payload-calculator` demands; otherwise it comes last. */
function withNext(fields: readonly MailField[], address: string): MailField[] {
  const next: MailField = ['_next', address];
  const hasPlace = fields.some(([name]) => name === '_next');
  return hasPlace ? fields.map((field) => (field[0] === '_next' ? next : field)) : [...fields, next];
}

function addressOf({ page, reference }: ReceiptPage): string {
  // Concatenated, not resolved: a path that begins with two slashes would be the address of another site.
  const address = new URL(location.origin + page);
  address.searchParams.set('success', 'true');
  address.searchParams.set('ref', reference);
  return address.href;
}
