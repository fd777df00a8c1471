import type { StoreApi } from 'zustand/vanilla';
import type { Ports } from '../kit/ports.ts';
import { composeWithPhotos } from './compose-with-photos.ts';
import type { KnownVisitor } from './known-visitor.ts';
import { createPhotoQueue, type PhotoQueue } from './photo-queue.ts';
import type { DeskPhotos } from './request-desk.ts';
import type { RequestState } from './request-state.ts';
import { type PhotoSharing, sharePhotos } from './share-photos.ts';

export interface RequestPhotos extends DeskPhotos, Pick<PhotoQueue, 'add' | 'remove' | 'retry' | 'retryAll'> {
  /** Shares the photos with the visitor's other forms from now on. */
  share(visitor: KnownVisitor): void;
}

/** The photos of a request: chosen here or in another form of the visitor, uploaded, and sent once. */
export function createRequestPhotos(
  store: StoreApi<RequestState & { focusOn(on: string): void }>,
  ports: Ports,
): RequestPhotos {
  const queue = createPhotoQueue(store, ports);
  let sharing: PhotoSharing | undefined;
  return {
    ...queue,
    remove(id) {
      sharing?.removed(id);
      queue.remove(id);
      store.getState().focusOn('photos');
    },
    retryAll() {
      queue.retryAll();
      // The button disappears, and the control to choose photos is disabled once there are five.
      store.getState().focusOn('photo-list');
    },
    share(visitor) {
      sharing = sharePhotos(store, queue, visitor, ports);
    },
    compose(draft, keep) {
      queue.uploadForSending();
      return composeWithPhotos(store, queue, draft, keep);
    },
    markSent: () => sharing?.sent(),
  };
}
