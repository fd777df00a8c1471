import type { MailField } from '../../domain/request/mail.ts';
import { sha256 } from './sha-256.ts';

/** A row of the table `requests`: see supabase/migrations. */
export interface RegisterRow {
  reference: string;
  digest: string;
  kind: 'quote' | 'contact' | 'application';
  fields: Record<string, string>;
  partner: string | null;
  embedded_on: string;
  language: string | null;
}

/**
 * A request as it is stored in the register.
 *
 * @param fields the fields that the courier accepted
 * @param origin of the page that sent them, as reported by the browser: the page itself could claim anything
 */
export function registerRow(
  reference: string,
  fields: readonly MailField[],
  origin: string,
  language: string | undefined,
): RegisterRow {
  // The others are instructions to the mail service.
  const kept = fields
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => [name, storable(String(value))] as const);
  const byName = Object.fromEntries(kept);
  return {
    reference,
    digest: digestOf(reference, kept),
    kind: 'experienceLevel' in byName ? 'application' : 'Project_type' in byName ? 'contact' : 'quote',
    fields: byName,
    partner: byName['partner']?.slice(0, 100) ?? null,
    embedded_on: origin,
    language: /^[a-z]{2}$/.test(language ?? '') ? (language as string) : null,
  };
}

/** PostgreSQL's `jsonb` refuses NUL characters and halves of surrogate pairs: U+FFFD stands for them, so that the request is stored. */
function storable(value: string): string {
  return value.replaceAll('\0', '\ufffd').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Fields that can differ between two attempts with the same content: reference, time, page and visits. */
const attemptFields = /^(reference|vervangt|Tijdstip|timestamp|page|referrer|gclid|utm_.+|first_.+)$/;

/** Equal for equal content, in any order of the fields. */
function digestOf(reference: string, fields: readonly MailField[]): string {
  const content = fields
    .filter(([name]) => !attemptFields.test(name))
    .map(([name, value]) => [name, name === 'message' ? withoutAttempt(value, reference) : value])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(content));
}

/** A composed text without its lines about the attempt. A line that the visitor wrote may begin in the same way: it is content, and stays. */
function withoutAttempt(text: string, reference: string): string {
  const last = `Referentie: ${reference}`;
  const lines = text.split('\n');
  return lines
    .filter((line, i) => line !== last && !(line.startsWith('Tijdstip: ') && lines[i + 1] === last))
    .join('\n');
}
