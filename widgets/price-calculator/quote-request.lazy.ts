/*
 * The way from price to request in a chunk of its own: whoever only looks at a price does not pay for it.
 */
type Part = typeof import('./quote-request.part.ts');

let part: Part | undefined;

/** The part once it is loaded; views and stores can use it at once from then on. */
export function quoteRequestPart(): Part | undefined {
  return part;
}

/** Loads the part, once a page. Rejects when the network fails; a later call tries again. */
export async function loadQuoteRequestPart(): Promise<Part> {
  part ??= await import('./quote-request.part.ts');
  return part;
}
