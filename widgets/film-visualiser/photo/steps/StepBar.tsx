import type { ReactNode } from 'react';
import { isOpenStep } from '../open-step.ts';
import { type StudioPartProps, steps } from '../photo-studio.state.ts';

/** The steps, each a way back, or onwards as far as there is work for it. */
export function StepBar({ state, copy }: StudioPartProps): ReactNode {
  const { step, history } = state;
  return (
    <ol aria-label={copy.steps} className="flex gap-1">
      {steps.map((each, i) => {
        const isOpen = isOpenStep(history.now, each);
        return (
          <li key={each} className="grow basis-0">
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              aria-disabled={isOpen ? undefined : true}
              onClick={() => state.go(each)}
              className={
                each === step
                  ? 'w-full min-h-[44px] border-t-4 whitespace-nowrap border-action text-sm font-semibold'
                  : isOpen
                    ? 'w-full min-h-[44px] border-t-4 whitespace-nowrap border-line-strong text-sm'
                    : 'w-full min-h-[44px] border-t-4 whitespace-nowrap border-line text-sm text-ink-soft'
              }
            >
              <span className="sr-only">{i + 1}. </span>
              {copy.step[each]}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
