import type { Edits } from './edits.ts';
import { frontOfCorners, isSamePlace } from './marking.ts';
import type { Painting } from './painting.ts';
import type { PhotoStudioActions, PhotoStudioStore } from './photo-studio.state.ts';
import { planeNear } from './runs/work-fronts.ts';

/** Marking a front that stands alone by taps: one tap, of which the program tells what it may mean, or two opposite corners. */
export type Tapping = Pick<
  PhotoStudioActions,
  'tapFront' | 'chooseOffered' | 'startTaps' | 'stopTaps' | 'tap'
>;

/** More than these nobody compares. */
const mostOffered = 3;

export function createTapping(
  store: PhotoStudioStore,
  edits: Edits,
  { suggest }: Pick<Painting, 'suggest'>,
): Tapping {
  const { getState: get, setState: set } = store;
  /** Numbers the questions: only the answer to the last one counts. */
  let question = 0;

  return {
    async tapFront(at) {
      const { now } = get().history;
      if (!now.photo) return;
      const mine = ++question;
      set({ offered: undefined, notice: { kind: 'looking' } });
      const found = await suggest(at, planeNear(now, at)).catch((error) => void console.error(error));
      // The visitor went on meanwhile.
      if (mine !== question || get().tool !== 'mark' || get().taps || get().history.now !== now) return;
      if (!found) return set({ taps: [], notice: { kind: 'no-front' } });
      // Even the best suggestions are often wrong, so all are offered and none is placed.
      const offered = [found.front, ...found.others].slice(0, mostOffered);
      set({ offered, notice: { kind: 'offered' } });
    },
    chooseOffered(index) {
      const quad = get().offered?.[index];
      if (quad) edits.addFront(quad);
    },
    startTaps: () => set({ tool: 'mark', ...noTaps, taps: [], notice: { kind: 'taps' } }),
    stopTaps: () => set({ ...noTaps, notice: { kind: 'one-tap' } }),
    tap(at) {
      const { history, taps = [], snapping } = get();
      const { photo } = history.now;
      const [first] = taps;
      if (!photo || (first && isSamePlace(photo, first, at))) return;
      if (!first) return set({ taps: [at] });
      const quad = frontOfCorners(photo, [first, at], planeNear(history.now, first), snapping);
      if (quad) edits.addFront(quad);
      else set({ taps: [], notice: { kind: 'not-a-front' } });
    },
  };
}

const noTaps = { taps: undefined, pending: undefined, offered: undefined, selected: undefined } as const;
