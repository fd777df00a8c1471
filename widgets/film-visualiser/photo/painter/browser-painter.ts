import { grainPicture } from '../../../domain/film/film-pictures.ts';
import type { Grain } from '../../../domain/film/films.ts';
import type { Scene } from '../engine/engine.ts';
import type { EngineFilm } from '../engine/film.ts';
import { grainSide } from '../engine/grain-layers.ts';
import type { Painter } from '../painter.ts';
import { canvasOf, contextOf, type EngineRunner } from './engine-runner.ts';
import { loadImage } from './load-image.ts';
import { createPageRunner } from './page-runner.ts';
import { stageSize } from './stage-size.ts';
import { createWorkerRunner } from './worker-runner.ts';

/**
 * Makes a painter for the browser: in a worker where that is possible, otherwise in the page.
 *
 * @param ownOrigin the origin that serves the pictures of the grains
 */
export async function createBrowserPainter(ownOrigin: string): Promise<Painter> {
  const runner = (await createWorkerRunner()) ?? createPageRunner();
  const photo = canvasOf(1, 1);
  const grains = new Map<string, true | Promise<boolean>>();

  /** Whether the engine has this grain now, or will have it. A picture that failed to load is requested again the next time. */
  function grain(name: string | undefined): true | Promise<boolean> {
    if (name === undefined) return true;
    const known = grains.get(name);
    if (known) return known;
    const loading = loadGrain(runner, ownOrigin, name as Grain).then(
      () => {
        // Another photo has an engine of its own, without this grain.
        if (grains.get(name) === loading) grains.set(name, true);
        return true;
      },
      (error) => {
        console.warn(error);
        grains.delete(name);
        return false;
      },
    );
    grains.set(name, loading);
    return loading;
  }

  // The status "painted" is an attribute of the canvas: as React state it would render the view twice for each film.
  return {
    ...runner,
    surfaces: { photo, film: runner.film },
    async load(blob) {
      runner.film.dataset['paint'] = 'painting';
      const bitmap = await createImageBitmap(blob);
      const { width, height } = bitmap;
      Object.assign(photo, { width, height });
      contextOf(photo).drawImage(bitmap, 0, 0);
      grains.clear();
      return { width, height, edges: await runner.load(bitmap, stageSize(bitmap, window)) };
    },
    async paint(scene) {
      runner.film.dataset['paint'] = 'painting';
      const coming = grain(scene.film.grain);
      // Paints the plain colour at once, because the picture of the grain may take a while.
      if (coming !== true) await runner.paint(withoutGrain(scene));
      // Without an await the worker begins before the page draws its choice.
      const isThere = coming === true || (await coming);
      await runner.paint(isThere ? scene : withoutGrain(scene));
      runner.film.dataset['paint'] = 'painted';
      return { grainMissing: !isThere };
    },
    async picture(scene) {
      const isThere = await grain(scene.film.grain);
      const canvas = canvasOf(photo.width, photo.height);
      contextOf(canvas).drawImage(photo, 0, 0);
      const layer = await runner.layer(isThere ? scene : withoutGrain(scene));
      // Uses `drawImage`, not `putImageData`: transparent pixels must not erase the photo.
      const film = canvasOf(layer.width, layer.height);
      contextOf(film).putImageData(layer, 0, 0);
      contextOf(canvas).drawImage(film, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
      if (!blob) throw new Error('The picture could not be written.');
      return blob;
    },
  };
}

/** A byte near the middle of the values in pictures of grains. */
const middleTone = 220;

function withoutGrain(scene: Scene): Scene {
  const plain = scene.film.albedos.map((tones) => tones.map(() => tones[middleTone]!));
  return { ...scene, film: { albedos: plain as unknown as EngineFilm['albedos'] } };
}

async function loadGrain(runner: EngineRunner, origin: string, name: Grain): Promise<void> {
  const path = origin + grainPicture(name);
  const image = await loadImage(path).catch(() => loadImage(path.replace(/avif$/, 'webp')));
  const size = { resizeWidth: grainSide, resizeHeight: grainSide, resizeQuality: 'high' } as const;
  await runner.addGrain(name, await createImageBitmap(image, size));
}
