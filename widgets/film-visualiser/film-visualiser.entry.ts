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
  // React, react-dom and what all widgets share are 57 of it; what is its own may be 20.
  scriptLimit: 72,
});
