import { albedoOf, blendOf, linearOf } from '../../domain/film/film-light.ts';
import type { Film } from '../../domain/film/films.ts';
import type { EngineFilm } from './engine/film.ts';

/** The share of the light that a film mirrors, by its grain: measured on our renders of a kitchen and a wardrobe. */
const mirrors: Readonly<Record<string, number>> = { brushed: 0.6, leather: 0.35 };

/** A film as the engine needs it. The picture of its grain holds blends (see `film-light.ts`), relative to the lightest tone. */
export function engineFilm({ colour, grain }: Film): EngineFilm {
  const albedos = linearOf(colour).map((channel) => {
    // A plain film keeps its exact colour, also outside the range of the blend table.
    if (!grain) return new Float32Array(256).fill(channel);
    const lightest = blendOf(channel);
    return Float32Array.from({ length: 256 }, (_, byte) => albedoOf((byte / 255) * lightest));
  });
  return {
    albedos: albedos as unknown as EngineFilm['albedos'],
    ...(grain && { grain, mirrors: mirrors[grain] ?? 0 }),
  };
}
