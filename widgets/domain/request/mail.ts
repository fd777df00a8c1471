import type { Visits } from './visit.ts';
import { visitFields } from './visit-fields.ts';

/*
 * What the mails of both forms share. They are Dutch in every language of the interface (rule `mail-language`).
 */

/** One field of a form mail, in the order in which it is sent. */
export type MailField = readonly [name: string, value: string];

/** The result for a chosen photo: a public link, or only its name. */
export interface PhotoOutcome {
  name: string;
  /** Absent when the photo was not uploaded, or when there is no storage and only names are sent. */
  url?: string;
  failed?: boolean;
}

/** Where a request comes from. */
export interface Sender {
  /** The client reference, `WR-…`. */
  reference: string;
  /** References of earlier attempts that this request corrects, the latest first. */
  replaces?: readonly string[];
  partner?: string;
  /** Address of the page with the form, without its query and fragment. */
  page?: string;
  /** The film that the visitor chose: `WF-116 Saliegroen, gezien op: Keuken`. */
  film?: string;
  /** The samples that the visitor wants: `WF-116 Saliegroen, WF-218 Notenhout`. */
  samples?: string;
  visits?: Visits;
  /** The address that opens the calculator with the price that the visitor saw. */
  calculation?: string;
}

/** Our own fields: they come after those of the form, and only with a value (rule `payload-own`). */
export function ownFields({
  reference,
  replaces = [],
  partner = '',
  page = '',
  film = '',
  samples = '',
  visits,
  calculation = '',
}: Sender): MailField[] {
  const own: MailField[] = [
    ['reference', reference],
    ['vervangt', replaces.join(', ')],
    ['partner', partner],
    ['page', page],
    ['film', film],
    ['staal', samples],
    ...(visits ? visitFields(visits) : []),
    ['calculation', calculation],
  ];
  return own.filter(([, value]) => value !== '');
}

/** The photo's link, or its name without storage. A photo that was not uploaded is named as such (rule `photo-upload`). */
export function photoLine({ name, url, failed }: PhotoOutcome): string {
  if (url !== undefined) return url;
  return failed ? `niet geüpload: ${name}` : name;
}

/** Date and time in Dutch notation, in the time zone of the Netherlands. */
export function dutchTime(time: Date): string {
  return time.toLocaleString('nl-NL', { timeZone: 'Europe/Amsterdam' });
}
