import type { Edges } from './edges.ts';
import { type Scene, type Search, searched } from './engine.ts';
import { rehearse } from './rehearsal.ts';
import { createStagedEngine, type Size, type StagedEngine } from './staged-engine.ts';

/*
 * The engine in a worker. This file has two roles: a page imports it for its address, and a worker that is started with that address
 * answers the page. So the chunk must import only files next to it.
 */

/** Our origin, in a bundle of another site. */
declare const __OWN_ORIGIN__: string | undefined;

/** The address of this code, to start the worker from; empty in a bundle of another site, which has no such file. */
export const engineAddress: string = __OWN_ORIGIN__ === undefined ? import.meta.url : '';

/** The requests of a page; each gets one response with its number. */
export type Question =
  | { ask: 'load'; photo: ImageBitmap; size: Size; canvas?: OffscreenCanvas }
  | { ask: 'grain'; name: string; picture: ImageBitmap }
  | { ask: 'paint'; scene: Scene }
  | { ask: 'layer'; scene: Scene }
  | { ask: 'search'; what: keyof Search; given: Parameters<Search[keyof Search]> };

export interface Answers {
  load: Edges;
  grain: undefined;
  paint: undefined;
  /** The film of the scene, as large as the photo. */
  layer: ImageData;
  search: ReturnType<Search[keyof Search]>;
}

/** The first message of the worker, when it can receive requests. */
export const ready = 'ready';

export type Numbered<T> = T & { number: number };

if ('WorkerGlobalScope' in globalThis && !('document' in globalThis)) answer();

function answer(): void {
  let engine: StagedEngine | undefined;
  // Requested once: Firefox refuses the second `getContext` on a canvas that came from the page.
  let shown: OffscreenCanvasRenderingContext2D | undefined;
  let layer: ImageData | undefined;
  let rehearsal: Generator<void, void> | undefined;
  /** Between questions: one that comes waits for one step at most. */
  const goOn = () => {
    if (rehearsal?.next().done === false) setTimeout(goOn);
  };
  const work = {
    load({ photo, size, ...given }: Extract<Question, { ask: 'load' }>): Edges {
      const whole = pixelsOf(photo);
      engine = createStagedEngine(whole, pixelsOf(photo, size));
      // The code is compiled after the first photo.
      if (!rehearsal) {
        rehearsal = rehearse(whole);
        setTimeout(goOn);
      }
      photo.close();
      if (given.canvas) shown = contextOf(given.canvas);
      if (shown) Object.assign(shown.canvas, size);
      layer = undefined;
      return engine.edges;
    },
    grain({ name, picture }: Extract<Question, { ask: 'grain' }>): undefined {
      engine?.addGrain(name, pixelsOf(picture));
    },
    paint({ scene }: Extract<Question, { ask: 'paint' }>): undefined {
      if (!engine || !shown) return;
      const { rgba, changed } = finish(engine.paint(scene));
      layer ??= new ImageData(rgba, shown.canvas.width, shown.canvas.height);
      const { left, top, right, bottom } = changed;
      shown.putImageData(layer, 0, 0, left, top, right - left, bottom - top);
    },
    layer({ scene }: Extract<Question, { ask: 'layer' }>): ImageData {
      const { paintWhole, width } = loaded(engine);
      return new ImageData(finish(paintWhole(scene)).rgba, width);
    },
    search: ({ what, given }: Extract<Question, { ask: 'search' }>): Answers['search'] =>
      searched(loaded(engine), what, given),
  };
  addEventListener('message', ({ data }: MessageEvent<Numbered<Question>>) => {
    const { number, ask } = data;
    try {
      postMessage({ number, answer: work[ask](data as never) });
    } catch (error) {
      postMessage({ number, error: String(error) });
    }
  });
  postMessage(ready);
}

function loaded(engine: StagedEngine | undefined): StagedEngine {
  if (!engine) throw new Error('No photo is loaded.');
  return engine;
}

function finish<T>(slices: Generator<void, T>): T {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

function pixelsOf(bitmap: ImageBitmap, { width, height }: Size = bitmap): ImageData {
  const context = contextOf(new OffscreenCanvas(width, height), { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

function contextOf(
  canvas: OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('No canvas in this worker.');
  return context;
}
