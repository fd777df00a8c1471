import { clamp, type Point } from './geometry.ts';

/** One stroke of the brush. */
export interface Stroke {
  id: number;
  points: readonly Point[];
  /** In px of the photo. */
  radius: number;
  /** Restores the film where it was brushed away. */
  erase: boolean;
}

/** Where the photo stays visible: 255 fully, 0 not at all. */
export interface Mask {
  /** @returns whether the mask has changed since the last call */
  follow(strokes: readonly Stroke[]): boolean;
  values: Uint8Array;
}

/** A mask that is extended as strokes grow, and drawn again when a stroke was undone. */
export function createMask(width: number, height: number): Mask {
  const values = new Uint8Array(width * height);
  let drawn: { id: number; points: number }[] = [];
  return {
    values,
    follow(strokes) {
      const goesOn = drawn.every(
        ({ id, points }, i) => strokes[i]?.id === id && strokes[i].points.length >= points,
      );
      if (!goesOn) {
        values.fill(0);
        drawn = [];
      }
      let changed = !goesOn;
      strokes.forEach((stroke, i) => {
        const from = drawn[i]?.points ?? 0;
        for (let point = from; point < stroke.points.length; point++) {
          draw(values, width, height, stroke, point);
          changed = true;
        }
      });
      drawn = strokes.map(({ id, points }) => ({ id, points: points.length }));
      return changed;
    },
  };
}

/** Draws the segment that ends at a point of a stroke, with round ends and a soft edge. */
function draw(values: Uint8Array, width: number, height: number, stroke: Stroke, point: number): void {
  const { points, radius, erase } = stroke;
  const to = points[point]!;
  const from = points[point - 1] ?? to;
  const soft = Math.max(1, radius / 4);
  const reach = radius + soft;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy || 1;
  const bottom = Math.min(height, Math.ceil(Math.max(from.y, to.y) + reach));
  const right = Math.min(width, Math.ceil(Math.max(from.x, to.x) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach)); x < right; x++) {
      const along = clamp(((x + 0.5 - from.x) * dx + (y + 0.5 - from.y) * dy) / squared, 0, 1);
      const away = Math.hypot(x + 0.5 - from.x - along * dx, y + 0.5 - from.y - along * dy);
      const share = Math.round(255 * clamp((reach - away) / (2 * soft), 0, 1));
      const at = y * width + x;
      values[at] = erase ? Math.min(values[at]!, 255 - share) : Math.max(values[at]!, share);
    }
}
