import type { Edits } from './edits.ts';
import { isOpenStep } from './open-step.ts';
import type { Painting } from './painting.ts';
import type {
  KeptWork,
  PhotoStudioActions,
  PhotoStudioContext,
  PhotoStudioStore,
  StudioPhoto,
} from './photo-studio.state.ts';

/** Keeping the work for the next page of the visit, and taking it up there. */
export type Keeping = Pick<PhotoStudioActions, 'kept' | 'restore'>;

/** Keeps each photo as it is opened: when a page is left there is no time for it. */
export function createKeeping(
  store: PhotoStudioStore,
  { ports }: Pick<PhotoStudioContext, 'ports'>,
  edits: Edits,
  painting: Painting,
): Keeping {
  let stored: { photo: StudioPhoto; picture: string } | undefined;
  /** What is being taken up, or could not be: the page may be left before it is there. */
  let pending: KeptWork | undefined;

  async function keepPhoto(photo: StudioPhoto): Promise<void> {
    const earlier = stored;
    const picture = `studio-${ports.newReference()}`;
    stored = { photo, picture };
    try {
      const pictures = await ports.pictures();
      await pictures.keepPicture(picture, photo.blob);
      if (earlier) await pictures.forgetPictures([earlier.picture]);
    } catch (error) {
      console.error(error);
    }
  }

  store.subscribe(({ history }) => {
    const { photo } = history.now;
    if (photo && photo !== stored?.photo) void keepPhoto(photo);
  });

  return {
    kept() {
      const { history, step, tool, taps } = store.getState();
      const { photo, room: _, film: __, ...work } = history.now;
      if (!photo || photo !== stored?.photo) return pending;
      return { picture: stored.picture, step, taps: tool === 'steps' ? taps : undefined, work };
    },
    async restore(kept) {
      pending = kept;
      store.setState({ opening: true, notice: { kind: 'opening' } });
      try {
        const blob = await (await ports.pictures()).pictureOf(kept.picture);
        const photo = blob && (await painting.show(blob));
        pending = undefined;
        store.setState({ notice: undefined });
        // The visitor may have chosen another photo meanwhile.
        if (!photo || store.getState().history.now.photo) return await painting.showPhoto();
        stored = { photo, picture: kept.picture };
        edits.takeUp({ ...kept.work, photo });
        store.setState({ surfaces: painting.surfaces() });
        if (isOpenStep(store.getState().history.now, kept.step)) store.getState().go(kept.step);
        if (kept.taps) store.setState({ taps: kept.taps });
        await painting.repaint();
      } catch (error) {
        console.error(error);
        store.setState({ notice: { kind: 'no-painter' } });
      } finally {
        store.setState({ opening: false });
      }
    },
  };
}
