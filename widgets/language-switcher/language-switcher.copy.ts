import type { Language } from '../domain/text.ts';

export interface LanguageSwitcherCopy {
  /** What the two choices are together, for who does not see them. */
  label: string;
  /** What the language calls itself. */
  name: string;
}

export const languageSwitcherCopy: Record<Language, LanguageSwitcherCopy> = {
  nl: { label: 'Taal', name: 'Nederlands' },
  en: { label: 'Language', name: 'English' },
};
