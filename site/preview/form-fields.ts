/** The fields that a visitor sent, in the order of the form. A name may occur twice. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/** Thrown for a body that is not a form; `status` is the HTTP status of the answer. */
export class FormError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads a posted form and keeps its order. Of a file it keeps only the name.
 * @param body the raw request body
 * @param contentType its `content-type` header
 * @throws {FormError} 415 for other kinds of body, 400 for a broken body or a form without any value
 */
export async function parseForm(body: Uint8Array<ArrayBuffer>, contentType = ''): Promise<FormFields> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) {
    throw new FormError(415, 'This address takes forms only.');
  }
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new FormError(400, 'The form could not be read.');
  });
  const fields = [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  if (!fields.some(([name, value]) => !isControl(name) && value.trim() !== '')) {
    throw new FormError(400, 'The form is empty.');
  }
  return fields;
}

/** Whether a field instructs the service (`_subject`, `_next`, `_captcha`) instead of being part of the message. */
export function isControl(name: string): boolean {
  return name.startsWith('_');
}

/** The first value of a field with any of these names, ignoring case, spaces and punctuation; '' if there is none. */
export function fieldValue(fields: FormFields, ...names: string[]): string {
  return fields.find(([name]) => names.includes(name.toLowerCase().replace(/[^a-z]/g, '')))?.[1].trim() ?? '';
}

/**
 * The sender's name, if given: under the name of either form (rules `payload-calculator`, `payload-contact`), or as first and last name.
 */
export function senderName(fields: FormFields): string {
  const whole = fieldValue(fields, 'name', 'naam');
  return whole || `${fieldValue(fields, 'firstname')} ${fieldValue(fields, 'lastname')}`.trim();
}

/** Every distinct web address in the fields. */
export function links(fields: FormFields): string[] {
  const found = fields.filter(([name]) => !isControl(name)).flatMap(([, value]) => value.match(LINK) ?? []);
  return [...new Set(found)];
}

/** The addresses among `links` that end like pictures. */
export function photoLinks(fields: FormFields): string[] {
  return links(fields).filter((link) => /\.(jpe?g|png|webp|avif|gif)([?#].*)?$/i.test(link));
}

/** A web address in running text, without the comma or full stop after it. A comma before a digit is part of it: `width=1,2`. */
export const LINK = /https?:\/\/(?:[^\s<>"',;]|,(?=\d))+[^\s<>"',;.!?)]/g;
