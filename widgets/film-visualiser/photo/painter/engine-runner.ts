import type { Edges } from '../engine/edges.ts';
import type { Scene } from '../engine/engine.ts';

/** Runs the engine, wherever that is. Takes over the bitmaps it is given. */
export interface EngineRunner {
  load(photo: ImageBitmap): Promise<Edges>;
  addGrain(name: string, picture: ImageBitmap): Promise<void>;
  /** Resolves when the film canvas shows it. */
  paint(scene: Scene): Promise<void>;
  /** The film as it is now; absent while there is none. */
  layer(): Promise<ImageData | undefined>;
  /** Where the film is seen. */
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
