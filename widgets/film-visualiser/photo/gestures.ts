import type { Edits } from './edits.ts';
import type { Quad } from './engine/geometry.ts';
import type { Stroke } from './engine/mask.ts';
import { frontBeside, frontInTheMiddle, movedInPlane, snapped, withCorner, withSide } from './marking.ts';
import type { MarkedFront, PhotoStudioActions, PhotoStudioStore, StudioPhoto } from './photo-studio.state.ts';

/** The gestures on the photo itself, with pointer or keys: putting fronts in place, and brushing. */
export type Gestures = Pick<
  PhotoStudioActions,
  | 'addFront'
  | 'duplicate'
  | 'remove'
  | 'turn'
  | 'select'
  | 'grab'
  | 'dragCorner'
  | 'dragSide'
  | 'dragFront'
  | 'drop'
  | 'nudgeCorner'
  | 'nudgeFront'
  | 'startStroke'
  | 'goOnStroke'
  | 'endStroke'
>;

export function createGestures(store: PhotoStudioStore, edits: Edits): Gestures {
  const { getState: get, setState: set } = store;
  const { change, changeFront, selectedFront } = edits;
  /** Numbers drags and strokes, so that each is one step. */
  let gesture = 0;

  function sayCorner(corner: number | undefined): void {
    const at = corner === undefined ? undefined : selectedFront()?.quad[corner];
    if (corner !== undefined && at) set({ notice: { kind: 'corner', corner, at } });
  }

  function drag(moved: (photo: StudioPhoto, quad: Quad) => Quad): void {
    const { photo } = get().history.now;
    if (photo) changeFront((front) => ({ ...front, quad: moved(photo, front.quad) }), `drag ${gesture}`);
  }

  return {
    addFront() {
      const { photo } = get().history.now;
      if (photo) edits.addFront(frontInTheMiddle(photo));
    },
    duplicate() {
      const [photo, front] = [get().history.now.photo, selectedFront()];
      if (photo && front) edits.addFront(frontBeside(photo, front, get().snapping), front.turned);
    },
    remove() {
      if (!selectedFront()) return;
      const { selected, tool, history } = get();
      const left = history.now.fronts.filter(({ id }) => id !== selected);
      change({ fronts: left });
      // In the list of fronts another would be chosen unheard.
      set({ selected: tool === 'mark' ? left.at(-1)?.id : undefined, notice: { kind: 'removed' } });
    },
    turn: () => changeFront((front) => ({ ...front, turned: !front.turned })),
    select: (id) => set({ selected: id, taps: undefined, offered: undefined }),
    grab() {
      gesture++;
      set({ dragging: true });
    },
    dragCorner: (corner, to) => drag((photo, quad) => withCorner(photo, quad, corner, to)),
    dragSide: (side, to) => drag((photo, quad) => withSide(photo, quad, side, to)),
    dragFront: (from, to) => drag((_, quad) => movedInPlane(quad, from, to)),
    drop(...corners) {
      const { history, snapping } = get();
      const { photo } = history.now;
      set({ dragging: false });
      // A press without a move changes nothing.
      if (!photo || history.step !== `drag ${gesture}`) return;
      // During a drag nothing was painted: paint now, whether or not a corner snaps.
      changeFront(
        (front) => (snapping ? { ...front, quad: snapped(photo, front.quad, ...corners) } : front),
        `drag ${gesture}`,
      );
      if (corners.length === 1) sayCorner(corners[0]);
    },
    nudgeCorner(corner, by) {
      const { photo } = get().history.now;
      if (!photo) return;
      const nudge = ({ quad, ...front }: MarkedFront) => {
        const { x, y } = quad[corner]!;
        return { ...front, quad: withCorner(photo, quad, corner, { x: x + by.x, y: y + by.y }) };
      };
      changeFront(nudge, `nudge ${get().selected} ${corner}`);
      sayCorner(corner);
    },
    nudgeFront(by) {
      const nudge = ({ quad, ...front }: MarkedFront) => {
        const [{ x, y }] = quad;
        return { ...front, quad: movedInPlane(quad, quad[0], { x: x + by.x, y: y + by.y }) };
      };
      changeFront(nudge, `nudge ${get().selected}`);
      sayCorner(0);
    },
    startStroke(at) {
      gesture++;
      const { brush, history } = get();
      const stroke: Stroke = { id: edits.newId(), points: [at], ...brush };
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
  };
}
