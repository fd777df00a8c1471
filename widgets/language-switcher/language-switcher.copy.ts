import type { Language } from '../domain/text.ts';

export interface LanguageSwitcherCopy {
  /** What the two choices are together, for who does not see them. */
  label: string;
}

export const languageSwitcherCopy: Record<Language, LanguageSwitcherCopy> = {
  nl: { label: 'Taal' },
  en: { label: 'Language' },
};
