import { type Film, films, filmsFor, type Room, roomFacts } from '../domain/film/films.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { FilmVisualiserCopy } from './film-visualiser.copy.ts';
import type { PhotoStudioStore } from './photo/photo-studio.state.ts';

/** What the visualiser shows. Plain data: an example is a part of it. */
export interface FilmVisualiserData {
  look: 'full' | 'compact';
  room: Room;
  /** Codes of the films chosen last, newest first: a room wears the first one that it offers. */
  chosen: readonly string[];
  /** How far the handle is drawn, 0 to 100; undefined until somebody moves it. */
  open?: number;
  /** Ours, where the element stands on a page of another origin; '' on our own. */
  origin: string;
  /** The script is there: before it only rooms, films and links work. */
  hydrated: boolean;
  partner?: string;
  /** A picture did not come: no network, or a policy of the page does not know our origin. */
  broken: boolean;
  /** How often the pictures were asked for again. */
  tries: number;
  /** Our rooms, or the visitor's own photo; in between while that loads. */
  own: 'no' | 'loading' | 'failed' | 'yes';
  /** Once it was asked for; it stays as it was left while the page lives. */
  studio?: PhotoStudioStore;
}

export interface FilmVisualiserActions {
  chooseRoom(room: Room): void;
  chooseFilm(code: string): void;
  compare(open: number): void;
  pictureFailed(): void;
  retry(): void;
  openOwnPhoto(): Promise<void>;
  /** The visitor takes the film to a form. True when one on this page has it now, and no link is to be followed. */
  take(to: 'calculator' | 'quote'): boolean;
  readAttributes(attributes: { room?: string; film?: string; look?: string; partner?: string }): void;
  /** The element is hydrated: takes over what was chosen before the script came, and what the address says. */
  start(typed: Record<string, string>): void;
}

export interface FilmVisualiserState extends FilmVisualiserData, FilmVisualiserActions {}

export type FilmVisualiserViewProps = ViewProps<FilmVisualiserState, FilmVisualiserCopy>;

/** The film that the room wears now. */
export function wornFilm({ room, chosen }: Pick<FilmVisualiserData, 'room' | 'chosen'>): Film {
  const offered = filmsFor(room);
  const code = chosen.find((code) => offered.some((film) => film.code === code)) ?? roomFacts[room].film;
  return films.find((film) => film.code === code)!;
}

/** The films of the small one: a few of each family. */
const shortlist = '110 116 120 122 126 210 214 218 314 410 510 514 610 614 618 624'.split(' ');

/** The films to choose from, all or a few, for these rooms. */
export function offeredFilms({ look, room }: Pick<FilmVisualiserData, 'look' | 'room'>): readonly Film[] {
  if (look === 'full') return films;
  return filmsFor(room).filter(({ code }) => shortlist.includes(code.slice(3)));
}
