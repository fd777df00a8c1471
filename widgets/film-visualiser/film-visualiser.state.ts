import type { FilmOnRoom } from '../domain/film/film-link.ts';
import { type Film, films, filmsFor, type Room, roomFacts } from '../domain/film/films.ts';
import { countsFronts } from '../domain/film/fronts.ts';
import type { Language } from '../domain/text.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { FilmVisualiserCopy } from './film-visualiser.copy.ts';
import type { PhotoStudioStore } from './photo/photo-studio.state.ts';
import type { Count } from './photo/runs/work-fronts.ts';
import { subjectOf } from './photo/subject.ts';

/**
 * What the visualiser shows: all rooms and films, one room with a few films, or that room as the opening of a page, with its price and
 * with the page's own words beside it.
 */
export const looks = ['full', 'compact', 'hero'] as const;
export type Look = (typeof looks)[number];

/** A picture of the room in one film, which a page shows before the pictures for all films are loaded. */
export interface Poster {
  /** Code of the film. */
  film: string;
  /** Candidates by format, as in `srcset`. */
  avif: string;
  webp: string;
  sizes: string;
  /** For a browser that knows neither format. */
  src: string;
}

/** Where the line between before and after starts in each room, 0 to 100: where both are seen at once. */
export const dividerStarts: Record<Room, number> = {
  kitchen: 58,
  windows: 50,
  wardrobe: 36,
  yacht: 40,
  office: 40,
};

/** The state that the visualiser shows. Plain data: an example is a part of it. */
export interface FilmVisualiserData {
  look: Look;
  room: Room;
  /** Codes of the films chosen last, newest first: a room shows the first one that it offers. */
  chosen: readonly string[];
  /** How many fronts the price is for, in a room that is priced by them. */
  fronts: number;
  poster?: Poster;
  /** Position of the handle between before and after, 0 to 100; undefined until the visitor moves it. */
  divider?: number;
  /** Our origin on a page of another origin; '' on our own pages. */
  origin: string;
  /** The script is loaded. Without it only rooms, films and links work. */
  hydrated: boolean;
  partner?: string;
  /** A picture failed to load: no network, or the page's policy blocks our origin. */
  broken: boolean;
  /** The number of retries to load the pictures. */
  tries: number;
  /** Whether the visitor's own photo is shown in place of a room. */
  photo: 'none' | 'loading' | 'failed' | 'open';
  /** Codes of the free samples that the visitor wants. */
  samples: readonly string[];
  /** What the visitor must know about these samples: there is no room for another, or the browser does not store them. */
  sampleProblem?: 'full' | 'unkept';
  /** Created when it is first opened; it keeps its state while the page is open. */
  studio?: PhotoStudioStore;
  /** What was counted on that photo; absent while nothing is marked on it. */
  photoCount?: Count | undefined;
}

export interface FilmVisualiserActions {
  chooseRoom(room: Room): void;
  chooseFilm(code: string): void;
  countFronts(fronts: number): void;
  compare(divider: number): void;
  pictureFailed(): void;
  retry(): void;
  /** Shows the visitor's own photo, with its texts in this language. */
  openOwnPhoto(lang: Language): Promise<void>;
  /** Says what is on that photo: something like this room. */
  photographRoom(room: Room): void;
  /** Puts a sample of the film that is shown into the basket, or takes it out. */
  toggleSample(): void;
  /** Takes the film to a form. True when a form on this page has taken it, so that the link must not be followed. */
  take(to: 'calculator' | 'quote'): boolean;
  /** Whether a form can take over a picture that is kept for the visit: on our own pages, and where the calculator is on the same page. */
  carriesPictures(): boolean;
  readAttributes(attributes: { room?: string; film?: string; look?: string; partner?: string }): void;
  /** Called on hydration: takes over what was chosen before the script was loaded, and the choice in the address. */
  start(typed: Record<string, string>): void;
}

export interface FilmVisualiserState extends FilmVisualiserData, FilmVisualiserActions {}

export type FilmVisualiserViewProps = ViewProps<FilmVisualiserState, FilmVisualiserCopy>;

/** The film that the room shows now. */
export function wornFilm({ room, chosen }: Pick<FilmVisualiserData, 'room' | 'chosen'>): Film {
  const offered = filmsFor(room);
  const code = chosen.find((code) => offered.some((film) => film.code === code)) ?? roomFacts[room].film;
  return films.find((film) => film.code === code)!;
}

/**
 * What was counted: on the visitor's photo while it is open; otherwise only the hero asks for fronts, and only in a room that is priced by
 * them.
 */
export function counted({
  look,
  room,
  fronts,
  photo,
  photoCount,
}: Pick<FilmVisualiserData, 'look' | 'room' | 'fronts' | 'photo' | 'photoCount'>): Pick<
  FilmOnRoom,
  'fronts' | 'drawers' | 'windows' | 'onPhoto'
> {
  if (photo === 'open' && photoCount) {
    const { doors, drawers } = photoCount;
    return subjectOf(room) === 'windows'
      ? { windows: doors, onPhoto: true }
      : { fronts: doors, drawers, onPhoto: true };
  }
  return { fronts: look === 'hero' && countsFronts(roomFacts[room].service) ? fronts : undefined };
}

/** Reads a look from an attribute; any other text is the full look. */
export function readLook(text: string | undefined): Look {
  return looks.find((look) => look === text) ?? 'full';
}

/** The films of the other looks: a few of each family. */
const shortlist = '110 116 120 122 126 210 214 218 314 410 510 514 610 614 618 624'.split(' ');

/**
 * The films to choose from: in the full look all, of which the styles hide what the room does not offer, so that it works without a script;
 * in the photo studio those for the room; in the other looks a few of them.
 */
export function offeredFilms({
  look,
  room,
  photo,
}: Pick<FilmVisualiserData, 'look' | 'room'> & Partial<Pick<FilmVisualiserData, 'photo'>>): readonly Film[] {
  if (look === 'full') return photo === 'open' ? filmsFor(room) : films;
  return filmsFor(room).filter(({ code }) => shortlist.includes(code.slice(3)));
}
