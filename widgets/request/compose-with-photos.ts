import type { StoreApi } from 'zustand/vanilla';
import type { DraftPhoto, DraftRequest } from '../kit/outbox.ts';
import type { PhotoQueue } from './photo-queue.ts';
import type { PhotoState } from './request-state.ts';

/**
 * Composes a request once its photos are uploaded or have failed. Until then it is kept as it stands, and again after
 * every photo that is checked or uploaded: a tab that is closed meanwhile takes nothing with it.
 *
 * @param draft the request, given what became of its photos until now
 */
export async function composeWithPhotos(
  store: StoreApi<PhotoState>,
  photos: PhotoQueue,
  draft: (photos: readonly DraftPhoto[]) => DraftRequest,
  keep: (draft: DraftRequest) => unknown,
): Promise<DraftRequest> {
  const keepNow = () => void keep(draft(photos.drafts()));
  const progress = () =>
    photos
      .drafts()
      .map(({ url, objectName }) => url ?? objectName)
      .join();
  keepNow();
  let kept = progress();
  const stop = store.subscribe(() => {
    if (progress() === kept) return;
    kept = progress();
    keepNow();
  });
  try {
    return draft(await photos.whenSettled());
  } finally {
    stop();
  }
}
