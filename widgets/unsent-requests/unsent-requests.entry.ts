import { defineEntry } from '../kit/entry.ts';
import { unsentRequestsDocs } from './unsent-requests.docs.ts';
import { unsentRequestsExamples } from './unsent-requests.examples.ts';
import { unsentRequestsMeta } from './unsent-requests.meta.ts';

export const entry = defineEntry({
  meta: unsentRequestsMeta,
  docs: unsentRequestsDocs,
  examples: unsentRequestsExamples,
  load: () => import('./unsent-requests.widget.ts'),
  when: 'near-viewport',
  scriptLimit: 57.75,
  comesByItself: true,
});
