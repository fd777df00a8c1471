import type { Edges } from './engine/edges.ts';
import type { Scene } from './engine/engine.ts';
import type { Searching } from './painter/engine-runner.ts';

/** Paints film on a photo for the studio's store. Tests pass their own painter. */
export interface Painter extends Searching {
  /** Shows another photo, at first without film. Rejects when it cannot be decoded. */
  load(photo: Blob): Promise<LoadedPhoto>;
  /** Shows this scene; call it one at a time. Resolves with whether the grain is missing: without its picture it is painted plain. */
  paint(scene: Scene): Promise<{ grainMissing: boolean }>;
  /** The photo with the film of this scene, as large as the photo, as JPEG. A grain that fails to load is left out, as on the stage. */
  picture(scene: Scene): Promise<Blob>;
  /** The canvases for the view to add to the page: the photo below, the film above. */
  surfaces?: { photo: HTMLCanvasElement; film: HTMLCanvasElement };
}

export interface LoadedPhoto {
  width: number;
  height: number;
  edges: Edges;
}
