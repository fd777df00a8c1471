/** A film as the engine needs it: numbers only, so that it can be sent to a worker. */
export interface EngineFilm {
  /** Linear albedo, 0 to 1, by channel and byte of the grain's picture. A plain film uses only the last value of each channel. */
  albedos: readonly [Float32Array, Float32Array, Float32Array];
  /** Name of a grain that is registered with the engine. */
  grain?: string;
  /** The share of the light that it mirrors instead of scattering, 0 to 1. */
  mirrors?: number;
}
