import { createStore } from 'zustand/vanilla';
import type { Film } from '../../domain/film/films.ts';
import type { PhotoRefused } from '../../kit/ports.ts';
import { createAttaching } from './attaching.ts';
import { createEdits } from './edits.ts';
import { createGestures } from './gestures.ts';
import { createKeeping } from './keeping.ts';
import { isOpenStep } from './open-step.ts';
import { createPainting } from './painting.ts';
import {
  noWork,
  type PhotoStudioContext,
  type PhotoStudioData,
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
    return {
      ...startingWith(context.film),
      ...createGestures(store, edits),
      ...createTapping(store, edits, painting),
      ...createRunActions(store, edits, painting),
      ...createAttaching(store, context, painting),
      ...createKeeping(store, context, edits, painting),
      async choose(file) {
        set({ opening: true, notice: { kind: 'opening' } });
        try {
          const photo = await painting.open(file);
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
          set({ notice: { kind: refused ? reason : 'no-painter' } });
          await painting.showPhoto();
        } finally {
          set({ opening: false });
        }
      },
      photograph: (subject) => set({ subject, means: 'divide' }),
      wear(film) {
        if (film.group === 'glass') return set({ notice: { kind: 'glass' } });
        set(({ notice }) => ({ film, notice: notice?.kind === 'glass' ? undefined : notice }));
        void painting.repaint();
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
        set({
          step,
          tool: 'steps',
          taps: undefined,
          offered: undefined,
          adjusting: undefined,
          notice: undefined,
        });
      },
      async trySample() {
        set({ opening: true, notice: { kind: 'opening' } });
        try {
          await get().choose(await context.samplePhoto());
        } catch (error) {
          console.error(error);
          set({ opening: false, notice: { kind: 'sample-failed' } });
        }
      },
      setBrush: (brush) => set((state) => ({ brush: { ...state.brush, ...brush } })),
      setSnapping: (snapping) => set({ snapping }),
      setKeepDetails: (keepDetails) => edits.change({ keepDetails }),
      setLighter: (lighter) => edits.change({ lighter }, 'lighter'),
      compare: (divider) => set({ divider }),
      async undo() {
        const { taps, offered } = get();
        // The corner that ended a run is not among `taps`.
        if (marksRun(get())) return set({ pending: undefined, notice: { kind: 'undone' } });
        // A tap is the last step, although it is no change yet.
        if (offered) return set({ offered: undefined, notice: { kind: 'undone' } });
        if (taps?.length) return set({ taps: taps.slice(0, -1), notice: { kind: 'undone' } });
        await edits.travel('undone');
      },
      async redo() {
        if (!marksRun(get())) await edits.travel('redone');
      },
    };
  });
}

/** Whether a run that was just marked is still being divided. One whose corners moved is a run already. */
function marksRun({ pending, history }: PhotoStudioData): boolean {
  return pending !== undefined && history.now.runs.every(({ quad }) => quad !== pending);
}

function startingWith(film: Film): PhotoStudioData {
  return {
    history: { now: noWork, past: [], future: [] },
    film,
    subject: 'kitchen',
    step: 'photo',
    tool: 'steps',
    means: 'divide',
    dragging: false,
    snapping: true,
    brush: { radius: 16, erase: false },
    divider: 50,
    opening: false,
  };
}
