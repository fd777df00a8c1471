import { createStore } from 'zustand/vanilla';
import type { Film } from '../../domain/film/films.ts';
import type { PhotoRefused, Ports } from '../../kit/ports.ts';
import { knownVisitor } from '../../request/known-visitor.ts';
import { mostPhotos } from '../../request/request-state.ts';
import type { Quad } from './engine/geometry.ts';
import type { Stroke } from './engine/mask.ts';
import type { Front } from './engine/prepare-front.ts';
import { engineFilm } from './engine-film.ts';
import { next, redone, undone } from './history.ts';
import {
  frontBeside,
  frontInTheMiddle,
  frontOfTaps,
  isSamePlace,
  moved,
  snapped,
  withCorner,
} from './marking.ts';
import type { Painter } from './painter.ts';
import type { Notice, PhotoStudioState, PhotoStudioStore, StudioPhoto, Work } from './photo-studio.state.ts';

/** What the studio gets from outside. */
export interface PhotoStudioContext {
  ports: Ports;
  /** Made when the first photo is chosen. */
  createPainter(): Promise<Painter>;
  /** Gives the visitor a file. */
  download(file: Blob, name: string): void;
  /** On the fronts at first; one for glass will not do. */
  film: Film;
}

const nothing: Work = { fronts: [], strokes: [], lighter: 0, keepDetails: true };

/** The state of one studio: works without React, and without a canvas. It stays while the page lives. */
export function createPhotoStudioStore(context: PhotoStudioContext): PhotoStudioStore {
  const { ports } = context;
  let painter: Painter | undefined;
  let shown: StudioPhoto | undefined;
  let ids = 0;
  /** Names a drag or a stroke, so that all of it is one step. */
  let gesture = 0;

  const store: PhotoStudioStore = createStore<PhotoStudioState>((set, get) => ({
    history: { now: nothing, past: [], future: [] },
    film: context.film,
    tool: 'mark',
    dragging: false,
    snapping: true,
    brush: { radius: 16, erase: false },
    open: 50,
    opening: false,
    async choose(file) {
      set({ opening: true, notice: { kind: 'opening' } });
      try {
        painter ??= await context.createPainter();
        const { blob, thumbnail } = await ports.preparePhoto(file);
        thumbnail.close();
        const photo: StudioPhoto = { blob, ...(await painter.load(blob)) };
        shown = photo;
        const { keepDetails } = get().history.now;
        change({ ...nothing, keepDetails, photo });
        set({
          surfaces: painter.surfaces,
          tool: 'mark',
          taps: [],
          selected: undefined,
          notice: { kind: 'taps' },
        });
      } catch (error) {
        const { name, reason } = error as PhotoRefused;
        const refused = name === 'PhotoRefused';
        if (!refused) console.error(error);
        say({ kind: refused ? reason : 'no-painter' });
        await showPhoto();
      } finally {
        set({ opening: false });
      }
    },
    wear(film) {
      if (film.group === 'glass') return say({ kind: 'glass' });
      set(({ notice }) => ({ film, notice: notice?.kind === 'glass' ? undefined : notice }));
      void repaint();
    },
    use: (tool) => set({ tool, taps: undefined }),
    startTaps: () => set({ tool: 'mark', taps: [], selected: undefined, notice: { kind: 'taps' } }),
    stopTaps: () => set({ taps: undefined, notice: undefined }),
    tap(at) {
      const { history, taps = [], snapping } = get();
      const { photo } = history.now;
      if (!photo || taps.some((tap) => isSamePlace(photo, tap, at))) return;
      const all = [...taps, at];
      if (all.length < 4) return set({ taps: all });
      const quad = frontOfTaps(photo, all, snapping);
      if (quad) add(quad);
      else set({ taps: [], notice: { kind: 'not-a-front' } });
    },
    addFront() {
      const { photo } = get().history.now;
      if (photo) add(frontInTheMiddle(photo));
    },
    duplicate() {
      const [photo, front] = [get().history.now.photo, selected()];
      if (photo && front) add(frontBeside(photo, front, get().snapping), front.turned);
    },
    remove() {
      if (!selected()) return;
      const { fronts } = get().history.now;
      change({ fronts: fronts.filter(({ id }) => id !== get().selected) });
      set({ selected: fronts.findLast(({ id }) => id !== get().selected)?.id, notice: { kind: 'removed' } });
    },
    turn: () => changeFront((front) => ({ ...front, turned: !front.turned })),
    select: (id) => set({ selected: id, taps: undefined }),
    grab() {
      gesture++;
      set({ dragging: true });
    },
    dragCorner(corner, to) {
      const { photo } = get().history.now;
      if (photo)
        changeFront(
          ({ quad, ...front }) => ({ ...front, quad: withCorner(photo, quad, corner, to) }),
          `drag ${gesture}`,
        );
    },
    dragFront: (by) =>
      changeFront(({ quad, ...front }) => ({ ...front, quad: moved(quad, by) }), `drag ${gesture}`),
    drop(corner) {
      const { history, snapping } = get();
      const { photo } = history.now;
      set({ dragging: false });
      // A press without a move changes nothing.
      if (!photo || history.step !== `drag ${gesture}`) return;
      if (snapping)
        changeFront(
          ({ quad, ...front }) => ({ ...front, quad: snapped(photo, quad, corner) }),
          `drag ${gesture}`,
        );
      else void repaint();
      sayCorner(corner);
    },
    nudgeCorner(corner, by) {
      const { photo } = get().history.now;
      if (!photo) return;
      const nudge = ({ quad, ...front }: Front) => {
        const { x, y } = quad[corner]!;
        return { ...front, quad: withCorner(photo, quad, corner, { x: x + by.x, y: y + by.y }) };
      };
      changeFront(nudge, `nudge ${get().selected} ${corner}`);
      sayCorner(corner);
    },
    setSnapping: (snapping) => set({ snapping }),
    startStroke(at) {
      gesture++;
      const { brush, history } = get();
      const stroke: Stroke = { id: ++ids, points: [at], ...brush };
      change({ strokes: [...history.now.strokes, stroke] }, `stroke ${gesture}`);
    },
    goOnStroke(at) {
      const { strokes } = get().history.now;
      const last = strokes.at(-1);
      if (!last || get().history.step !== `stroke ${gesture}`) return;
      change(
        { strokes: [...strokes.slice(0, -1), { ...last, points: [...last.points, at] }] },
        `stroke ${gesture}`,
      );
    },
    endStroke: () => {
      gesture++;
    },
    setBrush: (brush) => set((state) => ({ brush: { ...state.brush, ...brush } })),
    setKeepDetails: (keepDetails) => change({ keepDetails }),
    setLighter: (lighter) => change({ lighter }, 'lighter'),
    compare: (open) => set({ open }),
    undo: () => travel('undone'),
    redo: () => travel('redone'),
    async save() {
      try {
        const name = fileName();
        context.download(await pictureNow(), name);
      } catch (error) {
        console.error(error);
        say({ kind: 'no-picture' });
      }
    },
    attach() {
      // A double click is one picture.
      attaching ??= attach().finally(() => {
        attaching = undefined;
      });
      return attaching;
    },
  }));

  const say = (notice: Notice) => store.setState({ notice });
  const fileName = () => `wrappie-${store.getState().film.code}.jpg`;

  function selected(): Front | undefined {
    const { history, selected } = store.getState();
    return history.now.fronts.find(({ id }) => id === selected);
  }

  function sayCorner(corner: number | undefined): void {
    const at = corner === undefined ? undefined : selected()?.quad[corner];
    if (corner !== undefined && at) say({ kind: 'corner', corner, at });
  }

  function change(changes: Partial<Work>, step?: string): void {
    const { history } = store.getState();
    store.setState({ history: next(history, { ...history.now, ...changes }, step) });
    void repaint();
  }

  function changeFront(edit: (front: Front) => Front, step?: string): void {
    const { history, selected } = store.getState();
    change(
      { fronts: history.now.fronts.map((front) => (front.id === selected ? edit(front) : front)) },
      step,
    );
  }

  function add(quad: Quad, turned = false): void {
    const id = ++ids;
    change({ fronts: [...store.getState().history.now.fronts, { id, quad, turned }] });
    store.setState({ selected: id, taps: undefined, tool: 'mark', notice: { kind: 'added' } });
  }

  async function travel(kind: 'undone' | 'redone'): Promise<void> {
    const { history, selected } = store.getState();
    const there = kind === 'undone' ? undone(history) : redone(history);
    const isThere = there.now.fronts.some(({ id }) => id === selected);
    store.setState({
      history: there,
      selected: isThere ? selected : there.now.fronts.at(-1)?.id,
      taps: undefined,
      notice: { kind },
    });
    await showPhoto();
    await repaint();
  }

  /** A step back may lead to another photo, and a photo that could not be opened may have wiped out the last. */
  async function showPhoto(): Promise<void> {
    const { photo } = store.getState().history.now;
    if (!painter || !photo || photo === shown) return;
    shown = photo;
    await painter.load(photo.blob);
  }

  let [isDue, isPainting] = [false, false];
  /** Of what is asked for while one scene is being painted, only the last is painted. */
  async function repaint(): Promise<void> {
    const { history, dragging } = store.getState();
    isDue = true;
    // While a corner is dragged, the photo itself is what matters.
    if (!painter || !history.now.photo || dragging || isPainting) return;
    isPainting = true;
    try {
      while (isDue) {
        isDue = false;
        const { history, film } = store.getState();
        const { fronts, strokes, lighter, keepDetails } = history.now;
        const scene = { fronts, strokes, keepDetails, lighter: lighter / 100, film: engineFilm(film) };
        const { grainMissing } = await painter.paint(scene);
        if (grainMissing) say({ kind: 'grain-missing' });
      }
    } catch (error) {
      console.error(error);
      say({ kind: 'no-paint' });
    } finally {
      isPainting = false;
    }
  }

  let attaching: Promise<void> | undefined;
  async function attach(): Promise<void> {
    const { history, film, attached } = store.getState();
    const work = history.now;
    if (attached?.work === work && attached.film === film) return say({ kind: 'attached' });
    const visitor = knownVisitor(ports);
    if (visitor.getState().photos.length >= mostPhotos) return say({ kind: 'too-many' });
    try {
      const name = fileName();
      const picture = new File([await pictureNow()], name, { type: 'image/jpeg' });
      // As every photo of a request: checked, named, and small enough.
      const { blob, objectName, thumbnail } = await ports.preparePhoto(picture);
      thumbnail.close();
      await (await ports.pictures()).keepPicture(objectName, blob);
      visitor.setState({ photos: [...visitor.getState().photos, { name, objectName }] });
      store.setState({ attached: { work, film }, notice: { kind: 'attached' } });
    } catch (error) {
      console.error(error);
      say({ kind: 'no-picture' });
    }
  }

  function pictureNow(): Promise<Blob> {
    if (!painter) throw new Error('There is no photo yet.');
    return painter.picture();
  }

  return store;
}
