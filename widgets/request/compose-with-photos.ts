import type { StoreApi } from 'zustand/vanilla';
import type { DraftPhoto, DraftRequest } from '../kit/outbox.ts';
import type { PhotoQueue } from './photo-queue.ts';
import type { PhotoState } from './request-state.ts';

/**
 * Composes a request after its photos were uploaded or have failed. Before that it stores the request as it is, and again after every photo
 * that is checked or uploaded, so that nothing is lost if the tab is closed.
 *
 * @param draft the request, for the current status of its photos
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
