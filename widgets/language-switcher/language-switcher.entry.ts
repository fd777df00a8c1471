import { defineEntry } from '../kit/entry.ts';
import { languageSwitcherDocs } from './language-switcher.docs.ts';
import { languageSwitcherExamples } from './language-switcher.examples.ts';
import { languageSwitcherMeta } from './language-switcher.meta.ts';

export const entry = defineEntry({
  meta: languageSwitcherMeta,
  docs: languageSwitcherDocs,
  examples: languageSwitcherExamples,
  load: () => import('./language-switcher.widget.ts'),
  when: 'on-interaction',
});
