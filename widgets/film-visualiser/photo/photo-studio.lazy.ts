/*
 * The visitor's own photo in chunks of its own: nothing of it loads before it is asked for.
 */
type Part = typeof import('./photo-studio.part.ts');

let part: Part | undefined;

/** The part once it is loaded. */
export function photoStudioPart(): Part | undefined {
  return part;
}

/** Loads the part, once a page. Rejects when the network fails; a later call tries again. */
export async function loadPhotoStudioPart(): Promise<Part> {
  part ??= await import('./photo-studio.part.ts');
  return part;
}
