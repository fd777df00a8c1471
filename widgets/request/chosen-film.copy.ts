import type { Language } from '../domain/text.ts';

/** The texts about the film that the visitor chose. */
export interface ChosenFilmCopy {
  chosen: string;
  fronts(count: number): string;
  remove(film: string): string;
  samples: string;
  noSample(film: string): string;
}

export const chosenFilmCopy: Record<Language, ChosenFilmCopy> = {
  nl: {
    chosen: 'Gekozen folie:',
    fronts: (count) => `${count} fronten`,
    remove: (film) => `${film} weglaten`,
    samples: 'Gratis stalen die wij meesturen:',
    noSample: (film) => `Geen staal van ${film}`,
  },
  en: {
    chosen: 'Your film:',
    fronts: (count) => `${count} fronts`,
    remove: (film) => `Leave out ${film}`,
    samples: 'Free samples we will send:',
    noSample: (film) => `No sample of ${film}`,
  },
};
