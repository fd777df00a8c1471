import type { Edges } from '../engine/edges.ts';
import type { Scene } from '../engine/engine.ts';
import type { Point, Quad } from '../engine/geometry.ts';
import type { FrontToDivide } from '../engine/runs/divide-front.ts';
import type { Run, RunLines } from '../engine/runs/run.ts';
import type { Suggestion } from '../engine/runs/suggest-front.ts';
import type { Size } from '../engine/staged-engine.ts';

/** Runs the engine, in a worker or in the page. Takes ownership of the bitmaps that it is given. */
export interface EngineRunner {
  /** @param size of the film canvas, in pixels */
  load(photo: ImageBitmap, size: Size): Promise<Edges>;
  addGrain(name: string, picture: ImageBitmap): Promise<void>;
  /** Resolves when the film canvas shows it. */
  paint(scene: Scene): Promise<void>;
  /** The film of this scene, as large as the photo. */
  layer(scene: Scene): Promise<ImageData>;
  /** Divides a run of cabinets into fronts. */
  splitRun(quad: Quad): Promise<Run>;
  /** The lines that divide a front which is more than one. */
  divideFront(front: FrontToDivide): Promise<RunLines>;
  /** The corners of a run, moved to edges nearby where those are clear. */
  snapCorners(quad: Quad): Promise<Quad>;
  /** The front under one tap. @param plane a quad in its plane, such as a run beside it */
  suggestFront(point: Point, plane?: Quad): Promise<Suggestion | undefined>;
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
