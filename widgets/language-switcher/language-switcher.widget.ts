import { inlineRoot } from '../kit/theme/inline-root.ts';
import { defineWidget } from '../kit/widget.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { languageSwitcherCopy } from './language-switcher.copy.ts';
import { languageSwitcherMeta } from './language-switcher.meta.ts';
import { createLanguageSwitcherStore } from './language-switcher.store.ts';

/** The parts of the language switcher. */
export const widget = defineWidget({
  meta: languageSwitcherMeta,
  copy: languageSwitcherCopy,
  createStore: createLanguageSwitcherStore,
  View: LanguageSwitcher,
  styles: import.meta.widgetStyles,
  rootStyles: inlineRoot,
  loadAll: async () => {},
  onAttributes: (state, attributes) => state.readAttributes(attributes),
  onStart: () => {},
});
