import { boxSum, type Plane, planeOf } from './plane.ts';

/** For each cell the linear function `slope × value + rise` that smooths it. */
export interface Smoothing {
  slope: Plane;
  rise: Plane;
}

/**
 * Smooths variations weaker than `strength`, and keeps stronger edges: wood grain disappears, the edge of a shadow stays. K. He, J. Sun and
 * X. Tang, "Guided image filtering", 2013, with the picture as its own guide. Cells without weight are ignored.
 */
export function guidedFilter(picture: Plane, weight: Plane, radius: number, strength: number): Smoothing {
  const { width, height, values } = picture;
  const weights = boxSum(weight, radius).values;
  const means = boxSum(weighted(picture, weight, 1), radius).values;
  const squares = boxSum(weighted(picture, weight, 2), radius).values;
  const [slope, rise] = [planeOf(width, height), planeOf(width, height)];
  for (let i = 0; i < values.length; i++) {
    const count = weights[i]!;
    if (count < 1e-3) continue;
    const mean = means[i]! / count;
    const variance = Math.max(squares[i]! / count - mean * mean, 0);
    const a = variance / (variance + strength * strength);
    // Averaged below, with only the cells inside the front.
    slope.values[i] = a * weight.values[i]!;
    rise.values[i] = mean * (1 - a) * weight.values[i]!;
  }
  return { slope: averaged(slope, weights, radius), rise: averaged(rise, weights, radius) };
}

/** The smoothed picture. */
export function smoothed({ width, height, values }: Plane, { slope, rise }: Smoothing): Plane {
  return {
    width,
    height,
    values: values.map((value, i) => slope.values[i]! * value + rise.values[i]!),
  };
}

/** A weighted mean. */
export function blurred(picture: Plane, weight: Plane, radius: number): Plane {
  return averaged(weighted(picture, weight, 1), boxSum(weight, radius).values, radius);
}

function averaged(sums: Plane, weights: Float32Array, radius: number): Plane {
  const plane = boxSum(sums, radius);
  plane.values.forEach((sum, i) => {
    plane.values[i] = weights[i]! < 1e-3 ? 0 : sum / weights[i]!;
  });
  return plane;
}

function weighted({ width, height, values }: Plane, weight: Plane, power: 1 | 2): Plane {
  const sums = planeOf(width, height);
  for (let i = 0; i < values.length; i++)
    sums.values[i] = weight.values[i]! * (power === 1 ? values[i]! : values[i]! * values[i]!);
  return sums;
}
