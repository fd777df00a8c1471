import type { Room } from '../../domain/film/films.ts';

/**
 * What is on the photo: the fronts of a kitchen, of which doors and drawers have prices of their own; fronts of anything else; or windows, of
 * which only the frames get film.
 */
export type Subject = 'kitchen' | 'fronts' | 'windows';

/** What a photo shows that is like this room. */
export function subjectOf(room: Room): Subject {
  return room === 'kitchen' || room === 'windows' ? room : 'fronts';
}

/** The rooms that a photo can be like. Film for glass cannot be shown on a photo. */
export const photographed: readonly Room[] = ['kitchen', 'windows', 'wardrobe', 'yacht'];
