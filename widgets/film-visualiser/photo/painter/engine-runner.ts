import type { Edges } from '../engine/edges.ts';
import type { Scene, Search } from '../engine/engine.ts';
import type { Size } from '../engine/staged-engine.ts';

/** What the engine finds, once it has answered. */
export type Searching = {
  [What in keyof Search]: (...given: Parameters<Search[What]>) => Promise<ReturnType<Search[What]>>;
};

/** The searches, each of which asks the engine by its name. */
export function searchingBy(ask: (what: keyof Search, given: never) => Promise<unknown>): Searching {
  const searches = [
    'splitRun',
    'divideFront',
    'snapCorners',
    'suggestFront',
    'planeAt',
  ] as const satisfies (keyof Search)[];
  return Object.fromEntries(
    searches.map((what) => [what, (...given: unknown[]) => ask(what, given as never)]),
  ) as unknown as Searching;
}

/** Runs the engine, in a worker or in the page. Takes ownership of the bitmaps that it is given. */
export interface EngineRunner extends Searching {
  /** @param size of the film canvas, in pixels */
  load(photo: ImageBitmap, size: Size): Promise<Edges>;
  addGrain(name: string, picture: ImageBitmap): Promise<void>;
  /** Resolves when the film canvas shows it. */
  paint(scene: Scene): Promise<void>;
  /** The film of this scene, as large as the photo. */
  layer(scene: Scene): Promise<ImageData>;
  /** The canvas that shows the film. */
  film: HTMLCanvasElement;
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to paint on.');
  return context;
}
