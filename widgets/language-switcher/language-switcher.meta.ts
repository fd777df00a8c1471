import { type Language, languages } from '../domain/text.ts';
import { type AttributeMeta, defineMeta } from '../kit/meta.ts';

/**
 * No `lang` here: as an attribute of the widget it would win over the visitor's choice. The plain HTML attribute says
 * which language is marked until somebody chooses.
 */
export const languageSwitcherMeta = defineMeta({
  tag: 'wrap-language-switcher',
  attributes: {
    look: { values: ['codes', 'names'] },
    ...(Object.fromEntries(languages.map((language) => [`href-${language}`, {}])) as Record<
      `href-${Language}`,
      AttributeMeta
    >),
  },
  events: {
    'wrap-language-changed': { detail: { language: 'string' } },
  },
});
