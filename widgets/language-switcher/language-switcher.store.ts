import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Language, languages } from '../domain/text.ts';
import { languageKey } from '../kit/language.ts';
import type { StoreContext, ViewProps } from '../kit/widget.ts';
import type { LanguageSwitcherCopy } from './language-switcher.copy.ts';
import type { languageSwitcherMeta } from './language-switcher.meta.ts';

type Attributes = StoreContext<typeof languageSwitcherMeta>['attributes'];

/** What the switcher shows; which language holds is the page's, not the widget's own. */
export interface LanguageSwitcherData {
  look: 'codes' | 'names';
  /** Addresses of this page by language, where it has twins. */
  hrefs: Partial<Record<Language, string>>;
}

export interface LanguageSwitcherState extends LanguageSwitcherData {
  /** The visitor presses a language; `shown` is the one that held until now. */
  choose(language: Language, shown: Language): void;
  readAttributes(attributes: Attributes): void;
}

export type LanguageSwitcherViewProps = ViewProps<LanguageSwitcherState, LanguageSwitcherCopy>;

/** The state of one switcher. The choice itself is the page's: all widgets hear the event, and other tabs the storage. */
export function createLanguageSwitcherStore({
  attributes,
  ports,
  emit,
}: StoreContext<typeof languageSwitcherMeta>): StoreApi<LanguageSwitcherState> {
  return createStore<LanguageSwitcherState>((set) => ({
    ...read(attributes),
    choose(language, shown) {
      // Also the language that is shown: from now on it is a choice, and holds for every widget.
      const changed = language !== shown || language !== ports.recall(languageKey);
      ports.remember(languageKey, language);
      if (changed) emit('wrap-language-changed', { language });
    },
    readAttributes: (changed) => set(read(changed)),
  }));
}

function read(attributes: Attributes): LanguageSwitcherData {
  const { look } = attributes;
  const hrefs = Object.fromEntries(languages.map((language) => [language, attributes[`href-${language}`]]));
  return { look: look === 'names' ? look : 'codes', hrefs };
}
