import type { MailField } from '../../domain/request/mail.ts';

/*
 * The messages between a widget and the courier page (`/bezorgen`, on our own origin), sent with `postMessage`. Both sides check sender and
 * origin, and ignore any message of another form.
 */

/** Widget → courier page. */
export type ToCourier =
  | {
      wrappie: 'deliver';
      reference: string;
      fields: readonly MailField[];
      /** The widget keeps the frame after a receipt with `mailed: false`. Older scripts remove it at the first receipt. */
      keepsFrame?: boolean;
      /** The widget can show this frame, and hears `question` and `closed`. Without it the courier asks the visitor nothing. */
      canAsk?: boolean;
      /** The language that the visitor reads: `nl`, `en`. */
      language?: string;
    }
  /** Stores a request that is mailed in a tab. The answer is a receipt of the register, or `unregistered`. */
  | { wrappie: 'register'; reference: string; fields: readonly MailField[]; language?: string }
  /** The mail about the request that this frame registered was confirmed in its tab. The answer is `noted`. */
  | { wrappie: 'mailed'; reference: string }
  | { wrappie: 'upload'; id: string; name: string; blob: Blob }
  | { wrappie: 'cancel'; id: string }
  | { wrappie: 'describe' };

/** Courier page → widget. */
export type FromCourier =
  | { wrappie: 'ready' }
  /**
   * The receipt of a request. `by` says what it proves:
   * - `register`: the request is stored with us. `mailed` says whether the mail service has confirmed the mail about it by now. A receipt
   *   with `mailed: false` may be followed by one with `mailed: true`.
   * - `mail`, or absent: the mail service redirected, so it accepted the mail. Whether anybody reads that mail is not known.
   *
   * Scripts that were released before the register ignore `by` and `mailed`. Older courier pages do not send them.
   */
  | { wrappie: 'receipt'; reference: string; by?: 'register' | 'mail'; mailed?: boolean }
  | { wrappie: 'unregistered'; reference: string }
  | { wrappie: 'noted'; reference: string }
  /**
   * The request was not posted: the policy of the page blocked it, or the fields in `refused` are too long. A released script knows only
   * that it was blocked.
   */
  | { wrappie: 'blocked'; reference: string; refused?: readonly string[] }
  /**
   * The mail service sent a page instead of a receipt, such as a captcha: the frame should be shown, so that the visitor can answer. `title`
   * is the heading of the page, in the visitor's language. Only sent where `canAsk` said so; other scripts would do nothing with it.
   */
  | { wrappie: 'question'; reference: string; title: string }
  /** The visitor wants to close the frame that was shown. A receipt may still follow. */
  | { wrappie: 'closed'; reference: string }
  | { wrappie: 'progress'; id: string; fraction: number }
  | { wrappie: 'uploaded'; id: string; url: string | null }
  /** `status`: HTTP status of the refusal, 402 if the plan is used up; `retryAfter`: seconds to wait. Absent without an answer. */
  | { wrappie: 'upload-failed'; id: string; reason: string; status?: number; retryAfter?: number }
  /** Where requests and photos go, as origins only. Without storage photos are not uploaded. */
  | { wrappie: 'description'; formMail: string; photos?: string };

/** Address of the courier page on our origin. */
export const courierPath = '/bezorgen';

/** Fields that the courier accepts: those of rules `payload-calculator` and `payload-contact`, then those of rule `payload-own`. */
export const allowedFields: ReadonlySet<string> = new Set(
  (
    '_subject _next _captcha name email phone projectType estimatedPrice folieType complexity kozijnSides ' +
    'measurements uploadedFiles message ' +
    'Naam E-mail Telefoon Adres Project_type Klant_type Huisbezoek Beschrijving Foto_info Tijdstip ' +
    'firstName lastName companyName kvkNumber workArea experienceLevel portfolioLink hasOwnTools motivation ' +
    'reference vervangt partner page film staal calculation timestamp ' +
    'utm_source utm_medium utm_campaign utm_term utm_content gclid referrer ' +
    'first_utm_source first_utm_medium first_utm_campaign first_utm_term first_utm_content first_gclid first_referrer'
  ).split(' '),
);

/** The longest value of one field that the courier accepts, in characters: the visitor's text, and texts of our own. */
export const longestValue = 20_000;

/** The names of the fields that are too long to be sent. */
export function tooLong(fields: readonly MailField[]): string[] {
  return fields.filter(([, value]) => String(value).length > longestValue).map(([name]) => name);
}

/** Reads a message of this protocol; `undefined` for any other message. */
export function readMessage<M extends ToCourier | FromCourier>(data: unknown): M | undefined {
  return typeof data === 'object' && data !== null && 'wrappie' in data ? (data as M) : undefined;
}
