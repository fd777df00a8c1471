import type { Language } from '../domain/text.ts';

export interface LanguageSwitcherCopy {
  /** The accessible name of the group. */
  label: string;
  /** The name of the language in the language itself. */
  name: string;
}

export const languageSwitcherCopy: Record<Language, LanguageSwitcherCopy> = {
  nl: { label: 'Taal', name: 'Nederlands' },
  en: { label: 'Language', name: 'English' },
};
