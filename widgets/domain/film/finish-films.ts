import type { Finish } from '../calculator/services.ts';
import { type Film, readFilm } from './films.ts';

/** A film that stands for each kind of film that the calculator prices. Sun film and gloss are not among the films of the visualiser. */
const codes: Partial<Record<Finish, string>> = {
  mat: 'WF-116',
  hout: 'WF-218',
  metallic: 'WF-410',
  leatherlook: 'WF-510',
  marmerlook: 'WF-314',
  stoflook: 'WF-514',
  effen: 'WF-126',
  'hout-look': 'WF-212',
  privacy: 'WF-614',
};

/** The kinds of film that have such a film. */
export const shownFinishes = Object.keys(codes) as Finish[];

/** The film that stands for a kind of film; `undefined` where none of ours does. */
export function filmOfFinish(finish: Finish): Film | undefined {
  return readFilm(codes[finish]);
}
