import { describe, expect, test } from 'vitest';
import { promisesToSettle } from '../../request/ports.fixture.ts';
import type { Quad } from './engine/geometry.ts';
import { corners, film, studio } from './photo-studio.fixture.ts';

describe('marking', () => {
  test('one tap offers what it may mean, and places nothing until one is chosen', async () => {
    const { state, work } = await studio();
    state().use('mark');
    await state().tapFront({ x: 200, y: 250 });
    expect(work().fronts).toHaveLength(0);
    expect(state()).toMatchObject({ notice: { kind: 'offered' } });
    expect(state().offered).toHaveLength(3);
    state().chooseOffered(1);
    expect(work().fronts.map(({ quad }) => quad[1])).toEqual([{ x: 500, y: 110 }]);
    expect(state()).toMatchObject({ selected: work().fronts[0]?.id, offered: undefined });
  });

  test('what is offered is withdrawn by undo, by another tool, and by two corners instead', async () => {
    const { state, work } = await studio();
    const withdrawals = [() => state().undo(), () => state().use('brush'), () => state().startTaps()];
    for (const withdraw of withdrawals) {
      state().use('mark');
      await state().tapFront({ x: 200, y: 250 });
      expect(state().offered).toHaveLength(3);
      await withdraw();
      expect(state().offered).toBeUndefined();
    }
    state().chooseOffered(0);
    expect(work().fronts).toHaveLength(0);
  });

  test('an answer that comes after the visitor went on is dropped', async () => {
    const { state } = await studio();
    state().use('mark');
    const asked = state().tapFront({ x: 200, y: 250 });
    state().use('steps');
    await asked;
    expect(state().offered).toBeUndefined();
  });

  test('where a tap finds nothing, two corners are asked for', async () => {
    const { state, work, painter } = await studio();
    painter.suggestFront = async () => undefined;
    state().use('mark');
    await state().tapFront({ x: 200, y: 250 });
    expect(state()).toMatchObject({ taps: [], notice: { kind: 'no-front' } });
    for (const at of [corners[2], corners[2], corners[0]]) state().tap(at);
    expect(work().fronts).toHaveLength(1);
    expect(state()).toMatchObject({ selected: work().fronts[0]?.id, taps: undefined });
  });

  test('two opposite corners make a front in the plane of what is marked beside it', async () => {
    const { state, work, painter } = await studio();
    painter.splitRun = async (quad) => ({ quad, lines: { columns: [], rows: [[]] }, fronts: [] });
    const far: Quad = [
      { x: 100, y: 100 },
      { x: 400, y: 160 },
      { x: 400, y: 440 },
      { x: 100, y: 500 },
    ];
    painter.planeAt = async () => far;
    for (const corner of far) await state().tapRun(corner);
    state().startTaps();
    for (const at of [far[0], { x: 250, y: 300 }]) state().tap(at);
    const [, topRight] = work().fronts[0]!.quad;
    // Its upper side runs along that of the run.
    expect(topRight.x).toBeCloseTo(250, 6);
    expect(topRight.y).toBeCloseTo(130, 6);
  });

  test('two corners that make no front must be repeated', async () => {
    const { state, work } = await studio();
    state().startTaps();
    for (const x of [10, 160]) state().tap({ x, y: 20 });
    expect(work().fronts).toHaveLength(0);
    expect(state()).toMatchObject({ taps: [], notice: { kind: 'not-a-front' } });
  });

  test('a side is dragged in the plane of its front, as one step', async () => {
    const { state, work, mark } = await studio();
    await mark();
    state().grab();
    for (const x of [320, 360]) state().dragSide(1, { x, y: 250 });
    state().drop(1, 2);
    const { quad } = work().fronts[0]!;
    expect([quad[0], quad[3]]).toEqual([corners[0], corners[3]]);
    for (const corner of [1, 2]) expect(quad[corner]!.x).toBeGreaterThan(corners[corner]!.x + 40);
    state().dragSide(1, { x: 20, y: 250 });
    expect(work().fronts[0]!.quad, 'never across the front').toEqual(quad);
    await state().undo();
    expect(work().fronts[0]?.quad).toEqual(corners);
  });

  test('a front is dragged in its plane: it gets smaller where that is farther away', async () => {
    const { state, work, painter } = await studio();
    const near: Quad = [
      { x: 100, y: 100 },
      { x: 200, y: 120 },
      { x: 200, y: 480 },
      { x: 100, y: 500 },
    ];
    painter.suggestFront = async () => ({ front: near, others: [] });
    state().use('mark');
    await state().tapFront({ x: 150, y: 300 });
    state().chooseOffered(0);
    state().grab();
    state().dragFront({ x: 150, y: 300 }, { x: 250, y: 300 });
    const [topLeft, , , bottomLeft] = work().fronts[0]!.quad;
    expect(bottomLeft.y - topLeft.y).toBeLessThan(390);
    expect(topLeft.x).toBeGreaterThan(180);
  });

  test('a drag is one step to undo, and is painted at its end', async () => {
    const { state, work, scenes, mark } = await studio();
    await mark();
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
    await mark();
    state().grab();
    state().dragCorner(0, { x: -50, y: 90 });
    expect(work().fronts[0]?.quad[0]).toEqual({ x: 0, y: 90 });
    state().dragCorner(0, { x: 700, y: 500 });
    expect(work().fronts[0]?.quad[0]).toEqual({ x: 0, y: 90 });
  });

  test('keys move a corner by a pixel; a key that is held down makes one step', async () => {
    const { state, work, mark } = await studio();
    await mark();
    for (let i = 0; i < 5; i++) state().nudgeCorner(2, { x: 1, y: 0 });
    expect(work().fronts[0]?.quad[2]).toEqual({ x: 295, y: 400 });
    expect(state().notice).toMatchObject({ kind: 'corner', corner: 2, at: { x: 295 } });
    await state().undo();
    expect(work().fronts[0]?.quad[2]).toEqual(corners[2]);
  });

  test('a duplicate is placed next to the front; its removal selects the previous one', async () => {
    const { state, work, mark } = await studio();
    await mark();
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

  test('keys move it as a whole by a pixel, and say where it is; a key that is held down makes one step', async () => {
    const { state, work, mark } = await studio();
    await mark();
    for (let i = 0; i < 5; i++) state().nudgeFront({ x: 1, y: 0 });
    const [moved] = work().fronts;
    expect(moved!.quad[0]).toEqual({ x: expect.closeTo(105), y: expect.closeTo(100) });
    expect(moved!.quad[2].x).toBeGreaterThan(corners[2].x);
    expect(state().notice).toMatchObject({ kind: 'corner', corner: 0, at: moved!.quad[0] });
    await state().undo();
    expect(work().fronts[0]?.quad).toEqual(corners);
  });

  test('removed from the list of fronts it leaves no other front chosen, and another row can be tapped when it was the last', async () => {
    const { state, work, mark } = await studio();
    await mark();
    state().duplicate();
    state().use('steps');
    state().go('check');
    for (const { id } of work().fronts) {
      state().select(id);
      state().remove();
      expect(state()).toMatchObject({ selected: undefined, notice: { kind: 'removed' } });
    }
    expect(state()).toMatchObject({ step: 'mark', tool: 'steps', taps: [] });
    await state().undo();
    expect(work().fronts).toHaveLength(1);
    expect(state().step).toBe('check');
  });

  test('undo brings back the film before, and the marks stay', async () => {
    const { state, work, scenes, mark } = await studio();
    await mark();
    state().use('steps');
    state().go('film');
    for (const code of ['WF-122', 'WF-218']) state().wear(film(code));
    await state().undo();
    expect(work().film.code).toBe('WF-122');
    await state().undo();
    await promisesToSettle();
    expect(work().film.code).toBe('WF-116');
    expect(scenes.at(-1)?.film.grain).toBeUndefined();
    expect(state().step).toBe('film');
    expect(work().fronts).toHaveLength(1);
    await state().redo();
    expect(work().film.code).toBe('WF-122');
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
