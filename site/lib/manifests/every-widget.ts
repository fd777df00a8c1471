import type { Described } from './described-widget.ts';

/** Members that every widget's element has, in addition to its meta. */
export const diagnoseMethod: Described & { type: string } = {
  name: 'diagnose',
  type: 'Promise<string>',
  description:
    'Prints and returns a readable report on this widget: versions, policy violations, courier, storage, language, attributes not understood.',
};

/** The element's own content, which its shadow root hides. */
export const ownContent: Described = {
  name: '',
  description: 'Shows until the widget does, and stays if it cannot.',
};
