import type { StoreApi } from 'zustand/vanilla';
import type { Ports } from '../kit/ports.ts';
import type { KnownVisitor } from './known-visitor.ts';
import type { PhotoQueue, SharedPhoto } from './photo-queue.ts';
import { mostPhotos, type Photo, type RequestState } from './request-state.ts';

export interface PhotoSharing {
  /** Call it when the visitor removed a photo: no other form takes it over any more. */
  removed(id: string): void;
  /** Call it when the photos were sent: no other form needs them. */
  sent(): void;
}

/**
 * Shares the photos of a form with the visitor's other forms, on this page and the next ones: each photo is chosen once and uploaded once.
 * A photo that is not uploaded, and that no form of this page holds, is taken over by the first form with room for it: it was chosen on the
 * page before. One that was made in a widget that sends nothing itself waits in every form until one of them is sent.
 */
export function sharePhotos(
  store: StoreApi<RequestState>,
  queue: PhotoQueue,
  visitor: KnownVisitor,
  ports: Ports,
): PhotoSharing {
  /** The photos that this form holds, or held. */
  const known = new Set<string>();

  async function take(photo: SharedPhoto): Promise<void> {
    known.add(photo.objectName);
    visitor.heldPhotos.add(photo.objectName);
    const pictures = await ports.pictures().catch(console.warn);
    const picture = await pictures?.pictureOf(photo.objectName);
    const isShared = visitor.getState().photos.some(({ objectName }) => objectName === photo.objectName);
    if (isShared || !photo.waits) queue.adopt(photo, picture);
  }
  const takeNew = () => {
    const { sending, photos } = store.getState();
    // A request that is being sent must not change.
    if (sending !== 'idle') return;
    const shared = visitor.getState().photos;
    // A picture that waits was replaced by another one, or sent or removed in another form.
    for (const { id, status, objectName } of photos)
      if (status === 'ready' && !shared.some((photo) => photo.objectName === objectName)) queue.remove(id);
    let room = mostPhotos - store.getState().photos.length;
    for (const photo of shared) {
      const { objectName, url, waits } = photo;
      if (known.has(objectName)) {
        if (url) queue.arrived(objectName, url);
        continue;
      }
      // Whichever form the visitor sends has to upload one that waits, so every form holds it.
      if (url || ((waits || !visitor.heldPhotos.has(objectName)) && room-- > 0)) void take(photo);
    }
  };

  function tell({ id, name, objectName, url }: Photo): void {
    if (!objectName) return;
    const { photos } = visitor.getState();
    const told = photos.find((photo) => photo.objectName === objectName);
    if (!known.has(objectName)) {
      known.add(objectName);
      visitor.heldPhotos.add(objectName);
      const picture = queue.pictureOf(id);
      if (picture)
        ports
          .pictures()
          .then(({ keepPicture }) => keepPicture(objectName, picture))
          .catch(console.warn);
      visitor.setState({ photos: [...photos, { name, objectName, url }] });
    } else if (told && told.url !== url)
      visitor.setState({ photos: photos.map((photo) => (photo === told ? { ...told, url } : photo)) });
  }

  function forget(names: readonly string[]): void {
    if (names.length === 0) return;
    visitor.setState({
      photos: visitor.getState().photos.filter(({ objectName }) => !names.includes(objectName)),
    });
    ports
      .pictures()
      .then(({ forgetPictures }) => forgetPictures(names))
      .catch(console.warn);
  }

  takeNew();
  visitor.subscribe(takeNew);
  store.subscribe(({ photos }, before) => {
    if (photos !== before.photos) photos.forEach(tell);
  });

  return {
    removed(id) {
      const { objectName } = store.getState().photos.find((photo) => photo.id === id) ?? {};
      if (objectName) forget([objectName]);
    },
    sent: () => forget([...known]),
  };
}
