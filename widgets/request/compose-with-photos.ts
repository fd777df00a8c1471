import type { StoreApi } from 'zustand/vanilla';
import type { MailField, PhotoOutcome } from '../domain/request/mail.ts';
import { photoSlots } from '../domain/request/photo-slots.ts';
import type { DraftRequest } from '../kit/outbox.ts';
import type { PhotoQueue } from './photo-queue.ts';
import type { PhotoState } from './request-state.ts';

/**
 * Composes a request once its photos are settled. Until then it is kept as it stands, and again after every photo that
 * is checked or uploaded: a tab that is closed meanwhile takes nothing with it.
 *
 * @param fields the fields of the request, given what became of its photos
 */
export async function composeWithPhotos(
  store: StoreApi<PhotoState>,
  photos: PhotoQueue,
  fields: (photos: readonly PhotoOutcome[]) => readonly MailField[],
  reference: string,
  keep: (draft: DraftRequest) => Promise<void>,
): Promise<DraftRequest> {
  const draft = (): DraftRequest => {
    const drafts = photos.drafts();
    return { reference, fields: fields(photoSlots(drafts)), photos: drafts };
  };
  const stand = () =>
    photos
      .drafts()
      .map(({ url, objectName }) => url ?? objectName)
      .join();
  void keep(draft());
  let kept = stand();
  const stop = store.subscribe(() => {
    if (stand() === kept) return;
    kept = stand();
    void keep(draft());
  });
  try {
    await photos.settled();
  } finally {
    stop();
  }
  return draft();
}
