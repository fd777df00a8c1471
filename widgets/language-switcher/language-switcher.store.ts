import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Language, languages } from '../domain/text.ts';
import { languageKey } from '../kit/language.ts';
import type { StoreContext, ViewProps } from '../kit/widget.ts';
import type { LanguageSwitcherCopy } from './language-switcher.copy.ts';
import type { languageSwitcherMeta } from './language-switcher.meta.ts';

type Attributes = StoreContext<typeof languageSwitcherMeta>['attributes'];

/** The state of the switcher. The active language belongs to the page, not to the widget. */
export interface LanguageSwitcherData {
  look: 'codes' | 'names';
  /** The addresses of this page by language, where it exists in both. */
  hrefs: Partial<Record<Language, string>>;
}

export interface LanguageSwitcherState extends LanguageSwitcherData {
  /** Handles a click on a language; `shown` is the language until now. */
  choose(language: Language, shown: Language): void;
  readAttributes(attributes: Attributes): void;
}

export type LanguageSwitcherViewProps = ViewProps<LanguageSwitcherState, LanguageSwitcherCopy>;

/** The state of one switcher. The choice itself is shared: all widgets receive the event, and other tabs the change in storage. */
export function createLanguageSwitcherStore({
  attributes,
  ports,
  emit,
}: StoreContext<typeof languageSwitcherMeta>): StoreApi<LanguageSwitcherState> {
  return createStore<LanguageSwitcherState>((set) => ({
    ...read(attributes),
    choose(language, shown) {
      // A click on the shown language counts too: from now on it is a choice, and applies to every widget.
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
