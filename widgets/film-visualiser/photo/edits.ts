import type { Quad } from './engine/geometry.ts';
import type { Front } from './engine/prepare-front.ts';
import { next, redone, undone } from './history.ts';
import type { Painting } from './painting.ts';
import type { PhotoStudioStore, Work } from './photo-studio.state.ts';

/** Changes to the work on the photo. Each is painted, and is a step that can be undone. */
export interface Edits {
  /** @param step consecutive changes with the same name are one step */
  change(changes: Partial<Work>, step?: string): void;
  /** Changes the selected front. */
  changeFront(edit: (front: Front) => Front, step?: string): void;
  /** Adds a front and selects it. */
  addFront(quad: Quad, turned?: boolean): void;
  selectedFront(): Front | undefined;
  /** A number that no other front or stroke of this studio has. */
  newId(): number;
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

  function selectedFront(): Front | undefined {
    const { history, selected } = store.getState();
    return history.now.fronts.find(({ id }) => id === selected);
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

  function addFront(quad: Quad, turned = false): void {
    const id = newId();
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

  return { change, changeFront, addFront, selectedFront, newId, travel };
}
