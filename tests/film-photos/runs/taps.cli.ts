import { openSync, writeSync } from 'node:fs';
import { apply, ontoQuad } from '../../../widgets/film-visualiser/photo/engine/homography.ts';
import {
  cornersOf,
  tappedRectangles,
} from '../../../widgets/film-visualiser/photo/engine/runs/suggest-front.ts';
import { cameras, randomFrom, take } from './cameras.ts';
import { measuringSet, sceneOf } from './measuring-set.ts';
import { overlapOf } from './score.ts';

/*
 * `node tests/film-photos/runs/taps.cli.ts FOLDER` writes what `fit-taps.py` learns from: for taps in fronts of the rooms for tuning, the
 * rectangles that may be the front. Rows of 32-bit numbers: the numbers of the scene and of the tap, how much of the front and the rectangle
 * they share, and the features.
 */
const file = openSync(`${process.argv[2]}/taps.f32`, 'w');
const rooms = (await measuringSet()).filter(({ half }) => half === 'tuning');
const scenes = [...new Set(rooms.map(sceneOf))];
/** The share of taps that is left out: neighbours are alike. */
const skipped = 0.25;
let tap = 0;
for (const room of rooms)
  for (const camera of cameras) {
    const { picture, runs } = await take(room, camera);
    const random = randomFrom(room.name.length + camera.name.length);
    for (const { fronts } of runs)
      for (const { quad, hidden, kind } of fronts) {
        if (hidden > 0 || kind === 'other' || random() < skipped) continue;
        const at = apply(ontoQuad(quad), { x: 0.3 + 0.4 * random(), y: 0.3 + 0.4 * random() });
        const { window, found } = tappedRectangles(picture, at);
        tap++;
        const rows = found.flatMap((rectangle) => [
          scenes.indexOf(sceneOf(room)),
          tap,
          overlapOf(cornersOf(rectangle, window), quad),
          ...rectangle.features,
        ]);
        writeSync(file, Float32Array.from(rows));
      }
  }
