import type { PhotoStudioData, Step, Work } from './photo-studio.state.ts';
import { totalCount } from './runs/work-fronts.ts';

/**
 * Whether a visitor can go to a step: a photo must be there to be marked, a front to be checked, and something that is counted to be covered
 * and priced.
 */
export function isOpenStep(work: Work, step: Step): boolean {
  if (step === 'photo') return true;
  if (step === 'mark') return work.photo !== undefined;
  const { doors, drawers } = totalCount(work);
  return work.runs.length + work.fronts.length > 0 && (step === 'check' || doors + drawers > 0);
}

/** A step if it is open, else the last one before it that is. */
export function openStep(work: Work, step: Step): Step {
  return ([step, 'check', 'mark'] as const).find((each) => isOpenStep(work, each)) ?? 'photo';
}

/** The step that undo leads back to: where the visitor went on to another run, of which nothing is marked yet. */
export function stepBefore({
  taps,
  begun,
  tool,
}: Pick<PhotoStudioData, 'taps' | 'begun' | 'tool'>): Step | undefined {
  return tool === 'steps' && taps?.every((tap) => tap === begun?.corner) ? begun?.step : undefined;
}
