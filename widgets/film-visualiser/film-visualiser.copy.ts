import type { FilmGroup } from '../domain/film/films.ts';
import { mostSamples } from '../domain/request/samples.ts';
import type { Language } from '../domain/text.ts';

export interface FilmVisualiserCopy {
  rooms: string;
  films: string;
  groups: Record<FilmGroup, string>;
  /** A description of the picture, for screen readers. */
  picture(room: string, film: string): string;
  compare: string;
  /** The position of the handle, for screen readers. */
  compared(percent: number): string;
  /** The label that replaces the handle without scripts. */
  showBefore: string;
  fronts: string;
  /** What the price counts. */
  counted(fronts: number): string;
  from(amount: string): string;
  forFronts(fronts: number): string;
  /** What every price says of itself. */
  indication: string;
  /** What the price assumes. */
  assumed: string;
  exactPrice: string;
  price: string;
  quote: string;
  ownPhoto: string;
  ownPhotoFailed: string;
  allFilms(count: number): string;
  /** The same, in fewer words. */
  moreFilms(count: number): string;
  code(code: string): string;
  /** The note that colours on screens differ. */
  honest: string;
  sample(film: string): string;
  samples(count: number): string;
  sampleProblems: Record<'full' | 'unkept', string>;
  /** The link to the form that sends the samples. */
  askSamples: string;
  loading: string;
  failed: string;
  retry: string;
}

export const filmVisualiserCopy: Record<Language, FilmVisualiserCopy> = {
  nl: {
    rooms: 'Wat wilt u zien?',
    films: 'Kies een folie',
    groups: {
      plain: 'Effen kleuren',
      wood: 'Houtdecors',
      stone: 'Steen en beton',
      metallic: 'Metallic',
      special: 'Speciale effecten',
      glass: 'Raamfolies',
    },
    picture: (room, film) => `${room} in ${film}`,
    compare: 'Vergelijk voor en na het wrappen',
    compared: (percent) => `${percent}% voor het wrappen`,
    showBefore: 'Laat zien hoe het was',
    fronts: 'Hoeveel fronten heeft uw keuken?',
    counted: (fronts) => `${fronts} fronten, zonder lades`,
    from: (amount) => `vanaf ${amount}`,
    forFronts: (fronts) => `voor ${fronts} fronten`,
    indication: 'Indicatie incl. btw, geen offerte',
    assumed:
      'Indicatie inclusief btw, geen offerte. Gerekend zonder lades en met eenvoudig werk. De keuken is een visualisatie.',
    exactPrice: 'Reken het precies uit',
    price: 'Bereken de prijs met deze folie',
    quote: 'Vraag een offerte met deze folie',
    ownPhoto: 'Uw eigen foto',
    ownPhotoFailed: 'Dit onderdeel kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
    allFilms: (count) => `Probeer ${count} folies, ook op uw eigen foto`,
    moreFilms: (count) => `Bekijk ${count} folies`,
    code: (code) => `Code ${code}.`,
    honest: 'Elk scherm toont kleuren anders. Bekijk een staal bij u thuis voordat u kiest.',
    sample: (film) => `Gratis staal van ${film}`,
    samples: (count) => `${count} van de ${mostSamples} stalen in uw mandje.`,
    sampleProblems: {
      full: 'Uw mandje is vol met vijf stalen. Haal er eerst een uit.',
      unkept: 'Uw browser onthoudt uw mandje niet. Noem de codes in het formulier.',
    },
    askSamples: 'Vraag uw gratis stalen aan',
    loading: 'Een ogenblik…',
    failed: 'Het beeld kon niet worden geladen. Uw keuze blijft staan.',
    retry: 'Probeer het opnieuw',
  },
  en: {
    rooms: 'What would you like to see?',
    films: 'Choose a film',
    groups: {
      plain: 'Plain colours',
      wood: 'Wood decors',
      stone: 'Stone and concrete',
      metallic: 'Metallics',
      special: 'Special effects',
      glass: 'Window films',
    },
    picture: (room, film) => `${room} in ${film}`,
    compare: 'Compare before and after wrapping',
    compared: (percent) => `${percent}% before wrapping`,
    showBefore: 'Show how it was',
    fronts: 'How many fronts does your kitchen have?',
    counted: (fronts) => `${fronts} fronts, no drawers`,
    from: (amount) => `from ${amount}`,
    forFronts: (fronts) => `for ${fronts} fronts`,
    indication: 'Guide price with VAT, not a quote',
    assumed:
      'A starting price including VAT, not a quote: fronts only, no drawers, simple work. The kitchen is a render.',
    exactPrice: 'Work it out exactly',
    price: 'Price it in this film',
    quote: 'Ask for a quote in this film',
    ownPhoto: 'Your own photo',
    ownPhotoFailed: 'This part could not be loaded. Check your connection and try again.',
    allFilms: (count) => `Try ${count} films, on your own photo too`,
    moreFilms: (count) => `See ${count} films`,
    code: (code) => `Code ${code}.`,
    honest: 'No two screens show colours alike. Look at a sample at home before you choose.',
    sample: (film) => `Free sample of ${film}`,
    samples: (count) => `${count} of ${mostSamples} samples in your basket.`,
    sampleProblems: {
      full: 'Your basket is full with five samples. Take one out first.',
      unkept: 'Your browser does not remember your basket. Name the codes in the form.',
    },
    askSamples: 'Ask for your free samples',
    loading: 'One moment…',
    failed: 'The picture could not be loaded. Your choice stays as it is.',
    retry: 'Try again',
  },
};
