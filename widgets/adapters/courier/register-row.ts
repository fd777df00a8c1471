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
 * What the register keeps of a request.
 *
 * @param fields those that the courier carries
 * @param origin of the page that handed them over, as the browser says, not the page
 */
export function registerRow(
  reference: string,
  fields: readonly MailField[],
  origin: string,
  language: string | undefined,
): RegisterRow {
  // The others instruct the mail service.
  const kept = fields
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => [name, String(value)] as const);
  const byName = Object.fromEntries(kept);
  return {
    reference,
    digest: digestOf(kept),
    kind: 'experienceLevel' in byName ? 'application' : 'Project_type' in byName ? 'contact' : 'quote',
    fields: byName,
    partner: byName['partner']?.slice(0, 100) ?? null,
    embedded_on: origin,
    language: /^[a-z]{2}$/.test(language ?? '') ? (language as string) : null,
  };
}

/** The same for the same content, whatever the order of the fields: without what differs from attempt to attempt. */
function digestOf(fields: readonly MailField[]): string {
  const content = fields
    .filter(([name]) => !['reference', 'vervangt', 'Tijdstip'].includes(name))
    .map(([name, value]) => [
      name,
      name === 'message' ? value.replace(/^(Tijdstip|Referentie): .*$/gm, '') : value,
    ])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(content));
}
