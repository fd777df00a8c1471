import { defineEntry } from '../kit/entry.ts';
import { filmVisualiserDocs } from './film-visualiser.docs.ts';
import { filmVisualiserExamples } from './film-visualiser.examples.ts';
import { filmVisualiserMeta } from './film-visualiser.meta.ts';

export const entry = defineEntry({
  meta: filmVisualiserMeta,
  docs: filmVisualiserDocs,
  examples: filmVisualiserExamples,
  load: () => import('./film-visualiser.widget.ts'),
  when: 'near-viewport',
  // Of this, 57 KB are React, react-dom and the code that all widgets share; the rest is for its own code.
  scriptLimit: 68,
});
