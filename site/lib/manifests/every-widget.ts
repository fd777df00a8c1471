import type { Described } from './described-widget.ts';

/** What an element of any widget can be asked, beside what its meta declares. */
export const diagnoseMethod: Described & { type: string } = {
  name: 'diagnose',
  type: 'Promise<string>',
  description:
    'Prints and returns a readable report on this widget: versions, policy violations, courier, storage, language, attributes not understood.',
};

/** The element's own content, which no shadow root shows. */
export const ownContent: Described = {
  name: '',
  description: 'Shows until the widget does, and stays if it cannot.',
};
