import { projectLabels } from './contact-labels.ts';
import { type ContactRequest, type ProjectChoice, projectTypeOf } from './contact-request.ts';
import { dutchTime, type MailField, ownFields, type PhotoOutcome, photoLine, type Sender } from './mail.ts';

/*
 * The contact request as the form-mail service gets it (rules `payload-contact` and `payload-own`).
 */

export interface ContactMail extends Sender {
  /** Must be complete: see `contactRequestProblems`. */
  request: ContactRequest;
  photos: readonly PhotoOutcome[];
  timestamp: Date;
  /** A company asks for a partner code: the address is that of its site. */
  forPartner?: boolean;
}

/** The fields of a contact request, our own last and only with a value. */
export function contactFields(mail: ContactMail): MailField[] {
  const { request, photos, timestamp } = mail;
  return [
    ['_subject', subject(mail)],
    ['_captcha', 'false'],
    ['Naam', fullName(request)],
    ['E-mail', request.email.trim()],
    ['Telefoon', request.phone.trim()],
    ['Adres', joined(', ', request.address, request.city)],
    ['Project_type', request.projectType && projectTypeOf(request.projectType)],
    ['Klant_type', request.clientType],
    ['Huisbezoek', request.homeVisit ? 'JA' : 'NEE'],
    ['Beschrijving', request.description.trim()],
    ['Foto_info', photos.length === 0 ? "Geen foto's" : photos.map(photoLine).join(', ')],
    ['Tijdstip', dutchTime(timestamp)],
    // A company that asks for a partner code has no project to be priced.
    ...ownFields(mail.forPartner ? { ...mail, calculation: undefined } : mail),
  ];
}

function subject({ request, reference, forPartner }: ContactMail): string {
  if (forPartner) return `Aanvraag partnercode ${fullName(request)} (${reference})`;
  const project = projectLabels[request.projectType as ProjectChoice]?.nl ?? '';
  return `Offerteaanvraag ${joined(', ', project, fullName(request))} (${reference})`;
}

function fullName({ firstName, lastName }: ContactRequest): string {
  return joined(' ', firstName, lastName);
}

function joined(separator: string, ...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
}
