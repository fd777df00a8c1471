import type { MailField } from '../domain/request/mail.ts';

/**
 * The request as text that a person can paste into a message: the message that it contains, the contact details, and what comes after the
 * message, such as the partner and the link of the calculation. Without a message all its fields, line by line.
 */
export function requestText(fields: readonly MailField[]): string {
  const value = (name: string) => fields.find(([candidate]) => candidate === name)?.[1];
  if (!value('message')) return fieldLines(fields);
  const contact = [value('name'), value('email'), value('phone')].filter(Boolean).join('\n');
  const own = fields.slice(fields.findIndex(([name]) => name === 'message') + 1);
  return [value('message'), contact, fieldLines(own)].filter(Boolean).join('\n\n');
}

/** A link that opens the visitor's mail program with the request filled in. */
export function mailLink(address: string, fields: readonly MailField[]): string {
  const subject = fields.find(([name]) => name === '_subject')?.[1] ?? '';
  const body = requestText(fields).replace(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The fields, without those that only instruct the service. */
function fieldLines(fields: readonly MailField[]): string {
  const told = fields.filter(([name, value]) => !name.startsWith('_') && value !== '');
  return told.map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`).join('\n');
}
