import type { Step, Work } from './photo-studio.state.ts';

/** Whether a visitor can go to a step: a photo must be there to be marked, and a front to be checked, covered and priced. */
export function isOpenStep({ photo, runs, fronts }: Work, step: Step): boolean {
  if (step === 'photo') return true;
  return photo !== undefined && (step === 'mark' || runs.length + fronts.length > 0);
}
