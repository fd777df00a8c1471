import { describe, expect, test } from 'vitest';
import { promisesToSettle } from '../../request/ports.fixture.ts';
import { corners, film, studio } from './photo-studio.fixture.ts';

describe('marking', () => {
  test('four taps in any order make a front, and a double tap counts once', async () => {
    const { state, work } = await studio();
    state().startTaps();
    for (const i of [2, 2, 0, 3, 1]) state().tap(corners[i]!);
    expect(work().fronts.map(({ quad }) => quad)).toEqual([corners]);
    expect(state()).toMatchObject({ selected: work().fronts[0]?.id, taps: undefined });
  });

  test('four taps that make no front must be repeated', async () => {
    const { state, work } = await studio();
    state().startTaps();
    for (const x of [10, 60, 110, 160]) state().tap({ x, y: 20 });
    expect(work().fronts).toHaveLength(0);
    expect(state()).toMatchObject({ taps: [], notice: { kind: 'not-a-front' } });
  });

  test('a drag is one step to undo, and is painted at its end', async () => {
    const { state, work, scenes, mark } = await studio();
    mark();
    await promisesToSettle();
    const painted = scenes.length;
    state().grab();
    for (const x of [310, 330, 350]) state().dragCorner(1, { x, y: 120 });
    expect(scenes).toHaveLength(painted);
    state().drop(1);
    await promisesToSettle();
    expect(scenes.length).toBeGreaterThan(painted);
    expect(scenes.at(-1)?.fronts[0]?.quad[1]).toEqual({ x: 350, y: 120 });
    await state().undo();
    expect(work().fronts[0]?.quad).toEqual(corners);
    await state().redo();
    expect(work().fronts[0]?.quad[1]).toEqual({ x: 350, y: 120 });
  });

  test('a corner can be moved neither out of the photo nor across the front', async () => {
    const { state, work, mark } = await studio();
    mark();
    state().grab();
    state().dragCorner(0, { x: -50, y: 90 });
    expect(work().fronts[0]?.quad[0]).toEqual({ x: 0, y: 90 });
    state().dragCorner(0, { x: 700, y: 500 });
    expect(work().fronts[0]?.quad[0]).toEqual({ x: 0, y: 90 });
  });

  test('keys move a corner by a pixel; a key that is held down makes one step', async () => {
    const { state, work, mark } = await studio();
    mark();
    for (let i = 0; i < 5; i++) state().nudgeCorner(2, { x: 1, y: 0 });
    expect(work().fronts[0]?.quad[2]).toEqual({ x: 295, y: 400 });
    expect(state().notice).toMatchObject({ kind: 'corner', corner: 2, at: { x: 295 } });
    await state().undo();
    expect(work().fronts[0]?.quad[2]).toEqual(corners[2]);
  });

  test('a duplicate is placed next to the front; its removal selects the previous one', async () => {
    const { state, work, mark } = await studio();
    mark();
    const [first] = work().fronts;
    state().duplicate();
    const [, second] = work().fronts;
    expect(second?.quad[0].x).toBeCloseTo(first!.quad[1].x, 6);
    expect(second?.quad[3].y).toBeCloseTo(first!.quad[2].y, 6);
    expect(state().selected).toBe(second?.id);
    state().remove();
    expect(work().fronts).toEqual([first]);
    expect(state().selected).toBe(first?.id);
  });

  test('undo does not change the film, which is chosen elsewhere', async () => {
    const { state, mark } = await studio();
    mark();
    state().wear(film('WF-122'));
    await state().undo();
    expect(state().film.code).toBe('WF-122');
  });
});

test('a stroke of the brush is one step, and a change of the light too', async () => {
  const { state, work } = await studio();
  state().startStroke({ x: 10, y: 10 });
  state().goOnStroke({ x: 40, y: 10 });
  state().endStroke();
  state().setLighter(10);
  state().setLighter(25);
  expect(work()).toMatchObject({ lighter: 25, strokes: [{ points: [{ x: 10 }, { x: 40 }] }] });
  await state().undo();
  expect(work().lighter).toBe(0);
  await state().undo();
  expect(work().strokes).toEqual([]);
});
