import { knownVisitor } from '../../request/known-visitor.ts';
import type { SharedPhoto } from '../../request/photo-queue.ts';
import { mostPhotos } from '../../request/request-state.ts';
import type { Painting } from './painting.ts';
import type { PhotoStudioActions, PhotoStudioContext, PhotoStudioStore } from './photo-studio.state.ts';

/** The actions with the finished picture. */
export type Attaching = Pick<PhotoStudioActions, 'save' | 'attach' | 'takeAlong'>;

export function createAttaching(
  store: PhotoStudioStore,
  { ports, download }: Pick<PhotoStudioContext, 'ports' | 'download'>,
  { picture }: Pick<Painting, 'picture'>,
): Attaching {
  let attaching: Promise<boolean> | undefined;
  let hasFailed = false;
  const fileName = () => `wrappie-${store.getState().history.now.film.code}.jpg`;

  function fail(error: unknown): false {
    console.error(error);
    store.setState({ notice: { kind: 'no-picture' } });
    return false;
  }

  async function save(): Promise<void> {
    try {
      const name = fileName();
      download(await picture(), name);
    } catch (error) {
      fail(error);
    }
  }

  async function attach(): Promise<boolean> {
    const { history, attached } = store.getState();
    const work = history.now;
    const visitor = knownVisitor(ports);
    // A form may have sent it since, or the visitor may have removed it there.
    const isThere = visitor.getState().photos.some(({ objectName }) => objectName === attached?.objectName);
    if (isThere && attached?.work === work) {
      store.setState({ notice: { kind: 'attached' } });
      return true;
    }
    // A request has one picture of a photo with film: the last one.
    const isEarlier = ({ waits, url }: SharedPhoto) => waits === true && url === undefined;
    const others = () => visitor.getState().photos.filter((photo) => !isEarlier(photo));
    if (others().length >= mostPhotos) {
      store.setState({ notice: { kind: 'too-many' } });
      return false;
    }
    try {
      const name = fileName();
      const file = new File([await picture()], name, { type: 'image/jpeg' });
      // Like every photo of a request, it is checked, named and made small enough.
      const { blob, objectName, thumbnail } = await ports.preparePhoto(file);
      thumbnail.close();
      const pictures = await ports.pictures();
      const isKept = await pictures.keepPicture(objectName, blob);
      const earlier = visitor.getState().photos.filter(isEarlier);
      visitor.setState({ photos: [...others(), { name, objectName, waits: true }] });
      await pictures.forgetPictures(earlier.map((photo) => photo.objectName));
      // Otherwise only a form on this page has it.
      if (isKept) store.setState({ attached: { work, objectName } });
      store.setState({ notice: { kind: isKept ? 'attached' : 'no-picture' } });
      return isKept;
    } catch (error) {
      return fail(error);
    }
  }

  /** A double click must not attach it twice. */
  function attachOnce(): Promise<boolean> {
    attaching ??= attach().finally(() => {
      attaching = undefined;
    });
    return attaching;
  }

  return {
    save,
    attach: attachOnce,
    async takeAlong() {
      const failedBefore = hasFailed;
      hasFailed = !(await attachOnce());
      return !hasFailed || failedBefore;
    },
  };
}
