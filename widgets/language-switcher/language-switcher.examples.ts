import { addressOf } from '../domain/addresses.ts';
import { languages } from '../domain/text.ts';
import type { Example } from '../kit/example.ts';
import type { LanguageSwitcherData } from './language-switcher.store.ts';

/** The switcher in every state that a visitor can see. The marked language is that of the page. */
export const languageSwitcherExamples: readonly Example<Partial<LanguageSwitcherData>>[] = [
  { name: 'codes', attributes: {} },
  { name: 'names', attributes: { look: 'names' } },
  {
    name: 'links',
    attributes: Object.fromEntries(
      languages.map((lang) => [`href-${lang}`, addressOf('/workbench/wrap-language-switcher/links', lang)]),
    ),
  },
];
