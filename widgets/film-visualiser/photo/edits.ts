import type { Quad } from './engine/geometry.ts';
import { type History, next, redone, undone } from './history.ts';
import { openStep } from './open-step.ts';
import type { Painting } from './painting.ts';
import type { MarkedFront, PhotoStudioData, PhotoStudioStore, Work } from './photo-studio.state.ts';
import type { MarkedRun } from './runs/marked-run.ts';
import { frontsOfWork } from './runs/work-fronts.ts';

/** Changes to the work on the photo. Each is painted, and is a step that can be undone. */
export interface Edits {
  /** @param step consecutive changes with the same name are one step */
  change(changes: Partial<Work>, step?: string): void;
  /** Changes the selected front. */
  changeFront(edit: (front: MarkedFront) => MarkedFront, step?: string): void;
  /** Adds a front and selects it. */
  addFront(quad: Quad, turned?: boolean): void;
  selectedFront(): MarkedFront | undefined;
  /** A number that no other front, run or stroke of this studio has. */
  newId(): number;
  /** Puts a run in place of another wherever the history has that one: it was divided anew, which is no step of its own. */
  replaceRun(run: MarkedRun, by: MarkedRun): void;
  /** Starts with this work, which was kept: there is nothing to undo. */
  takeUp(work: Partial<Work>): void;
  /** Ends a drag: what was not painted during it is painted now, and the next change is a step of its own. */
  endStep(): void;
  /** Undoes or redoes one step. */
  travel(kind: 'undone' | 'redone'): Promise<void>;
}

/** @param painting shows the changes */
export function createEdits(
  store: PhotoStudioStore,
  { repaint, showPhoto }: Pick<Painting, 'repaint' | 'showPhoto'>,
): Edits {
  let ids = 0;
  const newId = () => ++ids;

  function selectedFront(): MarkedFront | undefined {
    const { history, selected } = store.getState();
    return history.now.fronts.find(({ id }) => id === selected);
  }

  function change(changes: Partial<Work>, step?: string): void {
    const { history } = store.getState();
    const now = { ...history.now, ...changes };
    store.setState({ begun: undefined });
    // Without a photo there is nothing to undo.
    show(now.photo ? next(history, now, step) : { ...history, now });
  }

  function show(history: History<Work>): void {
    const { selected, step, tool, taps } = store.getState();
    const open = openStep(history.now, step);
    store.setState({
      history,
      selected: isFrontOf(history.now, selected) ? selected : undefined,
      step: open,
      // Where nothing is marked any more, the next tap marks.
      taps: open !== step && open === 'mark' && tool === 'steps' ? [] : taps,
    });
    void repaint();
  }

  function replaceRun(run: MarkedRun, by: MarkedRun): void {
    const { now, past, future, step } = store.getState().history;
    const replaced = (work: Work): Work =>
      work.runs.includes(run) ? { ...work, runs: work.runs.map((each) => (each === run ? by : each)) } : work;
    show({ now: replaced(now), past: past.map(replaced), future: future.map(replaced), step });
  }

  function changeFront(edit: (front: MarkedFront) => MarkedFront, step?: string): void {
    const { history, selected } = store.getState();
    change(
      { fronts: history.now.fronts.map((front) => (front.id === selected ? edit(front) : front)) },
      step,
    );
  }

  function addFront(quad: Quad, turned = false): void {
    const id = newId();
    change({ fronts: [...store.getState().history.now.fronts, { id, quad, turned }] });
    store.setState({
      selected: id,
      taps: undefined,
      offered: undefined,
      tool: 'mark',
      notice: { kind: 'added' },
    });
  }

  function takeUp(work: Partial<Work>): void {
    const now = { ...store.getState().history.now, ...work };
    const all = [...frontsOfWork(now), ...now.runs, ...now.strokes];
    ids = Math.max(ids, ...all.map(({ id }) => id));
    store.setState({ history: { now, past: [], future: [] } });
  }

  function endStep(): void {
    const { history } = store.getState();
    store.setState({ dragging: false, history: { ...history, step: undefined } });
    void repaint();
  }

  async function travel(kind: 'undone' | 'redone'): Promise<void> {
    const state = store.getState();
    const { history, selected, adjusting } = state;
    const there = kind === 'undone' ? undone(history) : redone(history);
    const { runs, fronts } = there.now;
    const { step, tool } = placeOf(history.now, there.now, state);
    store.setState({
      history: there,
      selected: isFrontOf(there.now, selected) ? selected : tool === 'mark' ? fronts.at(-1)?.id : undefined,
      adjusting: runs.some(({ id }) => id === adjusting) ? adjusting : undefined,
      step,
      tool,
      taps: step === 'mark' && tool === 'steps' ? [] : undefined,
      begun: undefined,
      pending: undefined,
      offered: undefined,
      dragging: false,
      notice: { kind },
    });
    await showPhoto();
    await repaint();
  }

  return { change, changeFront, addFront, selectedFront, newId, replaceRun, takeUp, endStep, travel };
}

/** Where the visitor sees what an undo changes: marks while they are checked, a film where films are chosen. */
function placeOf(
  from: Work,
  to: Work,
  { step, tool }: Pick<PhotoStudioData, 'step' | 'tool'>,
): Pick<PhotoStudioData, 'step' | 'tool'> {
  const differs = (...parts: (keyof Work)[]) => parts.some((part) => from[part] !== to[part]);
  const marks = differs('photo', 'room', 'runs', 'extra') || (tool !== 'mark' && differs('fronts'));
  if (marks) return { step: openStep(to, 'check'), tool: 'steps' };
  const film = tool === 'steps' && differs('film');
  return { step: openStep(to, film ? 'film' : step), tool };
}

function isFrontOf(work: Work, front: number | undefined): boolean {
  return front !== undefined && frontsOfWork(work).some(({ id }) => id === front);
}
