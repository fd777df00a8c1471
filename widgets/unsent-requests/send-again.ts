import type { MailField } from '../domain/request/mail.ts';
import { fillSlots } from '../domain/request/photo-slots.ts';
import type { KeptPhoto, Outbox, UnsentRequest } from '../kit/outbox.ts';
import type { DeliveryOutcome, Ports } from '../kit/ports.ts';
import { automaticTries, settlePatience, uploadInTime } from '../request/upload-in-time.ts';

export interface SendAgainOptions {
  /** A photo is being uploaded: the `n`th `of` those that were not yet. */
  onPhoto(n: number, of: number): void;
  /** A receipt came after `unconfirmed`. */
  onLateReceipt(): void;
}

/** What came of it. `gone`: another tab sent it, or threw it away. */
export interface SendAgainOutcome {
  outcome: DeliveryOutcome | 'gone';
  photos: readonly KeptPhoto[];
}

/**
 * Sends a kept request once more, under the same reference and as no other tab does: first the photos that were not
 * uploaded, one at a time, then the mail. A photo that fails goes by name, as always (specification 000 §8).
 *
 * @throws Error when our own code cannot be loaded
 */
export async function sendAgain(
  { reference, photos: before }: UnsentRequest,
  outbox: Outbox,
  ports: Ports,
  { onPhoto, onLateReceipt }: SendAgainOptions,
): Promise<SendAgainOutcome> {
  const done = await outbox.exclusively(reference, async (): Promise<SendAgainOutcome> => {
    const request = await outbox.find(reference);
    if (!request) return { outcome: 'gone', photos: before };
    const photos = await uploadWaiting(request, outbox, ports, onPhoto);
    const accept = () => outbox.forget(reference);
    const late = () => {
      void accept();
      onLateReceipt();
    };
    const outcome = await ports.deliver({ reference, fields: fillSlots(request.fields, photos) }, late);
    if (outcome === 'accepted') await accept();
    return { outcome, photos };
  });
  return done === 'sent' ? { outcome: 'gone', photos: before } : done;
}

/** The fields of a kept request as they would be sent now. */
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
  const deadline = ports.now().getTime() + settlePatience;
  for (const [i, photo] of waiting.entries()) {
    // A storage that hangs must not hold up the request.
    if (ports.now().getTime() >= deadline) break;
    onPhoto(i + 1, waiting.length);
    const uploaded = await uploadKept(photo, outbox, ports);
    if (!uploaded) continue;
    settled[settled.indexOf(photo)] = uploaded;
    await outbox.amend(reference, { photos: settled });
  }
  return settled;
}

/** Whether a photo can still be uploaded: it failed, or its turn never came. */
export function isWaiting({ failed, objectName }: KeptPhoto): boolean {
  return failed === true && objectName !== undefined;
}

/** The photo with its link; `undefined` when it did not arrive, which is logged. */
async function uploadKept(photo: KeptPhoto, outbox: Outbox, ports: Ports): Promise<KeptPhoto | undefined> {
  const { name, objectName = '' } = photo;
  const blob = await outbox.pictureOf(objectName);
  for (let left = blob ? automaticTries : 0; blob && left > 0; left--) {
    try {
      return { ...photo, url: await uploadInTime(ports, { blob }, objectName, {}), failed: false };
    } catch (error) {
      console.error(`Photo "${name}" was not uploaded.`, error);
    }
  }
  return undefined;
}
