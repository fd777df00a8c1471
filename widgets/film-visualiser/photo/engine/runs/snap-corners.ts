import type { Point, Quad } from '../geometry.ts';
import { isFront } from '../geometry.ts';
import { apply, type Homography, ontoQuad } from '../homography.ts';
import type { Picture } from '../picture.ts';
import { evidenceOf } from './evidence.ts';
import { type Candidate, candidatesIn } from './find-lines.ts';
import { type Facing, facing, facingSize } from './rectify.ts';

/** How far a side may move, as a share of the longer side of the photo. */
const reach = 0.012;
/** The least score of the line that a side moves to, and how much better than the next it must be. */
const [least, better] = [0.5, 0.06];

/**
 * Moves the sides of a run to the lines near them, each as a whole: a side is long, so that its line is surer than that at a corner. A
 * side stays where no line, or more than one, is clearly there.
 */
export function snapCorners(picture: Picture, quad: Quad): Quad {
  const size = facingSize(quad);
  const far = reach * Math.max(picture.width, picture.height);
  // In shares of the run, with room for as much again beside what is compared.
  const [across, down] = [Math.min((2 * far) / size.width, 0.3), Math.min((2 * far) / size.height, 0.3)];
  const onto = ontoQuad(quad);
  const wider = expanded(onto, across, down);
  const view = facing(picture, wider, {
    width: Math.round(size.width * (1 + 2 * across)),
    height: Math.round(size.height * (1 + 2 * down)),
  });
  const [x, y] = [across / (1 + 2 * across), down / (1 + 2 * down)];
  const left = side(view, 'upright', x, [y, 1 - y], x);
  const right = side(view, 'upright', 1 - x, [y, 1 - y], x);
  const above = side(view, 'level', y, [x, 1 - x], y);
  const below = side(view, 'level', 1 - y, [x, 1 - x], y);
  const corner = (upright: Side, level: Side): Point => {
    // Two steps find where two lines cross that are nearly at right angles.
    let at = { x: upright(0.5), y: level(0.5) };
    for (let i = 0; i < 2; i++) at = { x: upright(at.y), y: level(at.x) };
    return apply(wider, at);
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
type Side = (along: number) => number;

/** The line near a side. @param to the part of the view along which the side runs @param room how far from it the view goes */
function side(
  view: Facing,
  direction: 'upright' | 'level',
  at: number,
  [from, to]: readonly [number, number],
  room: number,
): Side {
  const isUpright = direction === 'upright';
  const [across, along] = isUpright ? [view.width, view.height] : [view.height, view.width];
  const [start, end] = [
    Math.max(Math.round((at - room) * across), 0),
    Math.min(Math.round((at + room) * across), across),
  ];
  const [first, last] = [Math.round(from * along), Math.round(to * along)];
  const box = isUpright
    ? { left: start, right: end, top: first, bottom: last }
    : { left: first, right: last, top: start, bottom: end };
  const length = end - start;
  const candidates = candidatesIn(evidenceOf(view, box, direction), length / 8).filter(
    (candidate) => Math.abs(candidate.at - length / 2) <= length / 4,
  );
  const near = ({ at: place, score }: Candidate) => score - 0.15 * Math.abs(place / length - 0.5) * 4;
  const [best, next] = [...candidates].sort((a, b) => near(b) - near(a));
  if (!best || best.score < least || (next && near(best) - near(next) < better)) return () => at;
  return (place) => {
    const share = (place - from) / (to - from);
    return (start + best.at + 0.5 + best.tilt * (2 * share - 1)) / across;
  };
}

/** A map of the unit square onto a quad, with so much more on all sides. */
export function expanded(onto: Homography, across: number, down: number): Homography {
  const corner = (x: number, y: number) => apply(onto, { x, y });
  return ontoQuad([
    corner(-across, -down),
    corner(1 + across, -down),
    corner(1 + across, 1 + down),
    corner(-across, 1 + down),
  ]);
}
