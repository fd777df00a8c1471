import type { ViteDevServer } from 'vite';

/** What site/dev/draw-file.ts exports. */
export type Drawing = typeof import('./draw-file.ts');

/**
 * The code that draws files, with all templates, sections and widgets that it imports. Of these, Vite loads anew those that have
 * changed since the last time, and whatever imports them.
 *
 * @throws Error of a module that does not compile, or fails while it is loaded
 */
export async function loadDrawing(server: ViteDevServer): Promise<Drawing> {
  return (await server.ssrLoadModule('/site/dev/draw-file.ts')) as Drawing;
}
