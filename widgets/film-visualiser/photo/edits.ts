import type { Quad } from './engine/geometry.ts';
import { next, redone, undone } from './history.ts';
import type { Painting } from './painting.ts';
import type { MarkedFront, PhotoStudioStore, Work } from './photo-studio.state.ts';
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
  /** Starts with this work, which was kept: there is nothing to undo. */
  takeUp(work: Work): void;
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
    const { history, selected } = store.getState();
    const now = { ...history.now, ...changes };
    store.setState({
      history: next(history, now, step),
      selected: isFrontOf(now, selected) ? selected : undefined,
    });
    void repaint();
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

  function takeUp(work: Work): void {
    const all = [...frontsOfWork(work), ...work.runs, ...work.strokes];
    ids = Math.max(ids, ...all.map(({ id }) => id));
    store.setState({ history: { now: work, past: [], future: [] } });
  }

  function endStep(): void {
    const { history } = store.getState();
    store.setState({ dragging: false, history: { ...history, step: undefined } });
    void repaint();
  }

  async function travel(kind: 'undone' | 'redone'): Promise<void> {
    const { history, selected, adjusting, step, tool } = store.getState();
    const there = kind === 'undone' ? undone(history) : redone(history);
    const { photo, runs, fronts } = there.now;
    const hasRuns = runs.length > 0;
    const hasNone = !hasRuns && fronts.length === 0;
    store.setState({
      history: there,
      selected: isFrontOf(there.now, selected) ? selected : tool === 'mark' ? fronts.at(-1)?.id : undefined,
      adjusting: runs.some(({ id }) => id === adjusting) ? adjusting : undefined,
      // Without fronts there is nothing to check or to price; with a run that is back, its fronts are to be checked.
      ...(hasNone ? { step: 'mark' as const } : step === 'mark' && hasRuns ? { step: 'check' as const } : {}),
      taps: hasNone && photo && tool === 'steps' ? [] : undefined,
      pending: undefined,
      offered: undefined,
      dragging: false,
      notice: { kind },
    });
    await showPhoto();
    await repaint();
  }

  return { change, changeFront, addFront, selectedFront, newId, takeUp, endStep, travel };
}

function isFrontOf(work: Work, front: number | undefined): boolean {
  return front !== undefined && frontsOfWork(work).some(({ id }) => id === front);
}
