import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { isOpenStep } from '../open-step.ts';
import type { StudioPartProps } from '../photo-studio.state.ts';
import { StudioButton } from '../StudioButton.tsx';

/** The corners of a run: how to set them, by finger or by keyboard, and the way on for a kitchen that is marked. */
export function MarkStep({ state, copy }: StudioPartProps): ReactNode {
  const hasFronts = isOpenStep(state.history.now, 'check');
  const hasRuns = state.history.now.runs.length > 0;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">{hasRuns ? copy.markNextHint : copy.markHint}</p>
      <div className="flex flex-wrap gap-2">
        {hasFronts && (
          <Button look="primary" onPress={() => state.go('check')}>
            {copy.noMoreRuns}
          </Button>
        )}
        <StudioButton onPress={() => void state.addRun()}>{copy.addRun}</StudioButton>
      </div>
    </div>
  );
}
