import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { ChoosePhoto } from './ChoosePhoto.tsx';
import { type PhotoStudioCopy, photoStudioCopy } from './photo-studio.copy.ts';
import type { PhotoStudioState, PhotoStudioViewProps } from './photo-studio.state.ts';
import { totalCount } from './runs/work-fronts.ts';
import { StudioStage } from './StudioStage.tsx';
import { CheckStep } from './steps/CheckStep.tsx';
import { FilmStep } from './steps/FilmStep.tsx';
import { MarkStep } from './steps/MarkStep.tsx';
import { MoreTools } from './steps/MoreTools.tsx';
import { SendStep } from './steps/SendStep.tsx';
import { StepBar } from './steps/StepBar.tsx';
import { useFocusOfStep } from './steps/use-focus-of-step.ts';

/** The visitor's own photo, from the photo to the price: one step at a time, with film on the fronts that they mark. */
export const PhotoStudio = memo(function PhotoStudio({
  store,
  lang,
  ways,
  amount,
}: PhotoStudioViewProps): ReactNode {
  const state = useStore(store);
  const copy = photoStudioCopy[lang];
  const status = useFocusOfStep(state.step);
  const { history, step, tool, taps } = state;
  const { photo, past, future } = { photo: history.now.photo, ...history };
  const count = totalCount(history.now);
  const price = amount(count);
  const part = { state, copy };
  // In a narrow container the parts are placed in the surrounding grid, so that the photo stays visible next to the films too.
  return (
    <div part="photo-studio" className="contents wide:flex wide:flex-col wide:gap-4">
      {photo && step !== 'photo' && (
        <StudioStage
          {...part}
          photo={photo}
          film={state.film.name[lang]}
          price={step === 'film' || step === 'send' ? { count, amount: price } : undefined}
          lang={lang}
        />
      )}
      <div className="flex flex-col gap-4 min-w-0">
        <StepBar {...part} />
        <div className="flex items-start justify-between gap-2">
          <p ref={status} role="status" tabIndex={-1} className="text-lg font-semibold min-h-[44px]">
            {textOf(state, copy)}
          </p>
          {photo && (
            <div className="flex shrink-0">
              <Button
                look="quiet"
                incomplete={past.length === 0 && !taps?.length}
                onPress={() => void state.undo()}
              >
                {copy.undo}
              </Button>
              {future.length > 0 && (
                <Button look="quiet" onPress={() => void state.redo()}>
                  {copy.redo}
                </Button>
              )}
            </div>
          )}
        </div>
        {step === 'photo' && <ChoosePhoto {...part} />}
        {photo && tool === 'steps' && (
          <>
            {step === 'mark' && <MarkStep {...part} />}
            {step === 'check' && <CheckStep {...part} />}
            {step === 'film' && <FilmStep {...part} />}
            {step === 'send' && <SendStep {...part} ways={ways} />}
          </>
        )}
        {photo && step !== 'photo' && <MoreTools {...part} />}
      </div>
    </div>
  );
});

/** What is said now: news, else what the step asks. */
function textOf({ notice, step, tool, taps, history }: PhotoStudioState, copy: PhotoStudioCopy): string {
  if (notice) return copy.notice(notice);
  if (tool !== 'steps') return copy.tool[tool];
  const { photo, runs } = history.now;
  if (step === 'mark' && taps?.length) return copy.cornersLeft(4 - taps.length);
  if (step === 'mark') return runs.length > 0 ? copy.markNext : copy.markFirst;
  if (step === 'check') return copy.question(totalCount(history.now));
  return copy.stepText[photo || step === 'photo' ? step : 'photo'];
}
