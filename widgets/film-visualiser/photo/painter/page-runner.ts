import { searched } from '../engine/engine.ts';
import { createStagedEngine, type Size, type StagedEngine } from '../engine/staged-engine.ts';
import { canvasOf, contextOf, type EngineRunner, searchingBy } from './engine-runner.ts';

/** The maximum duration of a slice before the page can handle events, in ms. */
const sliceDuration = 12;

/** Runs the engine in the page itself, where no worker is possible: in slices, so that the page stays responsive. */
export function createPageRunner(): EngineRunner {
  const film = canvasOf(1, 1);
  let engine: StagedEngine | undefined;
  let layer: ImageData | undefined;
  function loaded(): StagedEngine {
    if (!engine) throw new Error('No photo is loaded.');
    return engine;
  }
  return {
    film,
    async load(photo, size) {
      engine = createStagedEngine(pixelsOf(photo), pixelsOf(photo, size));
      photo.close();
      Object.assign(film, size);
      layer = undefined;
      return engine.edges;
    },
    async addGrain(name, picture) {
      engine?.addGrain(name, pixelsOf(picture));
      picture.close();
    },
    async paint(scene) {
      if (!engine) return;
      const { rgba, changed } = await inSlices(engine.paint(scene));
      layer ??= new ImageData(rgba, film.width, film.height);
      const { left, top, right, bottom } = changed;
      contextOf(film).putImageData(layer, 0, 0, left, top, right - left, bottom - top);
    },
    async layer(scene) {
      const { paintWhole, width } = loaded();
      return new ImageData((await inSlices(paintWhole(scene))).rgba, width);
    },
    ...searchingBy(async (what, given) => searched(loaded(), what, given)),
  };
}

/** Runs it to its end, with a pause for the page after each slice. */
async function inSlices<T>(slices: Generator<void, T>): Promise<T> {
  let [slice, since] = [slices.next(), performance.now()];
  while (!slice.done) {
    if (performance.now() - since > sliceDuration) {
      await pause();
      since = performance.now();
    }
    slice = slices.next();
  }
  return slice.value;
}

function pixelsOf(bitmap: ImageBitmap, { width, height }: Size = bitmap): ImageData {
  const context = canvasOf(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to read from.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
