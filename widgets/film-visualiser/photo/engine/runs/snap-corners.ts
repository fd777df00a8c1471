import { isFront, type Point, type Quad } from '../geometry.ts';
import { apply, type Homography, ontoQuad } from '../homography.ts';
import type { Picture } from '../picture.ts';
import { type Direction, evidenceOf } from './evidence.ts';
import { behindAt, candidatesIn } from './find-lines.ts';
import { oddsOf } from './line-weights.ts';
import { type Facing, facing, facingSize } from './rectify.ts';

/** How far a side may move, as a share of the longer side of the photo. */
const reach = 0.012;
/** The least odds of the line that a side moves to, and how much better than the next it must be (logarithms). */
const [least, better] = [1.5, 1];

/**
 * Moves the sides of a run to the lines near them, each as a whole: a side is long, so that its line is surer than that at a corner. A
 * side stays where no line, or more than one, is clearly there.
 */
export function snapCorners(picture: Picture, quad: Quad): Quad {
  const { onto, sides } = sidesOf(picture, quad);
  const [above, right, below, left] = sides.map(placeOf) as [Place, Place, Place, Place];
  const corner = (upright: Place, level: Place): Point => {
    // Two steps find where two lines cross that are nearly at right angles.
    let at = { x: upright(0.5), y: level(0.5) };
    for (let i = 0; i < 2; i++) at = { x: upright(at.y), y: level(at.x) };
    return apply(onto, at);
  };
  const snapped: Quad = [
    corner(left, above),
    corner(right, above),
    corner(right, below),
    corner(left, below),
  ];
  return isFront(snapped) ? snapped : quad;
}

/** Where a side is, at each place along it; both in shares of the view. */
type Place = (along: number) => number;

/** A side of a run, and the lines near it. */
export interface Side {
  /** Where it is, in shares of the view. */
  at: number;
  lines: readonly { at: number; tilt: number; features: readonly number[]; odds: number; place: Place }[];
}

/** The sides of a run, from the one above clockwise, in a view that shows more than the run. @returns with the map onto that view */
export function sidesOf(picture: Picture, quad: Quad): { onto: Homography; sides: readonly Side[] } {
  const size = facingSize(quad);
  const far = reach * Math.max(picture.width, picture.height);
  // In shares of the run, with room for as much again beside what is compared.
  const [across, down] = [Math.min((2 * far) / size.width, 0.3), Math.min((2 * far) / size.height, 0.3)];
  const onto = expanded(ontoQuad(quad), across, down);
  const view = facing(picture, onto, {
    width: Math.round(size.width * (1 + 2 * across)),
    height: Math.round(size.height * (1 + 2 * down)),
  });
  const [x, y] = [across / (1 + 2 * across), down / (1 + 2 * down)];
  return {
    onto,
    sides: [
      sideOf(view, 'level', y, x, y),
      sideOf(view, 'upright', 1 - x, y, x),
      sideOf(view, 'level', 1 - y, x, y),
      sideOf(view, 'upright', x, y, x),
    ],
  };
}

/** @param from where along the view the side begins @param room how far from it the view goes */
function sideOf(view: Facing, direction: Direction, at: number, from: number, room: number): Side {
  const isUpright = direction === 'upright';
  const [across, along] = isUpright ? [view.width, view.height] : [view.height, view.width];
  const [start, end] = [
    Math.max(Math.round((at - room) * across), 0),
    Math.min(Math.round((at + room) * across), across),
  ];
  const [first, last] = [Math.round(from * along), Math.round((1 - from) * along)];
  const box = isUpright
    ? { left: start, right: end, top: first, bottom: last }
    : { left: first, right: last, top: start, bottom: end };
  const length = end - start;
  const lines = candidatesIn(evidenceOf(view, box, direction), length / 6).flatMap((candidate) => {
    // From 0 at the side to 1 at the reach.
    const off = Math.abs((candidate.at + 0.5) / length - 0.5) * 4;
    if (off > 1) return [];
    const behind = candidate.features[behindAt]!;
    const features = [...candidate.features, off * off, behind * behind];
    const place = (place: number) => {
      const share = (place - from) / (1 - 2 * from);
      return (start + candidate.at + 0.5 + candidate.tilt * (2 * share - 1)) / across;
    };
    return [{ ...candidate, features, odds: oddsOf({ features }, 'side'), place }];
  });
  return { at, lines };
}

function placeOf({ at, lines }: Side): Place {
  const [best, ...others] = [...lines].sort((a, b) => b.odds - a.odds);
  const next = others.find((other) => Math.abs(other.at - best!.at) > 4);
  if (!best || best.odds < least || (next && best.odds - next.odds < better)) return () => at;
  return best.place;
}

/** A map of the unit square onto a quad, with so much more on all sides. */
function expanded(onto: Homography, across: number, down: number): Homography {
  const corner = (x: number, y: number) => apply(onto, { x, y });
  return ontoQuad([
    corner(-across, -down),
    corner(1 + across, -down),
    corner(1 + across, 1 + down),
    corner(-across, 1 + down),
  ]);
}
