/** Pixels as a canvas gives them: four bytes each, red, green, blue and alpha. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}
