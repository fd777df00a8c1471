import type { Example } from '../kit/example.ts';
import type { LanguageSwitcherData } from './language-switcher.store.ts';

/** The switcher in every state a visitor can meet; which language is marked is that of the page. */
export const languageSwitcherExamples: readonly Example<Partial<LanguageSwitcherData>>[] = [
  { name: 'codes', attributes: {} },
  { name: 'names', attributes: { look: 'names' } },
  {
    name: 'links',
    attributes: {
      'href-nl': '/workbench/wrap-language-switcher/links',
      'href-en': '/en/workbench/wrap-language-switcher/links',
    },
  },
];
