import type { Point, Quad } from './engine/geometry.ts';
import type { FrontToDivide } from './engine/runs/divide-front.ts';
import type { Run, RunLines } from './engine/runs/run.ts';
import type { Suggestion } from './engine/runs/suggest-front.ts';
import { engineFilm } from './engine-film.ts';
import type { Painter } from './painter.ts';
import type { PhotoStudioContext, PhotoStudioStore, StudioPhoto } from './photo-studio.state.ts';
import { filmedFronts } from './runs/work-fronts.ts';

/** The studio's painter, created with the first photo, and what it shows. */
export interface Painting {
  /** Prepares a photo and shows it, without film, unless it is no longer wanted then. Rejects when it cannot be used. */
  open(file: File, isWanted: () => boolean): Promise<StudioPhoto | undefined>;
  /** Shows a photo that was prepared before, without film. */
  show(blob: Blob): Promise<StudioPhoto>;
  /** Shows the photo of the state if another is shown: after undo, or after a photo that could not be opened. */
  showPhoto(): Promise<void>;
  /** Shows the state. When several scenes are requested while one is painted, only the last of them is painted. */
  repaint(): Promise<void>;
  /** Finds the fronts in a run of cabinets. @param snaps its corners may move to edges nearby */
  split(quad: Quad, snaps: boolean): Promise<Run>;
  /** The lines that divide a front which is more than one. */
  divide(front: FrontToDivide): Promise<RunLines>;
  /** The front that a tap may mean. @param plane a quad in its plane, where one is known */
  suggest(at: Point, plane: Quad | undefined): Promise<Suggestion | undefined>;
  /** A quad in the plane of what is at a point. */
  planeAt(at: Point): Promise<Quad>;
  /** The photo with its film, as JPEG. */
  picture(): Promise<Blob>;
  surfaces(): Painter['surfaces'];
}

export function createPainting(
  store: PhotoStudioStore,
  { ports, createPainter }: Pick<PhotoStudioContext, 'ports' | 'createPainter'>,
): Painting {
  let painter: Painter | undefined;
  let shown: StudioPhoto | undefined;
  let [isDue, isPainting] = [false, false];
  /** The last photo that is loaded: one after the other, so that the last one stays. */
  let loaded: Promise<unknown> = Promise.resolve();

  function load(blob: Blob): ReturnType<Painter['load']> {
    const loading = loaded.then(() => there().load(blob));
    // Whoever asked for a photo hears that it failed; the next one is loaded all the same.
    loaded = loading.catch(() => {});
    return loading;
  }

  async function open(file: File, isWanted: () => boolean): Promise<StudioPhoto | undefined> {
    painter ??= await createPainter();
    const { blob, thumbnail } = await ports.preparePhoto(file);
    thumbnail.close();
    return isWanted() ? show(blob) : undefined;
  }

  async function show(blob: Blob): Promise<StudioPhoto> {
    painter ??= await createPainter();
    shown = { blob, ...(await load(blob)) };
    return shown;
  }

  async function showPhoto(): Promise<void> {
    const { photo } = store.getState().history.now;
    if (!painter || !photo || photo === shown) return;
    shown = photo;
    await load(photo.blob);
  }

  async function repaint(): Promise<void> {
    const { history, dragging } = store.getState();
    isDue = true;
    // While a corner is dragged only the photo is shown.
    if (!painter || !history.now.photo || dragging || isPainting) return;
    isPainting = true;
    try {
      while (isDue) {
        isDue = false;
        const { grainMissing } = await painter.paint(sceneOf(store));
        if (grainMissing) store.setState({ notice: { kind: 'grain-missing' } });
      }
    } catch (error) {
      console.error(error);
      store.setState({ notice: { kind: 'no-paint' } });
    } finally {
      isPainting = false;
    }
  }

  function there(): Painter {
    if (!painter) throw new Error('There is no photo yet.');
    return painter;
  }

  return {
    open,
    show,
    showPhoto,
    repaint,
    async split(quad, snaps) {
      const corners = snaps ? await there().snapCorners(quad) : quad;
      return there().splitRun(corners);
    },
    divide: async (front) => there().divideFront(front),
    suggest: async (at, plane) => there().suggestFront(at, plane),
    planeAt: async (at) => there().planeAt(at),
    picture: async () => there().picture(sceneOf(store)),
    surfaces: () => painter?.surfaces,
  };
}

function sceneOf(store: PhotoStudioStore): Parameters<Painter['paint']>[0] {
  const { history } = store.getState();
  const { film, strokes, lighter, keepDetails } = history.now;
  return {
    fronts: filmedFronts(history.now),
    strokes,
    keepDetails,
    lighter: lighter / 100,
    film: engineFilm(film),
  };
}
