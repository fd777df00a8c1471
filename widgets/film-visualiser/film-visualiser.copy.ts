import type { FilmGroup } from '../domain/films.ts';
import type { Language } from '../domain/text.ts';

export interface FilmVisualiserCopy {
  rooms: string;
  films: string;
  groups: Record<FilmGroup, string>;
  /** What is to be seen, for who does not see it. */
  picture(room: string, film: string): string;
  before: string;
  after: string;
  compare: string;
  /** Where the handle stands, for who does not see it. */
  compared(percent: number): string;
  /** Instead of the handle, where there are no scripts. */
  showBefore: string;
  price: string;
  quote: string;
  ownPhoto: string;
  ourRooms: string;
  allFilms(count: number): string;
  colour(hex: string): string;
  /** Colours, screens and samples. */
  honest: string;
  loading: string;
  failed: string;
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
    before: 'Voor',
    after: 'Na',
    compare: 'Vergelijk voor en na het wrappen',
    compared: (percent) => `${percent}% voor het wrappen`,
    showBefore: 'Laat zien hoe het was',
    price: 'Bereken de prijs met deze folie',
    quote: 'Vraag een offerte met deze folie',
    ownPhoto: 'Op uw eigen foto',
    ourRooms: 'Terug naar onze ruimtes',
    allFilms: (count) => `Alle ${count} folies en uw eigen foto`,
    colour: (hex) => `sRGB ${hex}`,
    honest:
      'De kleur is die van de folie in sRGB, maar elk scherm toont hem anders. Vraag daarom een gratis staal.',
    loading: 'Een ogenblik…',
    failed: 'Dit onderdeel kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
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
    before: 'Before',
    after: 'After',
    compare: 'Compare before and after wrapping',
    compared: (percent) => `${percent}% before wrapping`,
    showBefore: 'Show how it was',
    price: 'Price it in this film',
    quote: 'Ask for a quote in this film',
    ownPhoto: 'On your own photo',
    ourRooms: 'Back to our rooms',
    allFilms: (count) => `All ${count} films, and your own photo`,
    colour: (hex) => `sRGB ${hex}`,
    honest:
      'The colour is the film’s own in sRGB, yet no two screens show it alike. So ask for a free sample.',
    loading: 'One moment…',
    failed: 'This part could not be loaded. Check your connection and try again.',
  },
};
