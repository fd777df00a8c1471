import { albedoOf, blendOf, linearOf } from '../../domain/film/film-light.ts';
import type { Film } from '../../domain/film/films.ts';
import type { EngineFilm } from './engine/film.ts';

/** A film as the engine takes it. Its grain's picture holds blends (see `film-light.ts`), relative to the lightest tone. */
export function engineFilm({ colour, grain }: Film): EngineFilm {
  const albedos = linearOf(colour).map((channel) => {
    // A plain film takes the colour as it is, also beyond what the table of blends holds.
    if (!grain) return new Float32Array(256).fill(channel);
    const lightest = blendOf(channel);
    return Float32Array.from({ length: 256 }, (_, byte) => albedoOf((byte / 255) * lightest));
  });
  return { albedos: albedos as unknown as EngineFilm['albedos'], ...(grain && { grain }) };
}
