import { inlineScript } from '../lib/inline-script.ts';

/** `/embed.js`, for pages with our frame: it makes the frame as high as what is in it. */
export const data = () => ({ permalink: '/embed.js' });

export function render(): string {
  return inlineScript('frame-height');
}
