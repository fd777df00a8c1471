import { createEngine, type Engine } from '../engine/engine.ts';
import { canvasOf, contextOf, type EngineRunner } from './engine-runner.ts';

/** The maximum duration of a slice before the page can handle events, in ms. */
const sliceDuration = 12;

/** Runs the engine in the page itself, where no worker is possible: in slices, so that the page stays responsive. */
export function createPageRunner(): EngineRunner {
  const film = canvasOf(1, 1);
  let engine: Engine | undefined;
  let layer: ImageData | undefined;
  function loaded(): Engine {
    if (!engine) throw new Error('No photo is loaded.');
    return engine;
  }
  return {
    film,
    async load(photo) {
      const pixels = pixelsOf(photo);
      engine = createEngine(pixels);
      Object.assign(film, { width: pixels.width, height: pixels.height });
      layer = undefined;
      return engine.edges;
    },
    async addGrain(name, picture) {
      engine?.addGrain(name, pixelsOf(picture));
    },
    async paint(scene) {
      if (!engine) return;
      const slices = engine.paint(scene);
      let [slice, since] = [slices.next(), performance.now()];
      while (!slice.done) {
        if (performance.now() - since > sliceDuration) {
          await pause();
          since = performance.now();
        }
        slice = slices.next();
      }
      const { rgba, changed } = slice.value;
      layer ??= new ImageData(rgba, film.width, film.height);
      const { left, top, right, bottom } = changed;
      contextOf(film).putImageData(layer, 0, 0, left, top, right - left, bottom - top);
    },
    layer: async () => layer,
    splitRun: async (quad) => loaded().splitRun(quad),
    snapCorners: async (quad) => loaded().snapCorners(quad),
    suggestFront: async (point, plane) => loaded().suggestFront(point, plane),
  };
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const { width, height } = bitmap;
  const context = canvasOf(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to read from.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
