import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/*
 * `node tests/film-photos/runs/make-rooms.cli.ts kitchen island-day 8 9` writes where fronts are in a scene of the site and in a shot of one (its pictures exist already),
 * and renders rooms that are made up from a number (`scenes/measuring.py`). For maintainers: it needs Blender, g++ and a Python with numpy.
 * A scene takes seconds, a room a minute on two quiet cores.
 */
const scenes = resolve('site/pictures/scenes');
const rooms = resolve('tests/film-photos/rooms');
const work = '.cache/renders';

for (const name of process.argv.slice(2)) {
  mkdirSync(work, { recursive: true });
  const isMade = /^\d+$/.test(name);
  const to = join(rooms, isMade ? `room-${name}` : name);
  const [scene, shot] = name.split('-');
  const options = isMade
    ? ['scene=measuring', `room=${name}`, 'pct=75']
    : [`scene=${scene}`, ...(shot ? [`shot=${shot}`] : []), 'pct=100'];
  run('blender', [
    '-b',
    '--factory-startup',
    '-P',
    join(scenes, 'view.py'),
    '--',
    ...options,
    `corners=${to}.json`,
  ]);
  if (!isMade) continue;
  run(join(scenes, 'shoot'), [
    'view',
    `room-${name}`,
    '3',
    '75',
    '0.25',
    'scene=measuring',
    `room=${name}`,
    'render=1',
  ]);
  await sharp(join(work, 'out', `room-${name}.png`))
    .webp({ quality: 86, effort: 5 })
    .toFile(`${to}.webp`);
  rmSync(join(work, 'exr', `room-${name}.exr`), { force: true });
  console.info(`${to}.webp`);
}

function run(command: string, args: string[]): void {
  const { error, status } = spawnSync(command, args, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
}
