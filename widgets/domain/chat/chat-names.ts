import type { FilmGroup } from '../film/films.ts';
import { chatWords, heardIn, hears } from './chat-words.ts';

/*
 * Names in a message: of places, and of films as people call them.
 */

/** The place that a message names, of those given; `undefined` where it names none. */
export function placeIn(message: string, places: readonly string[]): string | undefined {
  const words = chatWords(message);
  // Some places are also words: "houten" is wooden, and Nice is nice. They must follow a word such as "in".
  return places.find((place) => {
    const name = chatWords(place);
    return (
      words === name ||
      ['in', 'naar', 'uit', 'bij', 'rond', 'ook', 'to', 'from', 'near', 'around', 'cover'].some((before) =>
        words.includes(` ${before}${name}`),
      )
    );
  });
}

const groupWords: Readonly<Record<FilmGroup, string>> = {
  wood: 'eiken*|noten*|walnoot*|wenge|hout*|oak|walnut|wood*',
  stone: 'marmer*|beton*|leisteen|graniet|steen*|terrazzo|marble|concrete|slate|granite|stone',
  metallic:
    'rvs|roestvrij*|inox|koper*|messing|brons*|goud*|metal*|metaal*|stainless|steel|copper|brass|bronze|gold',
  special: 'leer|leder*|linnen*|stof|leather*|linen|fabric',
  glass: 'matglas|melkglas|frosted',
  plain: 'mat|matt|matte',
};

/** The family of the film that a message names by a common name: "eiken" is a wood. */
export function filmGroupIn(message: string): FilmGroup | undefined {
  const heard = heardIn(message);
  return (Object.keys(groupWords) as FilmGroup[]).find((group) => hears(heard, groupWords[group]));
}
