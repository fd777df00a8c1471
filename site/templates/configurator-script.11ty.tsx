import { inlineScript } from '../lib/inline-script.ts';

/** `/configurator.js`, for the pages where partners put their code together. It is a file of its own, because in the pages it was a tenth of their bytes. */
export const data = () => ({ permalink: '/configurator.js' });

export function render(): string {
  return inlineScript('snippet', 'configurator');
}
