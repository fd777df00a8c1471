import type { MailField, PhotoOutcome } from './mail.ts';

/** The members of a mail that change from one attempt to the next, although the visitor changed nothing. */
export interface AttemptMembers {
  reference: string;
  timestamp: Date;
  photos: readonly PhotoOutcome[];
}

/** The content of a request: equal digests mean equal content. */
export interface RequestDigest {
  digest: string;
  /** The project and the person that it is for. A request for the same ones is a correction, any other is a request of its own. */
  subject: string;
}

/** The fields that name the project and the person, in the mails of all forms. */
const subjectFields = new Set(['projectType', 'Project_type', 'name', 'Naam', 'firstName', 'lastName']);

/**
 * Describes the content that the visitor wants to send. It covers every field that they filled in or chose, and which photos they chose. It
 * leaves out the reference, the time, page and visits, and how far the photos are uploaded: these change between two attempts with the
 * same content.
 *
 * The text itself serves as digest. It never leaves the page, and two contents can never be confused.
 *
 * @param write writes the content as mail fields
 * @param photos identifies the chosen photos. Names do not: many phones call every photo `image.jpg`
 */
export function digestOf(
  write: (members: AttemptMembers) => readonly MailField[],
  photos: readonly { id: string }[],
): RequestDigest {
  const chosen = photos.map(({ id }) => ({ name: id }));
  const fields = write({ reference: '', timestamp: new Date(0), photos: chosen });
  const subject = fields.filter(([name]) => subjectFields.has(name)).map(([, value]) => value.toLowerCase());
  return { digest: JSON.stringify(fields), subject: JSON.stringify(subject) };
}
