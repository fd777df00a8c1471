import type { MailField } from '../domain/request/mail.ts';
import { digestOf, type RequestDigest } from '../domain/request/request-digest.ts';
import type { Receipt } from '../kit/ports.ts';
import type { WriteFields } from './request-desk.ts';

/** A reference and the content that it stands for. A retry with the same content is the same attempt. */
export interface Attempt extends RequestDigest {
  reference: string;
  write: WriteFields;
  /** References of earlier attempts that this one corrects, the latest first. */
  replaces: readonly string[];
  /** The fields as they were sent last. */
  fields: readonly MailField[];
  /** It left this device at least once. */
  isDelivered: boolean;
  /** Absent until it has arrived. */
  receipt?: Receipt;
}

/** The attempts of a form, by reference, in the order in which they were begun. */
export type Attempts = Map<string, Attempt>;

/**
 * The attempt for this content: the last one about the same project and person if its content is the same, otherwise a new one that replaces
 * all earlier ones about them. A request about another project replaces nothing.
 */
export function attemptFor(
  attempts: Attempts,
  write: WriteFields,
  photos: readonly { id: string }[],
  newReference: () => string,
): Attempt {
  const content = digestOf(write, photos);
  const before = [...attempts.values()].filter(({ subject }) => subject === content.subject).reverse();
  if (before[0]?.digest === content.digest) return before[0];
  const replaces = before.map(({ reference }) => reference);
  const attempt: Attempt = {
    ...content,
    reference: newReference(),
    write,
    replaces,
    fields: [],
    isDelivered: false,
  };
  attempts.set(attempt.reference, attempt);
  return attempt;
}

/** Removes an attempt that has arrived, and those that it replaces: a receipt of theirs changes nothing any more. */
export function removeArrived(attempts: Attempts, { reference, replaces }: Attempt): void {
  for (const old of [reference, ...replaces]) attempts.delete(old);
}
