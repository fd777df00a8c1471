/*
 * The list of films, and how a chosen one is shown, in a chunk of their own: only who chose a film pays for them.
 */
type Part = typeof import('./chosen-film.part.ts');

let part: Part | undefined;

/** The part once it is loaded; views can use it at once from then on. */
export function chosenFilmPart(): Part | undefined {
  return part;
}

/** Loads the part, once a page. Rejects when the network fails; a later call tries again. */
export async function loadChosenFilmPart(): Promise<Part> {
  part ??= await import('./chosen-film.part.ts');
  return part;
}
