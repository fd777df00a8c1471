import { type Edges, findEdges } from './edges.ts';
import type { EngineFilm } from './film.ts';
import type { Box, Point, Quad } from './geometry.ts';
import { type GrainLayers, grainLayers } from './grain-layers.ts';
import { createMask, type Stroke } from './mask.ts';
import { paintFront, type Tables, tablesFor } from './paint-front.ts';
import type { Picture } from './picture.ts';
import { type Front, type PreparedFront, prepareFront } from './prepare-front.ts';
import { readings } from './readings.ts';
import { roomLight } from './room-light.ts';
import { divideFront, type FrontToDivide } from './runs/divide-front.ts';
import type { Run, RunLines } from './runs/run.ts';
import { snapCorners } from './runs/snap-corners.ts';
import { splitRun } from './runs/split-run.ts';
import { type Suggestion, squareAround, suggestFront } from './runs/suggest-front.ts';

/** Everything that the engine shows. It finds out itself what has changed since the last scene. */
export interface Scene {
  fronts: readonly Front[];
  strokes: readonly Stroke[];
  film: EngineFilm;
  /** ln of the factor by which the film is lighter than in the photo. */
  lighter: number;
  /** Keeps the handles and gaps that the engine finds. */
  keepDetails: boolean;
}

/** The film on the fronts, as a layer over the photo: transparent elsewhere. */
export interface FilmLayer {
  rgba: Uint8ClampedArray<ArrayBuffer>;
  /** The area that may have changed. */
  changed: Box;
}

/** What the engine finds in a photo. */
export interface Search {
  /** Divides a run of cabinets into fronts. */
  splitRun(quad: Quad): Run;
  /** The lines that divide a front which is more than one. */
  divideFront(front: FrontToDivide): RunLines;
  /** The corners of a run, moved to edges nearby where those are clear. */
  snapCorners(quad: Quad): Quad;
  /** The front under one tap. @param plane a quad in its plane, such as a run beside it */
  suggestFront(point: Point, plane?: Quad): Suggestion | undefined;
  /** A square in the plane of the upright and level edges around a point. */
  planeAt(point: Point): Quad;
}

export interface Engine extends Search {
  edges: Edges;
  /** Registers a grain. @param picture square, `grainSide` wide */
  addGrain(name: string, picture: Picture): void;
  /** Paints in slices, so that the caller can let other tasks run between them. */
  paint(scene: Scene): Generator<void, FilmLayer>;
}

/** Calls one of the searches by its name. */
export function searched<What extends keyof Search>(
  engine: Search,
  what: What,
  given: Parameters<Search[What]>,
): ReturnType<Search[What]> {
  const search = engine[what] as (...given: Parameters<Search[What]>) => ReturnType<Search[What]>;
  return search(...given);
}

interface KnownFront {
  front: Front;
  prepared: PreparedFront;
  /** How much film each pixel gets; absent while it must be computed. */
  alphas?: Uint8Array;
}

/** Puts film on the fronts in one photo. Pure: it uses no canvas, worker or page. */
export function createEngine(picture: Picture): Engine {
  const { width, height } = picture;
  // Set up with the first scene: an engine that only looks for fronts needs none of it.
  const canvas = once(() => {
    const pixels = new Uint32Array(width * height);
    return {
      pixels,
      rgba: new Uint8ClampedArray(pixels.buffer),
      mask: createMask(width, height),
      room: roomLight(picture),
    };
  });
  const edges = once(() => findEdges(picture));
  const grains = new Map<string, GrainLayers>();
  let known = new Map<number, KnownFront>();
  let keptDetails: boolean | undefined;
  let painted: Box = nothing;

  /** Prepares the fronts that are new or have moved. */
  function* prepareChanged(fronts: readonly Front[]): Generator<void, boolean> {
    let changed = fronts.length !== known.size;
    const next = new Map<number, KnownFront>();
    for (const front of fronts) {
      const before = known.get(front.id);
      if (before && isSame(before.front, front)) next.set(front.id, before);
      else {
        changed = true;
        next.set(front.id, { front, prepared: prepareFront(picture, front) });
        yield;
      }
    }
    known = next;
    return changed;
  }

  return {
    get edges() {
      return edges();
    },
    splitRun: (quad) => splitRun(picture, quad),
    divideFront: (front) => divideFront(picture, front),
    snapCorners: (quad) => snapCorners(picture, quad),
    suggestFront: (point, plane) => suggestFront(picture, point, plane),
    planeAt: (point) => squareAround(picture, point),
    addGrain: (name, grain) => grains.set(name, grainLayers(grain)),
    *paint({ fronts, strokes, film, lighter, keepDetails }) {
      const { pixels, rgba, mask, room } = canvas();
      const hasMoved = yield* prepareChanged(fronts);
      const isBrushed = mask.follow(strokes) || keptDetails !== keepDetails;
      keptDetails = keepDetails;
      if (isBrushed) for (const front of known.values()) front.alphas = undefined;
      // Pixels that no longer have film must become transparent.
      if (hasMoved || isBrushed) pixels.fill(0);
      const all = [...known.values()];
      const read = readings(
        all.map(({ prepared }) => prepared),
        room,
      );
      const grain = film.grain === undefined ? undefined : grains.get(film.grain);
      const tables = new Map<string, Tables>();
      let box = nothing;
      for (const [i, front] of all.entries()) {
        const { prepared } = front;
        const { albedo, warmth } = read[i]!;
        const key = `${albedo} ${warmth}`;
        const found =
          tables.get(key) ?? tablesFor(film, grain, { albedo, warmth, lighter, level: room.level });
        tables.set(key, found);
        front.alphas ??= alphasOf(prepared, mask.values, width, keepDetails);
        paintFront({ width, pixels }, prepared, front.alphas, found);
        box = around(box, prepared.cover.box);
        yield;
      }
      const changed = around(box, painted);
      painted = box;
      return { rgba, changed };
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function alphasOf(
  { cover, details }: PreparedFront,
  mask: Uint8Array,
  width: number,
  keepDetails: boolean,
): Uint8Array {
  const { starts, offsets, shares, box } = cover;
  const alphas = new Uint8Array(shares.length);
  for (let row = 0; row < starts.length; row++) {
    const from = (box.top + row) * width + starts[row]! - offsets[row]!;
    for (let at = offsets[row]!; at < offsets[row + 1]!; at++) {
      const kept = keepDetails ? Math.max(mask[from + at]!, details[at]!) : mask[from + at]!;
      alphas[at] = Math.round((shares[at]! * (255 - kept)) / 255);
    }
  }
  return alphas;
}

function isSame(a: Front, b: Front): boolean {
  return (
    a.turned === b.turned &&
    a.longerSide === b.longerSide &&
    a.quad.every(({ x, y }, i) => x === b.quad[i]!.x && y === b.quad[i]!.y)
  );
}

const nothing: Box = { left: 0, top: 0, right: 0, bottom: 0 };

function around(a: Box, b: Box): Box {
  if (a.right === a.left) return b;
  if (b.right === b.left) return a;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
