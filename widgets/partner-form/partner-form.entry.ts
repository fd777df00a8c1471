import { defineEntry } from '../kit/entry.ts';
import { partnerFormDocs } from './partner-form.docs.ts';
import { partnerFormExamples } from './partner-form.examples.ts';
import { partnerFormMeta } from './partner-form.meta.ts';

export const entry = defineEntry({
  meta: partnerFormMeta,
  docs: partnerFormDocs,
  examples: partnerFormExamples,
  load: () => import('./partner-form.widget.ts'),
  when: 'near-viewport',
  scriptLimit: 56.25,
  sentTo: '/platform#aangemeld',
  settings: { endpoint: 'partnerEndpoint' },
  instead: {
    route: '/platform#aanmelden',
    label: { nl: 'Meld u aan als wrapper', en: 'Apply as a wrapper' },
  },
});
