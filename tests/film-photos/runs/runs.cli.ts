import { parseArgs } from 'node:util';
import { cameras, type Shot, take } from './cameras.ts';
import { type MeasuredRun, type MeasuredTap, measureRuns, measureTaps, touchesOf } from './measure.ts';
import { measuringSet, type Room, sceneOf } from './measuring-set.ts';
import { overlay, tile, writeSheet } from './overlay.ts';

/*
 * `npm run film-photos -- --runs` measures how well runs of cabinets are split into fronts, against the true corners of our renders, by kind of room and
 * camera. `--half tuning` leaves out the rooms that are kept for measuring: use it while you change the program. `--camera phone` measures
 * one camera, `--taps` also single taps, `--worst` names the worst runs, `--sheet` draws some into `docs/`.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'boolean' },
    half: { type: 'string' },
    camera: { type: 'string' },
    room: { type: 'string' },
    taps: { type: 'boolean' },
    worst: { type: 'boolean' },
    unsnapped: { type: 'boolean' },
    sheet: { type: 'boolean' },
  },
});

/** The photos on the sheet, by room and camera. */
const shown = [
  'kitchen-sage phone',
  'kitchen-oak oblique',
  'kitchen-anthracite poor',
  'wardrobe-sage phone',
  'island-forest oblique',
  'island-walnut clean',
  'room-2 phone',
  'room-3 oblique',
  'room-4 phone',
  'room-5 clean',
  'room-6 phone',
  'counter-before phone',
];
const tiles = new Map<string, Buffer>();

const rooms = (await measuringSet()).filter(
  ({ half, name }) => (options.half ?? half) === half && name.includes(options.room ?? ''),
);
const runs: MeasuredRun[] = [];
const taps: MeasuredTap[] = [];
const shots: Shot[] = [];
for (const room of rooms)
  for (const camera of cameras) {
    if ((options.camera ?? camera.name) !== camera.name) continue;
    const shot = await take(room, camera);
    const measured = measureRuns(shot, !options.unsnapped);
    const title = `${room.name} ${camera.name}`;
    if (options.sheet && shown.includes(title) && measured.length > 0)
      tiles.set(title, await overlay(measured, tile));
    runs.push(...measured);
    if (options.taps) taps.push(...measureTaps(shot));
    shots.push({ ...shot, picture: { width: 0, height: 0, data: new Uint8Array() } });
  }

if (options.sheet) await writeSheet(shown.flatMap((title) => tiles.get(title) ?? []));
console.info(`${shots.length} photos of ${rooms.length} rooms`);
console.info(
  'set           kind      camera   | runs  lines found  wrong/run | fronts ≥0.8  ≥0.9 | count right  within 1 | misnamed | touches (median) per 16 fronts: by photos, by scenes',
);
/** The sets that figures are printed for, by name. */
const sets: Record<string, (room: Room) => boolean> = {
  tuning: ({ half }) => half === 'tuning',
  kept: ({ half, isLast }) => half === 'kept' && !isLast,
  last: ({ isLast = false }) => isLast,
  'kept and last': ({ half }) => half === 'kept',
};
for (const [set, isIn] of Object.entries(sets))
  for (const kind of ['kitchen', 'island', 'cupboards', 'all'])
    for (const camera of [...cameras.map(({ name }) => name), 'any']) {
      const group = runs.filter(
        ({ shot: { room, camera: by } }) =>
          isIn(room) && (kind === 'all' || room.kind === kind) && (camera === 'any' || by === camera),
      );
      if (group.length > 0) printRow([set, kind, camera], group);
    }

if (options.taps)
  for (const [set, isIn] of Object.entries(sets))
    for (const { name: camera } of cameras) {
      const group = taps.filter(({ shot }) => isIn(shot.room) && shot.camera === camera);
      if (group.length === 0) continue;
      console.info(
        `taps ${set} ${camera}: ${group.length}, right ${share(group, ({ overlap }) => overlap >= 0.8)}, among those offered ${share(group, ({ best }) => best >= 0.8)}`,
      );
    }

if (options.worst)
  for (const { shot, truth, score } of [...runs].sort((a, b) => badness(b) - badness(a)).slice(0, 25))
    console.info(
      `${shot.room.name} ${shot.camera} ${truth.name}: lines ${score.found} of ${score.lines}, ${score.wrong} wrong, fronts ${score.overlap} of ${score.fronts}, misnamed ${score.misnamed}`,
    );

const durations = runs.map(({ duration }) => duration).sort((a, b) => a - b);
console.info(
  `ms a run: median ${Math.round(durations[durations.length >> 1] ?? 0)}, most ${Math.round(durations.at(-1) ?? 0)}`,
);

function badness({ score }: MeasuredRun): number {
  return score.lines - score.found + score.wrong + score.misnamed;
}

function printRow([half, kind, camera]: [string, string, string], group: readonly MeasuredRun[]): void {
  const free = group.filter(({ isFree }) => isFree);
  const sum = (pick: (score: MeasuredRun['score']) => number) =>
    free.reduce((total, { score }) => total + pick(score), 0);
  const part = (a: number, b: number) => (b === 0 ? '  - ' : (a / b).toFixed(2));
  const perPhoto = [...new Set(group.map(({ shot }) => shot))].map((shot) => {
    const own = group.filter((run) => run.shot === shot);
    const fronts = own.reduce((total, { score }) => total + score.fronts, 0);
    return { scene: sceneOf(shot.room), value: (16 * touchesOf(own)) / fronts };
  });
  const photosOf = (scene: string) => perPhoto.filter((photo) => photo.scene === scene).length;
  const byScenes = perPhoto.map(({ scene, value }) => ({ value, weight: 1 / photosOf(scene) }));
  console.info(
    [
      half.padEnd(7),
      kind.padEnd(9),
      camera.padEnd(8),
      '|',
      String(free.length).padStart(4),
      part(
        sum((s) => s.found),
        sum((s) => s.lines),
      ).padStart(12),
      part(
        sum((s) => s.wrong),
        free.length,
      ).padStart(10),
      '|',
      part(
        sum((s) => s.overlap),
        sum((s) => s.fronts),
      ).padStart(11),
      part(
        sum((s) => s.close),
        sum((s) => s.fronts),
      ).padStart(5),
      '|',
      share(free, ({ score }) => score.counted === score.count).padStart(11),
      share(free, ({ score }) => Math.abs(score.counted - score.count) <= 1).padStart(9),
      '|',
      part(
        sum((s) => s.misnamed),
        sum((s) => s.overlap),
      ).padStart(8),
      '|',
      weightedMedian(perPhoto.map(({ value }) => ({ value, weight: 1 }))).toFixed(1),
      weightedMedian(byScenes).toFixed(1),
    ].join(' '),
  );
}

/** The smallest value at which half of the total weight is reached. */
function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  let left = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  for (const { value, weight } of [...values].sort((a, b) => a.value - b.value)) {
    left -= weight;
    if (left <= 0) return value;
  }
  return 0;
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): string {
  return all.length === 0 ? '-' : (all.filter(holds).length / all.length).toFixed(2);
}
