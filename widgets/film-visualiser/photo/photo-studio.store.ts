import { createStore } from 'zustand/vanilla';
import type { PhotoRefused } from '../../kit/ports.ts';
import { createAttaching } from './attaching.ts';
import { createEdits } from './edits.ts';
import { createGestures } from './gestures.ts';
import { createKeeping } from './keeping.ts';
import { isOpenStep, stepBefore } from './open-step.ts';
import { createPainting } from './painting.ts';
import {
  noWork,
  type PhotoStudioContext,
  type PhotoStudioState,
  type PhotoStudioStore,
} from './photo-studio.state.ts';
import { createRunActions } from './runs/run-actions.ts';
import { createTapping } from './tapping.ts';

/** The state of one studio: works without React, and without a canvas. It exists as long as the page. */
export function createPhotoStudioStore(context: PhotoStudioContext): PhotoStudioStore {
  return createStore<PhotoStudioState>((set, get, store) => {
    const painting = createPainting(store, context);
    const edits = createEdits(store, painting);
    /** Numbers the photos: the one that was chosen last stays, however long each takes. */
    let choices = 0;

    async function open(file: File | Promise<File>): Promise<void> {
      const mine = ++choices;
      const isLast = () => mine === choices;
      set({ opening: true, notice: { kind: 'opening' } });
      let problem: 'sample-failed' | 'no-painter' = 'sample-failed';
      try {
        const given = await file;
        problem = 'no-painter';
        const photo = await painting.open(given, isLast);
        if (!photo || !isLast()) return;
        const { keepDetails } = get().history.now;
        edits.change({ ...noWork, keepDetails, photo });
        set({
          surfaces: painting.surfaces(),
          step: 'mark',
          tool: 'steps',
          taps: [],
          pending: undefined,
          offered: undefined,
          selected: undefined,
          adjusting: undefined,
          notice: undefined,
        });
      } catch (error) {
        const { name, reason } = error as PhotoRefused;
        const refused = name === 'PhotoRefused';
        if (!refused) console.error(error);
        if (!isLast()) return;
        set({ notice: { kind: refused ? reason : problem } });
        await painting.showPhoto();
      } finally {
        if (isLast()) set({ opening: false });
      }
    }

    return {
      history: { now: { ...noWork, room: 'kitchen', film: context.film }, past: [], future: [] },
      step: 'photo',
      tool: 'steps',
      means: 'divide',
      dragging: false,
      snapping: true,
      brush: { radius: 16, erase: false },
      divider: 50,
      opening: false,
      ...createGestures(store, edits),
      ...createTapping(store, edits, painting),
      ...createRunActions(store, edits, painting),
      ...createAttaching(store, context, painting),
      ...createKeeping(store, context, edits, painting),
      choose: open,
      trySample: () => open(context.samplePhoto()),
      wear(film) {
        if (film.group === 'glass') return set({ notice: { kind: 'glass' } });
        set(({ notice }) => ({ notice: notice?.kind === 'glass' ? undefined : notice }));
        if (film.code !== get().history.now.film.code) edits.change({ film });
      },
      use: (tool) =>
        set(({ step, history }) => ({
          tool,
          // Where nothing is marked yet, the first tap marks.
          taps: tool === 'steps' && step === 'mark' ? [] : undefined,
          offered: undefined,
          notice: tool === 'mark' && !history.now.fronts.length ? { kind: 'one-tap' } : undefined,
        })),
      go(step) {
        if (!isOpenStep(get().history.now, step)) return;
        if (step === 'mark') return get().startRun();
        if (step === 'film' && get().step === 'check') get().trustLines();
        set({
          step,
          tool: 'steps',
          taps: undefined,
          offered: undefined,
          adjusting: undefined,
          notice: undefined,
        });
      },
      setBrush: (brush) => set((state) => ({ brush: { ...state.brush, ...brush } })),
      setSnapping: (snapping) => set({ snapping }),
      setKeepDetails: (keepDetails) => edits.change({ keepDetails }),
      setLighter: (lighter) => edits.change({ lighter }, 'lighter'),
      compare: (divider) => set({ divider }),
      async undo() {
        const { taps, offered, pending } = get();
        const before = stepBefore(get());
        const notice = { kind: 'undone' } as const;
        // The corner that ended a run is not among `taps`.
        if (pending) return set({ pending: undefined, notice });
        // A tap is the last step, although it is no change yet.
        if (offered) return set({ offered: undefined, notice });
        if (before) return set({ step: before, taps: undefined, notice: undefined });
        if (taps?.length) return set({ taps: taps.slice(0, -1), notice });
        await edits.travel('undone');
      },
      async redo() {
        if (!get().pending) await edits.travel('redone');
      },
    };
  });
}
