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
 * A photo that is not uploaded, and that no form of this page holds, is taken over by the first form with room for it. It was chosen on the
 * page before, or in a widget that sends nothing itself.
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
    queue.adopt(photo, await pictures?.pictureOf(photo.objectName));
  }
  const takeNew = () => {
    const { sending, photos } = store.getState();
    // A request that is being sent must not change.
    if (sending !== 'idle') return;
    let room = mostPhotos - photos.length;
    for (const photo of visitor.getState().photos) {
      const { objectName, url } = photo;
      if (known.has(objectName)) continue;
      if (url || (!visitor.heldPhotos.has(objectName) && room-- > 0)) void take(photo);
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
