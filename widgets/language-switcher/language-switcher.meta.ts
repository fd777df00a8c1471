import { type Language, languages } from '../domain/text.ts';
import { type AttributeMeta, defineMeta, lookAttributes } from '../kit/meta.ts';

/**
 * `lang` is not declared here: as an attribute of the widget it would override the visitor's choice. The plain HTML attribute sets the
 * marked language until the visitor chooses.
 */
export const languageSwitcherMeta = defineMeta({
  tag: 'wrap-language-switcher',
  attributes: {
    look: { values: ['codes', 'names'] },
    ...(Object.fromEntries(languages.map((language) => [`href-${language}`, {}])) as Record<
      `href-${Language}`,
      AttributeMeta
    >),
    ...lookAttributes,
  },
  events: {
    'wrap-language-changed': { detail: { language: 'string' } },
  },
});
