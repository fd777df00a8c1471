import { followedChoice } from '../lib/films/followed-choice.ts';
import { inlineScript } from '../lib/inline-script.ts';

/** `/follow-choice.js`, for the page of the calculator, which loads it at the first choice. */
export const data = () => ({ permalink: '/follow-choice.js' });

export function render(): string {
  return inlineScript('draw-choice').replace('FOLLOWED_CHOICE', () => JSON.stringify(followedChoice()));
}
