import sharp from 'sharp';
import { filmPicture } from '../../widgets/domain/film/film-pictures.ts';
import type { Film } from '../../widgets/domain/film/films.ts';
import { createEngine } from '../../widgets/film-visualiser/photo/engine/engine.ts';
import { grainSide } from '../../widgets/film-visualiser/photo/engine/grain-layers.ts';
import type { Picture } from '../../widgets/film-visualiser/photo/engine/picture.ts';
import type { Front } from '../../widgets/film-visualiser/photo/engine/prepare-front.ts';
import { engineFilm } from '../../widgets/film-visualiser/photo/engine-film.ts';

/** A photo with film on its fronts. */
export interface Worn extends Picture {
  /** How much film each pixel has: 0 to 255. */
  film: Uint8Array;
}

/** Prepares a photo for film by the engine that visitors use. The result shows it in one of these films. */
export async function wearOn(
  picture: Picture,
  fronts: readonly Pick<Front, 'quad' | 'longerSide'>[],
  films: readonly Film[],
): Promise<(film: Film) => Worn> {
  const engine = createEngine(picture);
  for (const film of films) if (film.grain) engine.addGrain(film.grain, await grainOf(film));
  const scene = {
    fronts: fronts.map((front, id) => ({ ...front, id, turned: false })),
    strokes: [],
    lighter: 0,
    keepDetails: true,
  };
  return (film) => {
    const slices = engine.paint({ ...scene, film: engineFilm(film) });
    for (;;) {
      const { done, value } = slices.next();
      if (done) return worn(picture, value.rgba);
    }
  };
}

/** The photo with the layer over it. */
function worn({ width, height, data }: Picture, layer: Uint8ClampedArray): Worn {
  const mixed = data.map((value, i) => {
    const share = layer[i | 3]! / 255;
    return value * (1 - share) + layer[i]! * share;
  });
  for (let i = 3; i < mixed.length; i += 4) mixed[i] = 255;
  return { width, height, data: mixed, film: Uint8Array.from(data, (_, i) => layer[i | 3]!) };
}

/** Mean difference on the parts with film, in percent of full scale. @param among the pixels that count; absent: all */
export function difference({ data, film }: Worn, truth: Picture, among?: Picture): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (film[i] !== 255 || (among && among.data[i]! < 250)) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(data[i + c]! - truth.data[i + c]!);
    count += 3;
  }
  return (100 * sum) / count / 255;
}

async function grainOf(film: Film): Promise<Picture> {
  const data = await sharp(`public${filmPicture(film)}`)
    .resize(grainSide, grainSide)
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { width: grainSide, height: grainSide, data };
}
