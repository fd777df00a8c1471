/** A film as the engine takes it: numbers only, so that it can be sent to a worker. */
export interface EngineFilm {
  /** Linear albedo, 0 to 1, by channel and byte of the grain's picture; of a plain film only the last of each counts. */
  albedos: readonly [Float32Array, Float32Array, Float32Array];
  /** Name of a grain that the engine was given. */
  grain?: string;
}
