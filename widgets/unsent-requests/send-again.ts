import type { MailField } from '../domain/request/mail.ts';
import { fillSlots } from '../domain/request/photo-slots.ts';
import type { KeptPhoto, Outbox, UnsentRequest } from '../kit/outbox.ts';
import type { DeliveryOutcome, Ports } from '../kit/ports.ts';
import { photoTimeout, uploadInTime } from '../request/upload-in-time.ts';

export interface SendAgainOptions {
  /** A photo is being uploaded: the `n`th `of` those that were missing. */
  onPhoto(n: number, of: number): void;
  /** The visitor started this attempt: the mail service may ask them a question. Without it a request is sent only while it is `agreed`. */
  mayAsk?: boolean;
  /** A receipt came after `unconfirmed`. */
  onLateReceipt(): void;
}

/** The result. `sent`: another tab has sent the request. `gone`: another tab discarded it. */
export interface SendAgainOutcome {
  outcome: DeliveryOutcome | 'sent' | 'gone';
  /** Empty after `sent`: which photos the other tab could upload is not known here. */
  photos: readonly KeptPhoto[];
}

/**
 * Sends a kept request again, under the same reference, while no other tab does: first the photos that were not uploaded, one at a time,
 * then the mail. Of a photo that fails, only the name is sent (rule `photo-upload`). Where the storage does not answer, the request is sent as
 * it was offered.
 *
 * @throws Error when our own code cannot be loaded
 */
export async function sendAgain(
  offered: UnsentRequest,
  outbox: Outbox,
  ports: Ports,
  { onPhoto, mayAsk, onLateReceipt }: SendAgainOptions,
): Promise<SendAgainOutcome> {
  const { reference } = offered;
  const done = await outbox.exclusively(reference, async (): Promise<SendAgainOutcome> => {
    const found = await outbox.find(reference);
    if (!found) return { outcome: 'gone', photos: offered.photos };
    const isKnown = found !== 'unreadable';
    const request = isKnown ? found : offered;
    // Another tab has sent it, or may have, and got no receipt.
    if (!mayAsk && !(isKnown && request.agreed)) return { outcome: 'unconfirmed', photos: request.photos };
    const photos = await uploadWaiting(request, outbox, ports, onPhoto);
    const accept = () => outbox.forget(reference);
    const late = () => {
      void accept();
      onLateReceipt();
    };
    // From here on it may have arrived: a tab that is closed now must not make the next page send it again by itself.
    await outbox.amend(reference, { agreed: false });
    const fields = fillSlots(request.fields, photos);
    // Nothing here has a time limit that a question would have to lift.
    const asks = mayAsk && { onQuestion: () => {} };
    const outcome = await ports.deliver({ reference, fields, ...asks }, late);
    if (outcome === 'registered' || outcome === 'accepted') await accept();
    return { outcome, photos };
  });
  return done === 'sent' ? { outcome: done, photos: [] } : done;
}

/** The fields that would be sent now for a kept request. */
export function fieldsOf({ fields, photos }: UnsentRequest): MailField[] {
  return fillSlots(fields, photos);
}

async function uploadWaiting(
  { reference, photos }: UnsentRequest,
  outbox: Outbox,
  ports: Ports,
  onPhoto: SendAgainOptions['onPhoto'],
): Promise<readonly KeptPhoto[]> {
  const settled = [...photos];
  const waiting = settled.filter(isWaiting);
  const deadline = ports.now().getTime() + photoTimeout;
  for (const [i, photo] of waiting.entries()) {
    // A storage that hangs must not delay the request further.
    if (ports.now().getTime() >= deadline) break;
    onPhoto(i + 1, waiting.length);
    const uploaded = await uploadKept(photo, outbox, ports);
    if (!uploaded) continue;
    settled[settled.indexOf(photo)] = uploaded;
    await outbox.amend(reference, { photos: settled });
  }
  return settled;
}

/** Whether a photo can still be uploaded: its upload failed, or was never started. */
export function isWaiting({ failed, objectName }: KeptPhoto): boolean {
  return failed === true && objectName !== undefined;
}

/** The photo with its link; `undefined` when the upload failed, which is logged. */
async function uploadKept(photo: KeptPhoto, outbox: Outbox, ports: Ports): Promise<KeptPhoto | undefined> {
  const { name, objectName = '' } = photo;
  const blob = await outbox.pictureOf(objectName);
  const log = (error: unknown) => console.error(`Photo "${name}" was not uploaded.`, error);
  try {
    const url = blob && (await uploadInTime(ports, { blob }, objectName, { onTryFailed: log }));
    return blob && { ...photo, url, failed: false };
  } catch (error) {
    log(error);
    return undefined;
  }
}
