import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { euros } from '../../domain/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoosePhoto } from './ChoosePhoto.tsx';
import { refusalOf } from './notice.ts';
import { OfferedFronts } from './OfferedFronts.tsx';
import { isOpenStep } from './open-step.ts';
import type { PhotoStudioViewProps } from './photo-studio.state.ts';
import { totalCount } from './runs/work-fronts.ts';
import { StudioStage } from './StudioStage.tsx';
import { SubjectChoice } from './SubjectChoice.tsx';
import { CheckStep } from './steps/CheckStep.tsx';
import { MarkStep } from './steps/MarkStep.tsx';
import { MoreTools } from './steps/MoreTools.tsx';
import { SendStep } from './steps/SendStep.tsx';
import { StepBar } from './steps/StepBar.tsx';
import { StepHead } from './steps/StepHead.tsx';
import { useKeptFocus } from './steps/use-kept-focus.ts';
import { useStartOfStep } from './steps/use-start-of-step.ts';
import { subjectOf } from './subject.ts';
import { useStudioCopy } from './use-studio-copy.ts';

/** Styles that have no class: the CSS of the classes loads with the visualiser, for visitors without a photo too. */
const looks = {
  row: { display: 'flex', alignItems: 'center' },
  beside: { flexGrow: 1, maxWidth: '320px', margin: 'auto', padding: '8px' },
} as const;

/**
 * The visitor's own photo, from the photo to the price: one step at a time, with film on the fronts that they mark. What the step asks
 * and the photo stay in sight together (the dock); the controls of the step are below it, or beside it where there is room.
 */
export function PhotoStudio({
  store,
  lang,
  ways,
  room,
  onRoom,
  amount,
  children,
}: PhotoStudioViewProps): ReactNode {
  const state = useStore(store);
  const { history, step, tool, taps, offered, surfaces } = state;
  const copy = useStudioCopy(lang, subjectOf(history.now.room));
  const { bar, text } = useStartOfStep(step, tool, taps?.length, refusalOf(state));
  useKeptFocus(text);
  const { photo } = history.now;
  const isMarked = photo && step !== 'photo';
  const count = totalCount(history.now);
  const isCounted = isOpenStep(history.now, 'film');
  const price = isCounted ? amount(count) : undefined;
  const from = price !== undefined && copy.from(euros(price, lang));
  const film = history.now.film.name[lang];
  const hasPanel = isMarked && !offered && step !== 'mark';
  // A portrait leaves room beside it.
  const isBeside = hasPanel && photo.height > photo.width;
  const part = { state, copy };
  const films = isMarked && (step === 'film' || tool === 'mark') && children;
  return (
    <div part="photo-studio" className="contents">
      <div ref={bar} className="min-w-0 wide:col-span-2">
        <StepBar {...part} />
      </div>
      <div
        data-dock={isMarked ? '' : undefined}
        className={
          isMarked
            ? 'sticky-top z-10 min-w-0 rounded-lg border border-line bg-white overflow-hidden'
            : 'min-w-0 wide:col-span-2'
        }
      >
        <StepHead {...part} textRef={text} />
        <div style={isBeside ? looks.row : undefined}>
          {isMarked && (
            <StudioStage
              {...part}
              photo={photo}
              film={film}
              panel={hasPanel ? (isBeside ? 'beside' : 'below') : undefined}
            />
          )}
          {hasPanel && (
            <div
              className={
                isBeside ? 'flex flex-col gap-3' : 'flex items-center justify-between gap-3 px-3 py-1'
              }
              style={isBeside ? looks.beside : undefined}
            >
              <p part="amount" className="grow flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-sm whitespace-nowrap">{copy.counted(count)}</span>
                {from && <span className="text-lg font-semibold tabular whitespace-nowrap">{from}</span>}
              </p>
              {/* In sight whichever film is chosen. */}
              {tool === 'steps' && step === 'check' && isCounted && (
                <Button look="primary" onPress={() => state.go('film')}>
                  {copy.countIsRight}
                </Button>
              )}
              {tool === 'steps' && step === 'film' && (
                <Button look="primary" onPress={() => state.go('send')}>
                  {copy.toPrice}
                </Button>
              )}
            </div>
          )}
        </div>
        {offered && surfaces && <OfferedFronts {...part} offered={offered} photo={surfaces.photo} />}
        {/* Read aloud when another film changes the price. */}
        <p role="status" className="sr-only">
          {films && [film, from].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className={isMarked ? 'flex flex-col gap-4 min-w-0' : 'min-w-0 wide:col-span-2'}>
        {step === 'photo' && (
          <>
            <SubjectChoice copy={copy} lang={lang} room={room} onRoom={onRoom} />
            <ChoosePhoto {...part} />
          </>
        )}
        {photo && tool === 'steps' && (
          <>
            {step === 'mark' && <MarkStep {...part} />}
            {step === 'check' && <CheckStep {...part} />}
            {step === 'send' && <SendStep {...part} ways={ways} />}
            {films}
          </>
        )}
        {isMarked && <MoreTools {...part} />}
        {tool !== 'steps' && films}
      </div>
    </div>
  );
}
