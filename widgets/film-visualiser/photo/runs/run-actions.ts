import type { Edits } from '../edits.ts';
import type { Point, Quad } from '../engine/geometry.ts';
import type { FrontKind } from '../engine/runs/run.ts';
import {
  endsOf,
  frontInTheMiddle,
  frontOfTaps,
  isSamePlace,
  runOfOpposites,
  snapped,
  withCorner,
} from '../marking.ts';
import type { Painting } from '../painting.ts';
import type { PhotoStudioActions, PhotoStudioStore, StudioPhoto } from '../photo-studio.state.ts';
import { subjectOf } from '../subject.ts';
import { barred, divided, dividedBy, joined, trusted, withKind, withLineAt } from './edit-layout.ts';
import { isOnBar } from './front-bar.ts';
import { type Axis, framed, type Layout, layoutOf, linesOf } from './layout.ts';
import {
  doubtsIn,
  frontToDivide,
  hitIn,
  isInside,
  likelyAxis,
  type MarkedRun,
  placeInRun,
  runWithSide,
} from './marked-run.ts';
import { glassIn, stripOf } from './window-frame.ts';
import { type Count, frontsOfWork, markedCount, noCount } from './work-fronts.ts';

/** The actions of the steps: marking runs of cabinets, and correcting the fronts that the program found in them. */
export type RunActions = Pick<
  PhotoStudioActions,
  | 'photograph'
  | 'startRun'
  | 'addRun'
  | 'tapRun'
  | 'removeRun'
  | 'adjust'
  | 'dragRunCorner'
  | 'dropRunCorner'
  | 'dragRunSide'
  | 'dropRunSide'
  | 'nudgeRunCorner'
  | 'leaveRunCorner'
  | 'press'
  | 'swipe'
  | 'mean'
  | 'trustLines'
  | 'divide'
  | 'setKind'
  | 'dragLine'
  | 'dropLine'
  | 'nudgeLine'
  | 'removeLine'
  | 'count'
>;

export function createRunActions(
  store: PhotoStudioStore,
  edits: Edits,
  { split, divide, planeAt }: Pick<Painting, 'split' | 'divide' | 'planeAt'>,
): RunActions {
  const { getState: get, setState: set } = store;
  const work = () => get().history.now;
  const runOf = (id: number | undefined) => work().runs.find((run) => run.id === id);
  const isWindow = () => subjectOf(work().room) === 'windows';
  const runWithFront = (id: number) => frontsOfWork(work()).find((front) => front.id === id)?.run;

  /** Runs whose lines are looked for anew: the visitor has not seen those yet. */
  const beingDivided = new Set<MarkedRun>();

  /** Has a quad divided by the program. Resolves with the run, and whether that failed: then it is one front. */
  async function divideQuad(photo: StudioPhoto, quad: Quad): Promise<[Omit<MarkedRun, 'id'>, boolean]> {
    if (isWindow())
      return [{ quad, layout: framed(glassIn(photo, quad), edits.newId), isEdited: false }, false];
    let run: Omit<MarkedRun, 'id'> = { quad, layout: { id: edits.newId() }, isEdited: false };
    let failed = false;
    try {
      const found = await split(quad, get().snapping);
      const kinds = new Map(found.fronts.map(({ column, row, kind }) => [`${column} ${row}`, kind]));
      const kindOf = (column: number, row: number) => kinds.get(`${column} ${row}`);
      run = { ...run, quad: found.quad, layout: layoutOf(found.lines, kindOf, edits.newId) };
    } catch (error) {
      console.error(error);
      failed = true;
    }
    return [run, failed];
  }

  /** Ends the message that fronts are looked for, unless another one has come. */
  function tellDivided(failed: boolean): void {
    if (get().notice?.kind === 'dividing') set({ notice: failed ? { kind: 'not-divided' } : undefined });
  }

  /** Adds a run, divided, unless another photo or an undo has ended the wait for it. @param adjusts whether its corners are to be moved next */
  async function addDivided(photo: StudioPhoto, quad: Quad, adjusts?: boolean): Promise<void> {
    const { taps, step } = get();
    set({ pending: quad, notice: { kind: 'dividing' } });
    const asWindow = isWindow();
    let [run, failed] = await divideQuad(photo, quad);
    // The visitor has said meanwhile that it is something else.
    if (isWindow() !== asWindow) [run, failed] = await divideQuad(photo, quad);
    if (get().pending !== quad) return;
    set({ pending: undefined });
    const id = edits.newId();
    edits.change({ runs: [...work().runs, { id, ...run }] });
    // A visitor who has gone on meanwhile stays there.
    if (get().taps === taps && get().step === step)
      set({ step: 'check', tool: 'steps', taps: undefined, ...(adjusts && { adjusting: id }) });
    tellDivided(failed);
  }

  /** Two opposite corners define a run if its plane is known; otherwise four corners do. */
  function runOfTaps(photo: StudioPhoto, taps: readonly Point[], plane: Quad | undefined): Quad | undefined {
    const { snapping } = get();
    const [a, b] = taps;
    if (taps.length === 2 && plane) return runOfOpposites(photo, [a!, b!], plane, snapping);
    return taps.length === 4 ? frontOfTaps(photo, taps, snapping) : undefined;
  }

  /** Replaces a run; another edit with the same name continues the step. */
  function changeRun(id: number, edit: (run: MarkedRun) => MarkedRun, step?: string): void {
    const runs = work().runs.map((run) => (run.id === id ? edit(run) : run));
    if (runs.some((run, i) => run !== work().runs[i])) edits.change({ runs }, step);
  }

  function changeLayout(id: number, edit: (layout: Layout) => Layout, step?: string): void {
    changeRun(
      id,
      (run) => {
        const layout = edit(run.layout);
        return layout === run.layout ? run : { ...run, layout, isEdited: true };
      },
      step,
    );
    set({ notice: undefined });
  }

  const moveCorner = (id: number, corner: number, to: (at: Point) => Point, step: string) => {
    const { photo } = work();
    if (!photo) return;
    changeRun(
      id,
      (run) => ({ ...run, quad: withCorner(photo, run.quad, corner, to(run.quad[corner]!)) }),
      step,
    );
  };

  /** Divides a run anew. What the visitor changes of it meanwhile stays. Resolves with whether that failed. */
  async function divideAgain(run: MarkedRun): Promise<boolean> {
    const { photo } = work();
    if (!photo) return false;
    beingDivided.add(run);
    const [anew, failed] = await divideQuad(photo, run.quad);
    beingDivided.delete(run);
    // Of another photo it would find other lines.
    if (work().photo === photo) edits.replaceRun(run, { id: run.id, ...anew });
    return failed;
  }

  /** Ends a move of corners: those that are given snap, and a run that the visitor has not edited is divided anew. */
  async function dropRun(id: number | undefined, step: string, ...corners: readonly number[]) {
    const { snapping, history } = get();
    const { photo } = work();
    // A press without a move changes nothing.
    if (id === undefined || !photo || history.step !== step) return set({ dragging: false });
    if (snapping && corners.length > 0)
      changeRun(id, (run) => ({ ...run, quad: snapped(photo, run.quad, ...corners) }), step);
    edits.endStep();
    const run = runOf(id);
    if (!run || run.isEdited) return;
    set({ notice: { kind: 'dividing' } });
    tellDivided(await divideAgain(run));
  }

  function setKind(id: number, kind: FrontKind | undefined): void {
    const run = runWithFront(id);
    if (run !== undefined) changeLayout(run, (layout) => withKind(layout, id, kind));
    else
      edits.change({
        fronts: work().fronts.map(({ kind: _, ...front }) =>
          front.id === id && kind ? { ...front, kind } : front,
        ),
      });
    set({ notice: undefined });
  }

  /** Calls a door a drawer, and anything else a door. */
  function swap({ id, kind }: { id: number; kind: FrontKind }): void {
    set({ selected: id });
    setKind(id, kind === 'door' ? 'drawer' : 'door');
  }

  /** Leaves a front out, or gives film to one that was left out. */
  function omit({ id, kind }: { id: number; kind: FrontKind }): void {
    set({ selected: id });
    setKind(id, kind === 'other' ? undefined : 'other');
  }

  /** Divides glass by a bar in its middle. */
  function divideGlass(run: MarkedRun, id: number, axis: Axis): void {
    const wide = stripOf(work().photo!, run.quad)[axis];
    changeLayout(run.id, (layout) => barred(layout, id, axis, wide, edits.newId) ?? layout);
  }

  /** Divides a front where its parts most likely meet. @param fallback divides it in its middle, if the program cannot tell */
  async function divideFront(id: number, means: { at?: Point; axis?: Axis }, fallback: Axis): Promise<void> {
    const run = runOf(runWithFront(id));
    const { photo } = work();
    const asked = run && photo && frontToDivide(run, photo, id, means);
    if (!asked) return;
    const lines = await divide(asked).catch((error) => void console.error(error));
    const now = runOf(runWithFront(id));
    if (!now) return;
    // The visitor may have gone on meanwhile: a front that was tapped twice is divided once.
    const found = lines && now.quad === run.quad && dividedBy(now.layout, id, lines, edits.newId);
    changeLayout(
      now.id,
      (layout) => found || (layout === run.layout && divided(layout, id, fallback, edits.newId)) || layout,
    );
  }

  function removeLine(run: number, key: string): void {
    const doors = new Set(frontsOfWork(work()).flatMap(({ id, kind }) => (kind === 'door' ? [id] : [])));
    changeLayout(run, (layout) => joined(layout, key, (id) => doors.has(id)));
  }

  return {
    async photograph(room, film) {
      const { now } = get().history;
      if (room === now.room && film.code === now.film.code) return;
      const subject = subjectOf(room);
      const isSame = subject === subjectOf(now.room);
      // Copies, so that those of the step before stay as they were.
      const runs = isWindow() === (subject === 'windows') ? [] : now.runs.map((run) => ({ ...run }));
      set({ means: 'divide' });
      edits.change({ room, film, ...(runs.length > 0 && { runs }), ...(!isSame && { extra: noCount }) });
      for (const run of runs) await divideAgain(run);
    },
    startRun: () =>
      set(({ step, begun }) => ({
        step: 'mark',
        tool: 'steps',
        taps: [],
        // The first step has no way to undo what was said there.
        begun: { step: step === 'mark' ? begun?.step : step === 'photo' ? undefined : step },
        adjusting: undefined,
        selected: undefined,
        notice: undefined,
      })),
    async addRun() {
      const { photo } = work();
      // One after the other: a double press is one frame.
      if (!photo || get().pending) return;
      await addDivided(photo, frontInTheMiddle(photo, photo.width * 0.3, photo.height * 0.15), true);
    },
    async tapRun(at) {
      const { taps, pending, step, begun } = get();
      const { photo, runs } = work();
      if (!photo || pending || taps?.some((tap) => isSamePlace(photo, tap, at))) return;
      const all = [...(taps ?? []), at];
      const [first = at] = all;
      // The run before has the same plane in most kitchens. For the first run the engine estimates it from edges.
      let plane = runs.at(-1)?.quad;
      const asks = all.length === 2 && !plane;
      if (all.length < 4)
        set({
          step: 'mark',
          taps: all,
          begun: taps ? begun : { step, corner: at },
          adjusting: undefined,
          notice: asks ? { kind: 'dividing' } : undefined,
        });
      if (asks) {
        const middle = { x: (first.x + at.x) / 2, y: (first.y + at.y) / 2 };
        plane = (await planeAt(middle).catch(console.error)) ?? undefined;
        // The visitor has gone on meanwhile.
        if (get().taps !== all || get().pending) return;
      }
      const quad = runOfTaps(photo, all, plane);
      if (!quad)
        return set(all.length < 4 ? { notice: undefined } : { taps: [], notice: { kind: 'not-a-front' } });
      // Undo leads back to the corner before the last one.
      set({ taps });
      await addDivided(photo, quad, all.length === 2);
    },
    removeRun(id) {
      edits.change({ runs: work().runs.filter((run) => run.id !== id) });
      set({ adjusting: undefined, selected: undefined, notice: { kind: 'removed' } });
    },
    adjust: (adjusting) => set({ adjusting, notice: undefined }),
    dragRunCorner(corner, to) {
      const { adjusting } = get();
      set({ dragging: true });
      if (adjusting !== undefined) moveCorner(adjusting, corner, () => to, `corner ${adjusting} ${corner}`);
    },
    dropRunCorner: (corner) => dropRun(get().adjusting, `corner ${get().adjusting} ${corner}`, corner),
    dragRunSide(id, side, to) {
      const { photo } = work();
      set({ dragging: true });
      if (photo) changeRun(id, (run) => runWithSide(photo, run, side, to), `side ${id} ${side}`);
    },
    dropRunSide: (id, side) => dropRun(id, `side ${id} ${side}`, ...endsOf(side)),
    nudgeRunCorner(corner, by) {
      const { adjusting } = get();
      if (adjusting === undefined) return;
      const step = `nudge ${adjusting} ${corner}`;
      moveCorner(adjusting, corner, ({ x, y }) => ({ x: x + by.x, y: y + by.y }), step);
      const at = runOf(adjusting)?.quad[corner];
      if (at) set({ notice: { kind: 'corner', corner, at } });
    },
    leaveRunCorner: (corner) => dropRun(get().adjusting, `nudge ${get().adjusting} ${corner}`),
    async press(at, reach, least = reach) {
      const { means } = get();
      const { photo, runs, room } = work();
      if (!photo) return;
      set({ adjusting: undefined });
      const hit = hitIn(runs, photo, at, reach);
      if (hit?.line) return removeLine(hit.run.id, hit.line.key);
      // A bar is drawn on those that stand alone too.
      const there = frontsOfWork(work()).findLast(({ quad }) => isInside(quad, at));
      const hasBar = subjectOf(room) === 'kitchen' && there && there.kind !== 'other';
      if (hasBar && means === 'divide' && isOnBar(there.quad, at, least)) return swap(there);
      if (!hit) return get().tapRun(at);
      const { run, front } = hit;
      if (!front) return;
      set({ selected: front.id });
      if (isWindow()) {
        // Of a window only the glass is divided by a tap: a frame has no more parts.
        if (front.kind === 'other') divideGlass(run, front.id, front.width > front.height ? 'x' : 'y');
      } else if (means === 'divide') await divideFront(front.id, { at }, likelyAxis(front));
      else omit(front);
    },
    swipe(from, to) {
      const [across, down] = [to.x - from.x, to.y - from.y];
      const middle = { x: from.x + across / 2, y: from.y + down / 2 };
      const front = frontsOfWork(work()).findLast(({ quad }) => isInside(quad, middle));
      // Up or down is a try to scroll. Of a window, what gets no film is its glass.
      if (front && Math.abs(across) > Math.abs(down) && !isWindow()) omit(front);
    },
    mean: (means) => set({ means, notice: undefined }),
    trustLines() {
      for (const run of work().runs)
        if (!beingDivided.has(run) && doubtsIn(run).length > 0)
          edits.replaceRun(run, { ...run, layout: trusted(run.layout) });
    },
    async divide(id, axis) {
      const front = frontsOfWork(work()).find((front) => front.id === id);
      const run = runOf(front?.run);
      if (run && isWindow() && front?.kind === 'other') divideGlass(run, id, axis);
      else await divideFront(id, { axis }, axis);
    },
    setKind,
    dragLine(run, key, to) {
      const quad = runOf(run)?.quad;
      if (!quad) return;
      const line = linesOf(runOf(run)!.layout).find((line) => line.key === key);
      if (!line) return;
      set({ dragging: true });
      changeLayout(
        run,
        (layout) => withLineAt(layout, key, placeInRun(quad, to)[line.axis]),
        `line ${run} ${key}`,
      );
    },
    dropLine: edits.endStep,
    nudgeLine(run, key, by) {
      const line = linesOf(runOf(run)?.layout ?? { id: 0 }).find((line) => line.key === key);
      if (!line) return;
      changeLayout(run, (layout) => withLineAt(layout, key, line.at + by), `nudge line ${run} ${key}`);
      const moved = linesOf(runOf(run)!.layout).find((line) => line.key === key);
      if (moved) set({ notice: { kind: 'line', at: moved.at, axis: moved.axis } });
    },
    removeLine,
    count(kind, total) {
      const { extra } = work();
      const marked = markedCount(work());
      const wanted = Number.isFinite(total) ? Math.min(999, Math.max(0, Math.round(total))) : 0;
      const changed: Count = { ...extra, [kind]: wanted - marked[kind] };
      edits.change({ extra: changed }, `count ${kind}`);
      set({ notice: undefined });
    },
  };
}
