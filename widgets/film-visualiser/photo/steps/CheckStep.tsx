import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { StudioPartProps } from '../photo-studio.state.ts';
import { doubtsIn } from '../runs/marked-run.ts';
import { totalCount } from '../runs/work-fronts.ts';
import { StudioButton } from '../StudioButton.tsx';
import { subjectOf } from '../subject.ts';
import { CountField } from './CountField.tsx';
import { FrontList } from './FrontList.tsx';

/** The fronts that were found: the visitor says that they are right, or corrects them on the photo, by number or in a list. */
export function CheckStep({ state, copy }: StudioPartProps): ReactNode {
  const { means, adjusting, history } = state;
  const { runs, room } = history.now;
  const subject = subjectOf(room);
  const { doors, drawers } = totalCount(history.now);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onPress={state.startRun}>
          {copy.anotherRun}
        </Button>
      </div>
      {runs.some((run) => doubtsIn(run).length > 0) && <p className="text-sm">{copy.doubts}</p>}
      {runs.length > 0 && (
        <div className="flex flex-col gap-2">
          {/* A tap on a window always means its glass. */}
          {subject !== 'windows' && (
            <fieldset aria-label={copy.tapMeans} className="flex flex-wrap items-center gap-2 min-w-0">
              <span aria-hidden="true" className="text-sm">
                {copy.tapMeans}
              </span>
              {(['divide', 'omit'] as const).map((each) => (
                <StudioButton key={each} pressed={each === means} onPress={() => state.mean(each)}>
                  {copy.tapMeaning[each]}
                </StudioButton>
              ))}
            </fieldset>
          )}
          <p className="text-sm text-ink-soft">{copy.checkHint}</p>
        </div>
      )}
      <fieldset className="flex flex-col gap-2 min-w-0">
        <legend className="text-sm text-ink-soft">{copy.wholeKitchen}</legend>
        <div className="flex flex-wrap gap-4">
          <CountField state={state} copy={copy} kind="doors" value={doors} />
          {subject === 'kitchen' && <CountField state={state} copy={copy} kind="drawers" value={drawers} />}
        </div>
      </fieldset>
      <FrontList state={state} copy={copy} />
      {runs.length > 0 && (
        <fieldset aria-label={copy.runs} className="flex flex-wrap gap-2 min-w-0">
          {runs.map(({ id }, i) => (
            <StudioButton
              key={id}
              pressed={id === adjusting}
              onPress={() => state.adjust(id === adjusting ? undefined : id)}
            >
              {copy.adjustRun(i + 1)}
            </StudioButton>
          ))}
          {adjusting !== undefined && (
            <StudioButton onPress={() => state.removeRun(adjusting)}>{copy.removeRun}</StudioButton>
          )}
        </fieldset>
      )}
    </div>
  );
}
