import type { ViteDevServer } from 'vite';

/** What site/dev/draw-file.ts exports. */
export type Drawing = typeof import('./draw-file.ts');

/**
 * The code that draws files, with all templates, sections and widgets that it imports. Vite reloads only the modules that changed
 * since the last time, and their importers.
 *
 * @throws Error when a module does not compile, or fails while it is loaded
 */
export async function loadDrawing(server: ViteDevServer): Promise<Drawing> {
  return (await server.ssrLoadModule('/site/dev/draw-file.ts')) as Drawing;
}
