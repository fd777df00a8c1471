import type { Finish } from '../calculator/services.ts';
import { type Film, readFilm } from './films.ts';

/** An example film of each kind that the calculator prices. Sun film and gloss have none, because the visualiser does not show them. */
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

/** The kinds of film that have an example film. */
export const shownFinishes = Object.keys(codes) as Finish[];

/** The example film of a kind of film; `undefined` for a kind without one. */
export function filmOfFinish(finish: Finish): Film | undefined {
  return readFilm(codes[finish]);
}
