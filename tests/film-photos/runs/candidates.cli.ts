import { writeFileSync } from 'node:fs';
import { distance, type Point, type Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import { apply, inverse, ontoQuad } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Picture } from '../../../widgets/film-visualiser/photo/engine/picture.ts';
import { facing, facingSize } from '../../../widgets/film-visualiser/photo/engine/runs/rectify.ts';
import { sidesOf } from '../../../widgets/film-visualiser/photo/engine/runs/snap-corners.ts';
import {
  type Line,
  levelCandidates,
  uprightCandidates,
} from '../../../widgets/film-visualiser/photo/engine/runs/split-run.ts';
import { cameras, take } from './cameras.ts';
import { markedBy } from './measure.ts';
import { measuringSet } from './measuring-set.ts';
import { columnsOf } from './score.ts';

/*
 * `node tests/film-photos/runs/candidates.cli.ts FILE` writes what `fit-weights.py` learns from: all candidates for lines in the rooms for
 * tuning, each with its features and whether fronts meet there. Rooms that are kept for measuring are not in it.
 */
const rows: number[][] = [];
let group = 0;
for (const room of await measuringSet()) {
  if (room.half !== 'tuning') continue;
  group++;
  for (const camera of cameras) {
    const { picture, runs } = await take(room, camera);
    for (const truth of runs) {
      const quad = markedBy(truth, picture, room.name + camera.name);
      const back = inverse(ontoQuad(truth.quad));
      const onto = ontoQuad(quad);
      const view = facing(picture, onto, facingSize(quad));
      addSides(picture, quad, truth.quad);
      const columns = columnsOf(truth);
      const uprights = columns.slice(1).map(({ left }, i) => (left + columns[i]!.right) / 2);
      const x = (share: number) => apply(back, apply(onto, { x: share, y: 0.5 })).x * truth.width;
      add(uprightCandidates(view), 0, view.width, uprights, x);
      const edges = [0, ...uprights, truth.width];
      for (const [i, column] of columns.entries()) {
        const levels = column.rows.slice(1).map(({ top }, j) => (top + column.rows[j]!.bottom) / 2);
        const [left, right] = [edges[i]! / truth.width, edges[i + 1]! / truth.width];
        const y = (share: number) =>
          apply(back, apply(onto, { x: (left + right) / 2, y: share })).y * truth.height;
        add(levelCandidates(view, left, right), 1, view.height, levels, y);
      }
    }
  }
}
writeFileSync(process.argv[2]!, JSON.stringify(rows));
console.info(`${rows.length} candidates, ${rows.filter(([, , isLine]) => isLine).length} lines`);

/** Adds [group, kind, is a line, features]. What is near a line but not the best place for it is left out. */
function add(
  lines: readonly Line[],
  kind: 0 | 1,
  length: number,
  truths: readonly number[],
  place: (share: number) => number,
): void {
  const placed = lines.map((line) => ({ ...line, cm: place((line.at + 0.5) / length) }));
  for (const line of placed) {
    const off = truths.map((truth) => Math.abs(truth - line.cm));
    const nearest = Math.min(...off, 1000);
    const truth = truths[off.indexOf(nearest)];
    const isBest =
      truth !== undefined &&
      nearest < 2.5 &&
      placed.every(
        (other) =>
          other === line || Math.abs(other.cm - truth) > 2.5 || other.features[1]! <= line.features[1]!,
      );
    if (nearest < 4 && !isBest) continue;
    rows.push([group, kind, isBest ? 1 : 0, ...line.features]);
  }
}

/** Adds the lines near the sides of a run (kind 2): the right one is where the true side is. */
function addSides(picture: Picture, quad: Quad, truth: Quad): void {
  const { onto, sides } = sidesOf(picture, quad);
  const back = inverse(onto);
  for (const [i, { lines }] of sides.entries()) {
    const [a, b] = [truth[i]!, truth[(i + 1) % 4]!].map((corner) => apply(back, corner)) as [Point, Point];
    const isLevel = i % 2 === 0;
    const length = isLevel ? distance(quad[0], quad[3]) : distance(quad[0], quad[1]);
    const off = lines.map(({ place }) => {
      const [from, to] = isLevel
        ? [place(a.x) - a.y, place(b.x) - b.y]
        : [place(a.y) - a.x, place(b.y) - b.x];
      return (Math.abs(from) + Math.abs(to)) * 0.5 * length * 1.1;
    });
    const nearest = Math.min(...off);
    for (const [j, { features }] of lines.entries())
      if (off[j]! === nearest && nearest < 3) rows.push([group, 2, 1, ...features]);
      else if (off[j]! > 4) rows.push([group, 2, 0, ...features]);
  }
}
