import type { Language } from '../domain/text.ts';

/** The texts about the film that the visitor chose. */
export interface ChosenFilmCopy {
  chosen: string;
  remove(film: string): string;
}

export const chosenFilmCopy: Record<Language, ChosenFilmCopy> = {
  nl: { chosen: 'Gekozen folie:', remove: (film) => `${film} weglaten` },
  en: { chosen: 'Your film:', remove: (film) => `Leave out ${film}` },
};
