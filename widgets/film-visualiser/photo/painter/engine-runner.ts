import type { Edges } from '../engine/edges.ts';
import type { Scene } from '../engine/engine.ts';

/** Runs the engine, in a worker or in the page. Takes ownership of the bitmaps that it is given. */
export interface EngineRunner {
  load(photo: ImageBitmap): Promise<Edges>;
  addGrain(name: string, picture: ImageBitmap): Promise<void>;
  /** Resolves when the film canvas shows it. */
  paint(scene: Scene): Promise<void>;
  /** The current film; absent while there is none. */
  layer(): Promise<ImageData | undefined>;
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
