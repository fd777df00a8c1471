import type { Edges } from './edges.ts';
import { distance, isFront, type Point, type Quad } from './geometry.ts';
import { quantile } from './room-light.ts';

/**
 * Moves a corner of a quad to a corner in the photo: to the crossing of the two strongest straight edges along its two sides. Without such
 * edges it stays.
 *
 * @param reach how far it may move, in px of the photo
 */
export function snapCorner(edges: Edges, quad: Quad, corner: number, reach: number): Quad {
  const at = quad[corner]!;
  const next = nearestEdge(edges, at, quad[(corner + 1) % 4]!, reach);
  const last = nearestEdge(edges, at, quad[(corner + 3) % 4]!, reach);
  if (!next && !last) return quad;
  // With only one edge the corner moves onto it along its other side.
  const found = crossing(
    next ?? line(at, quad[(corner + 1) % 4]!),
    last ?? line(at, quad[(corner + 3) % 4]!),
  );
  if (!found || distance(found, at) > 1.5 * reach) return quad;
  const snapped = quad.map((point, i) => (i === corner ? found : point)) as unknown as Quad;
  return isFront(snapped) ? snapped : quad;
}

/** Snaps all four corners. */
export function snapQuad(edges: Edges, quad: Quad, reach: number): Quad {
  return [0, 1, 2, 3].reduce((snapped, corner) => snapCorner(edges, snapped, corner, reach), quad);
}

interface Line {
  on: Point;
  /** Its direction, a vector of length 1. */
  x: number;
  y: number;
}

/** Weaker edges, in bytes, are noise. An edge that stands out less among all edges near it is grain. */
const weakest = 5;
const standsOut = 2;
/** Stronger edges count as this strong: the edge of a bright lamp is no better than that of a gap. */
const strongest = 40;
/** The largest angle between edge and side, in radians, and the number of steps that are tried. */
const [turn, turns] = [0.1, 6];

/** The strongest edge near a corner, along one of its sides. */
function nearestEdge(edges: Edges, corner: Point, towards: Point, reach: number): Line | undefined {
  const side = line(corner, towards);
  const length = Math.min(distance(corner, towards) * 0.6, 160);
  let [best, bestScore] = [undefined as Line | undefined, weakest];
  const scores: number[] = [];
  const step = Math.max(edges.scale / 2, 0.5);
  for (let offset = -reach; offset <= reach; offset += step)
    for (let i = -turns; i <= turns; i++) {
      const angle = (i / turns) * turn;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const candidate = {
        on: { x: corner.x - offset * side.y, y: corner.y + offset * side.x },
        x: side.x * cos - side.y * sin,
        y: side.x * sin + side.y * cos,
      };
      const near = 1 - 0.5 * (offset / reach) ** 2 - 0.15 * (i / turns) ** 2;
      const score = near * strength(edges, candidate, length);
      scores.push(score);
      if (score > bestScore) [best, bestScore] = [candidate, score];
    }
  return bestScore > standsOut * quantile(scores, 0.5) ? best : undefined;
}

/** The strength of an edge along a line from its point on, in bytes. */
function strength({ width, height, scale, across, down }: Edges, { on, x, y }: Line, length: number): number {
  const samples = 24;
  let sum = 0;
  for (let i = 1; i <= samples; i++) {
    const along = (i / samples) * length;
    const [column, row] = [(on.x + along * x) / scale - 0.5, (on.y + along * y) / scale - 0.5];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
    const [dx, dy] = [column - left, row - top];
    const between = (values: Int16Array) => {
      const at = top * width + left;
      return (
        (values[at]! * (1 - dx) + values[at + 1]! * dx) * (1 - dy) +
        (values[at + width]! * (1 - dx) + values[at + width + 1]! * dx) * dy
      );
    };
    sum += Math.min(Math.abs(between(across) * -y + between(down) * x) / 8, strongest);
  }
  return sum / samples;
}

function line(from: Point, to: Point): Line {
  const length = distance(from, to) || 1;
  return { on: from, x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function crossing(a: Line, b: Line): Point | undefined {
  const area = a.x * b.y - a.y * b.x;
  // Nearly parallel lines have no useful crossing.
  if (Math.abs(area) < 0.1) return undefined;
  const along = ((b.on.x - a.on.x) * b.y - (b.on.y - a.on.y) * b.x) / area;
  return { x: a.on.x + along * a.x, y: a.on.y + along * a.y };
}
