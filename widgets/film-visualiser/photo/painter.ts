import type { Edges } from './engine/edges.ts';
import type { Scene } from './engine/engine.ts';

/** What puts film on a photo, handed to the studio's store: tests have one of their own. */
export interface Painter {
  /** Shows another photo, from now on without film. Rejects when it cannot be decoded. */
  load(photo: Blob): Promise<LoadedPhoto>;
  /** Shows this scene, one at a time. Resolves with whether it is all there: without its picture a grain is painted plain. */
  paint(scene: Scene): Promise<{ grainMissing: boolean }>;
  /** The photo with its film, as JPEG. */
  picture(): Promise<Blob>;
  /** What is seen, the photo below and the film above, to be put into the page by the view. */
  surfaces?: { photo: HTMLCanvasElement; film: HTMLCanvasElement };
}

export interface LoadedPhoto {
  width: number;
  height: number;
  edges: Edges;
}
