import type { MailField } from '../domain/quote-payload.ts';

/** The request as a text that a person can paste into a message. */
export function requestText(fields: readonly MailField[]): string {
  const value = (name: string) => fields.find(([candidate]) => candidate === name)?.[1] ?? '';
  const contact = [value('name'), value('email'), value('phone')].filter(Boolean).join('\n');
  return `${value('message')}\n\n${contact}`;
}

/** A link that opens the visitor's own mail program with the request filled in. */
export function mailLink(address: string, fields: readonly MailField[]): string {
  const subject = fields.find(([name]) => name === '_subject')?.[1] ?? '';
  const body = requestText(fields).replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
