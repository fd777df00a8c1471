import { createStore } from 'zustand/vanilla';
import { defaultLanguage, type Language, languages, readLanguage } from '../domain/text.ts';
import { readStorage } from './storage.ts';

/** The storage key of the visitor's language (rule `language-stored`). */
export const languageKey = 'language';

/** Dispatched when the choice changes on this page: by the language switcher, or by the page itself on `document`. */
export const languageEvent = 'wrap-language-changed';

/** The visitor's own choice, shared by all widgets of a page; `undefined` when none is stored. */
export const chosenLanguage = createStore<{ language: Language | undefined }>(() => ({
  language: storedLanguage(),
}));

/**
 * The language of one element (rule `language-widget`): its `lang` attribute, otherwise the stored choice, otherwise the nearest `lang` in
 * the document, across shadow roots, otherwise the first of our languages.
 */
export function resolveLanguage(element: Element, attribute: string | undefined): Language {
  return (
    readLanguage(attribute) ??
    chosenLanguage.getState().language ??
    readLanguage(languageHolder(element)?.getAttribute('lang')) ??
    defaultLanguage
  );
}

/** Follows the choice when the language switcher or another tab changes it. Called once per page. */
export function followLanguage(): void {
  const read = () => chosenLanguage.setState({ language: storedLanguage() });
  addEventListener('storage', ({ key }) => (key === languageKey || key === null) && read());
  document.addEventListener(languageEvent, (event) => {
    const { detail } = event as CustomEvent<{ language?: string } | null>;
    const language = readLanguage(detail?.language);
    if (language) chosenLanguage.setState({ language });
  });
}

/** The nearest ancestor, across shadow roots, whose `lang` is one of our languages. */
export function languageHolder(element: Element): Element | undefined {
  for (let at: Element | null = element; at; ) {
    const holder: Element | null = at.closest('[lang]');
    if (holder && readLanguage(holder.getAttribute('lang'))) return holder;
    const root: Node = (holder ?? at).getRootNode();
    at = holder?.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return undefined;
}

function storedLanguage(): Language | undefined {
  const stored = readStorage(() => localStorage, languageKey);
  return languages.find((language) => language === stored);
}
