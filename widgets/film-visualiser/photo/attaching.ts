import { knownVisitor } from '../../request/known-visitor.ts';
import { mostPhotos } from '../../request/request-state.ts';
import type { Painting } from './painting.ts';
import type { PhotoStudioActions, PhotoStudioContext, PhotoStudioStore } from './photo-studio.state.ts';

/** The actions with the finished picture. */
export type Attaching = Pick<PhotoStudioActions, 'save' | 'attach'>;

export function createAttaching(
  store: PhotoStudioStore,
  { ports, download }: Pick<PhotoStudioContext, 'ports' | 'download'>,
  { picture }: Pick<Painting, 'picture'>,
): Attaching {
  let attaching: Promise<void> | undefined;
  const fileName = () => `wrappie-${store.getState().film.code}.jpg`;

  function fail(error: unknown): void {
    console.error(error);
    store.setState({ notice: { kind: 'no-picture' } });
  }

  async function save(): Promise<void> {
    try {
      const name = fileName();
      download(await picture(), name);
    } catch (error) {
      fail(error);
    }
  }

  async function attach(): Promise<void> {
    const { history, film, attached } = store.getState();
    const work = history.now;
    if (attached?.work === work && attached.film === film)
      return store.setState({ notice: { kind: 'attached' } });
    const visitor = knownVisitor(ports);
    if (visitor.getState().photos.length >= mostPhotos)
      return store.setState({ notice: { kind: 'too-many' } });
    try {
      const name = fileName();
      const file = new File([await picture()], name, { type: 'image/jpeg' });
      // Like every photo of a request, it is checked, named and made small enough.
      const { blob, objectName, thumbnail } = await ports.preparePhoto(file);
      thumbnail.close();
      await (await ports.pictures()).keepPicture(objectName, blob);
      visitor.setState({ photos: [...visitor.getState().photos, { name, objectName }] });
      store.setState({ attached: { work, film }, notice: { kind: 'attached' } });
    } catch (error) {
      fail(error);
    }
  }

  return {
    save,
    attach() {
      // A double click must not attach it twice.
      attaching ??= attach().finally(() => {
        attaching = undefined;
      });
      return attaching;
    },
  };
}
