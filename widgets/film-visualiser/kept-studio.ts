import type { Room } from '../domain/film/films.ts';
import type { Ports } from '../kit/ports.ts';
import type { KeptWork } from './photo/photo-studio.state.ts';

/*
 * The photo studio as it is kept for the visit: a reload, a switch of language or the way back from a form is another page, and phones
 * unload pages behind the camera.
 */

/** The storage key. Another edition of the script may read what this one wrote, so what changes its shape changes the name. */
export const keptStudioName = 'wrappie-photo';

/** Where the studio was when its page was left. */
export interface StudioPlace {
  /** It was shown, not one of our rooms. */
  isOpen: boolean;
  room: Room;
  /** Path and language of the page. */
  path: string;
  lang: string;
}

/** The work, its film by code, and where it was done. */
export type KeptStudio = StudioPlace & KeptWork & { film: string };

/** What is kept; `undefined` if nothing is, or if another script wrote there. */
export function keptStudio({ recallForVisit }: Pick<Ports, 'recallForVisit'>): KeptStudio | undefined {
  try {
    const kept: KeptStudio | null = JSON.parse(recallForVisit(keptStudioName) || 'null');
    return kept?.work && kept;
  } catch {
    return undefined;
  }
}

/** A page, and how the visitor came to it. */
export interface Arrival extends Pick<StudioPlace, 'path' | 'lang'> {
  /** By a reload, or back or forward in the history. */
  isReturn: boolean;
}

/** Whether the visitor goes on where the page was left: after a return to it, or in another language. */
export function goesOn({ isOpen, path, lang }: StudioPlace, here: Arrival): boolean {
  return isOpen && (lang !== here.lang || (path === here.path && here.isReturn));
}
