import type { ChosenFilm } from '../domain/film/chosen-film.ts';
import type { Language } from '../domain/text.ts';

/** The texts about the film that the visitor chose. */
export interface ChosenFilmCopy {
  chosen: string;
  fronts(count: number): string;
  /** What was counted on the visitor's own photo; all may be unknown. */
  onPhoto(film: Pick<ChosenFilm, 'fronts' | 'drawers' | 'windows'>): string;
  remove(film: string): string;
  samples: string;
  /** Asks for the address, by where the form takes it. */
  samplesAddress: Record<'fields' | 'message', string>;
  noSample(film: string): string;
}

export const chosenFilmCopy: Record<Language, ChosenFilmCopy> = {
  nl: {
    chosen: 'Gekozen folie:',
    fronts: (count) => `${count} fronten`,
    onPhoto: ({ fronts, drawers, windows }) => {
      const counted = [
        fronts && `${fronts} fronten`,
        drawers && `${drawers} lades`,
        windows && (windows === 1 ? `${windows} kozijn` : `${windows} kozijnen`),
      ].filter(Boolean);
      return counted.length > 0
        ? `${counted.join(' en ')}, geteld op uw foto: controleer het aantal`
        : 'gezien op uw foto';
    },
    remove: (film) => `${film} weglaten`,
    samples: 'Gratis stalen die wij meesturen:',
    samplesAddress: {
      fields: 'Vul ook uw straat en plaats in, dan weten wij waar ze heen mogen.',
      message: 'Zet uw straat en plaats in uw bericht, dan weten wij waar ze heen mogen.',
    },
    noSample: (film) => `Geen staal van ${film}`,
  },
  en: {
    chosen: 'Your film:',
    fronts: (count) => `${count} fronts`,
    onPhoto: ({ fronts, drawers, windows }) => {
      const counted = [
        fronts && `${fronts} fronts`,
        drawers && `${drawers} drawers`,
        windows && (windows === 1 ? `${windows} window frame` : `${windows} window frames`),
      ].filter(Boolean);
      return counted.length > 0
        ? `${counted.join(' and ')}, counted on your photo: please check the number`
        : 'seen on your photo';
    },
    remove: (film) => `Leave out ${film}`,
    samples: 'Free samples we will send:',
    samplesAddress: {
      fields: 'Please add your street and town, so that we know where to send them.',
      message: 'Please put your street and town in your message, so that we know where to send them.',
    },
    noSample: (film) => `No sample of ${film}`,
  },
};
