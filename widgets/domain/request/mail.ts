import type { Visits } from './visit.ts';
import { visitFields } from './visit-fields.ts';

/*
 * What the mails of both forms share. They are Dutch whatever the visitor reads: the business is.
 */

/** One field of a form mail, in the order in which it is sent. */
export type MailField = readonly [name: string, value: string];

/** What became of a chosen photo: a public link, or only its name. */
export interface PhotoOutcome {
  name: string;
  /** Absent when the photo did not arrive, or when there is no storage at all and only names are sent. */
  url?: string;
  failed?: boolean;
}

/** Where a request comes from. */
export interface Sender {
  /** The client reference, `WR-…`. */
  reference: string;
  partner?: string;
  /** Address of the page the request was made on, without its query and fragment. */
  page?: string;
  /** The film that the visitor chose: `WF-116 Saliegroen, gezien op: Keuken`. */
  film?: string;
  visits?: Visits;
}

/** The fields of our own: they follow those of the specification, and only with a value. Decisions "Payload". */
export function ownFields({ reference, partner = '', page = '', film = '', visits }: Sender): MailField[] {
  const own: MailField[] = [
    ['reference', reference],
    ['partner', partner],
    ['page', page],
    ['film', film],
    ...(visits ? visitFields(visits) : []),
  ];
  return own.filter(([, value]) => value !== '');
}

/** A link; without storage the name; and a photo that did not arrive is named as such. */
export function photoLine({ name, url, failed }: PhotoOutcome): string {
  if (url !== undefined) return url;
  return failed ? `niet geüpload: ${name}` : name;
}

/** Date and time as people in the Netherlands write them, on their clock. */
export function dutchTime(time: Date): string {
  return time.toLocaleString('nl-NL', { timeZone: 'Europe/Amsterdam' });
}
