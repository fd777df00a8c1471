import { expect, test } from 'vitest';
import { cameras, take } from '../../../../../tests/film-photos/runs/cameras.ts';
import { measureRuns } from '../../../../../tests/film-photos/runs/measure.ts';
import { measuringSet } from '../../../../../tests/film-photos/runs/measuring-set.ts';

/** A few rooms: enough to see that a change makes it worse. `npm run film-photos -- --runs` measures all. */
const rooms = ['room-2', 'room-4', 'wardrobe-sage', 'kitchen-sage'];

test('runs of cabinets in renders are still split as well as they were', async () => {
  const set = await measuringSet();
  const clean = cameras.find(({ name }) => name === 'clean')!;
  const shots = await Promise.all(rooms.map((name) => take(set.find((room) => room.name === name)!, clean)));
  const scores = shots.flatMap((shot) => measureRuns(shot).map(({ score }) => score));
  const sum = (key: 'lines' | 'found' | 'wrong' | 'fronts' | 'overlap') =>
    scores.reduce((total, score) => total + score[key], 0);
  expect(sum('found') / sum('lines')).toBeGreaterThan(0.9);
  expect(sum('wrong') / scores.length).toBeLessThan(0.5);
  expect(sum('overlap') / sum('fronts')).toBeGreaterThan(0.9);
});
