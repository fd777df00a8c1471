import { openSync, writeSync } from 'node:fs';
import { distance, type Point, type Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import { apply, inverse, ontoQuad } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import type { Picture } from '../../../widgets/film-visualiser/photo/engine/picture.ts';
import {
  type Candidates,
  levelCandidates,
  uprightCandidates,
} from '../../../widgets/film-visualiser/photo/engine/runs/candidates.ts';
import { meanAt } from '../../../widgets/film-visualiser/photo/engine/runs/find-lines.ts';
import { facing, facingSize } from '../../../widgets/film-visualiser/photo/engine/runs/rectify.ts';
import { usualHeights } from '../../../widgets/film-visualiser/photo/engine/runs/run.ts';
import { sidesOf } from '../../../widgets/film-visualiser/photo/engine/runs/snap-corners.ts';
import { surroundingsOf } from '../../../widgets/film-visualiser/photo/engine/runs/surroundings.ts';
import { cameras, take } from './cameras.ts';
import { markedBy } from './measure.ts';
import { measuringSet, sceneOf } from './measuring-set.ts';
import { columnsOf } from './score.ts';
import { variants } from './variants.ts';

/*
 * `node tests/film-photos/runs/candidates.cli.ts FOLDER` writes what `fit-weights.py` learns from: all candidates for lines, and for the sides
 * of runs, in the rooms for tuning. Rows of 32-bit numbers: the number of the scene, how much the row counts, whether fronts meet there, the
 * features, and (not for sides) the surroundings. Rooms that are kept for measuring are not in it.
 */
const folder = process.argv[2]!;
const files = {
  upright: openSync(`${folder}/upright.f32`, 'w'),
  level: openSync(`${folder}/level.f32`, 'w'),
  side: openSync(`${folder}/side.f32`, 'w'),
};
const rooms = (await measuringSet()).filter(({ half }) => half === 'tuning');
// Renders of one scene are alike: together they count as much as a room of its own.
const scenes = [...new Set(rooms.map(sceneOf))];

for (const room of rooms) {
  const scene = scenes.indexOf(sceneOf(room));
  const counts = 1 / rooms.filter((other) => sceneOf(other) === sceneOf(room)).length;
  for (const seen of await variants(room, folder))
    for (const camera of cameras) {
      const { picture, runs } = await take(seen, camera);
      for (const truth of runs) {
        const quad = markedBy(truth, picture, seen.name + camera.name);
        const back = inverse(ontoQuad(truth.quad));
        const onto = ontoQuad(quad);
        const view = facing(picture, onto, facingSize(quad));
        const tall = usualHeights.reduce((a, b) =>
          Math.abs(b - truth.height) < Math.abs(a - truth.height) ? b : a,
        );
        const write = (kind: keyof typeof files, isLine: boolean, values: readonly number[]) =>
          writeSync(files[kind], Float32Array.from([scene, counts, isLine ? 1 : 0, ...values]));
        addSides(picture, quad, truth.quad, write);
        const columns = columnsOf(truth);
        const uprights = columns.slice(1).map(({ left }, i) => (left + columns[i]!.right) / 2);
        const x = (share: number) => apply(back, apply(onto, { x: share, y: 0.5 })).x * truth.width;
        const scale = view.height / tall;
        add(uprightCandidates(view), uprights, (at) => x((at + 0.5) / view.width), scale, write);
        const edges = [0, ...uprights, truth.width];
        for (const [i, column] of columns.entries()) {
          const levels = column.rows.slice(1).map(({ top }, j) => (top + column.rows[j]!.bottom) / 2);
          const [left, right] = [edges[i]! / truth.width, edges[i + 1]! / truth.width];
          const y = (share: number) =>
            apply(back, apply(onto, { x: (left + right) / 2, y: share })).y * truth.height;
          add(levelCandidates(view, left, right), levels, (at) => y((at + 0.5) / view.height), scale, write);
        }
      }
    }
}

type Write = (kind: keyof typeof files, isLine: boolean, values: readonly number[]) => void;

/**
 * Writes the candidates of a part. What is near a line but not the best place for it is left out.
 *
 * @param truths the places of the true lines, in cm
 * @param cmOf the place of a candidate
 * @param scale px in a cm
 */
function add(
  { direction, evidence, lines }: Candidates,
  truths: readonly number[],
  cmOf: (at: number) => number,
  scale: number,
  write: Write,
): void {
  const placed = lines.map((line) => ({ ...line, cm: cmOf(line.at) }));
  for (const line of placed) {
    const off = truths.map((truth) => Math.abs(truth - line.cm));
    const nearest = Math.min(...off, 1000);
    const truth = truths[off.indexOf(nearest)];
    const isBest =
      truth !== undefined &&
      nearest < 2.5 &&
      placed.every(
        (other) =>
          other === line ||
          Math.abs(other.cm - truth) > 2.5 ||
          other.features[meanAt]! <= line.features[meanAt]!,
      );
    if (nearest < 4 && !isBest) continue;
    write(direction, isBest, [...line.features, ...surroundingsOf(evidence, line, scale)]);
  }
}

/** Writes the lines near the sides of a run: the right one is where the true side is. */
function addSides(picture: Picture, quad: Quad, truth: Quad, write: Write): void {
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
      if (off[j]! === nearest && nearest < 3) write('side', true, features);
      else if (off[j]! > 4) write('side', false, features);
  }
}
