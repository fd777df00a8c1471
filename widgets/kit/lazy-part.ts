/** A part of a widget in its own chunk, which loads when it is needed. */
export interface LazyPart<Part> {
  /** The part, once it is loaded; views and stores can then use it synchronously. */
  loaded?: Part;
  /** Loads the part, once per page. Rejects when the network fails; a later call tries again. */
  load(): Promise<Part>;
}

/** A part that `load` imports: `lazyPart(() => import('./name.part.ts'))`. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  const part: LazyPart<Part> = {
    load: async () => (part.loaded ??= await load()),
  };
  return part;
}
