/*
 * What sending takes, in a chunk of its own: whoever only reads the form does not pay for it.
 */
type Part = typeof import('./application-sending.part.ts');

let part: Part | undefined;

/** The part once it is loaded; views and stores can use it at once from then on. */
export function applicationSendingPart(): Part | undefined {
  return part;
}

/** Loads the part, once a page. Rejects when the network fails; a later call tries again. */
export async function loadApplicationSendingPart(): Promise<Part> {
  part ??= await import('./application-sending.part.ts');
  return part;
}
