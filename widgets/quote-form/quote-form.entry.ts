import { defineEntry } from '../kit/entry.ts';
import { quoteFormDocs } from './quote-form.docs.ts';
import { quoteFormExamples } from './quote-form.examples.ts';
import { quoteFormMeta } from './quote-form.meta.ts';

export const entry = defineEntry({
  meta: quoteFormMeta,
  docs: quoteFormDocs,
  examples: quoteFormExamples,
  load: () => import('./quote-form.widget.ts'),
  when: 'near-viewport',
  scriptLimit: 65.75,
  deliversInTab: true,
  instead: { route: '/#contact', label: { nl: 'Vraag een offerte aan', en: 'Ask for a quote' } },
});
