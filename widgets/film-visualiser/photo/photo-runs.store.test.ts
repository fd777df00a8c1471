import { describe, expect, test, vi } from 'vitest';
import { promisesToSettle } from '../../request/ports.fixture.ts';
import type { Point, Quad } from './engine/geometry.ts';
import { stepBefore } from './open-step.ts';
import { at, inLeftDoor, slowly, withRun } from './photo-runs.fixture.ts';
import { corners, film, studio } from './photo-studio.fixture.ts';
import { filmedFronts, frontsOfWork } from './runs/work-fronts.ts';

/** So slanted that its plane ends within the photo. */
const skewed: Quad = [at(13, 20), at(60, 0), at(60, 40), at(0, 40)];
const closeTo = ({ x, y }: Point) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) });
const beside = { x: 600, y: 250 };

describe('marking a run', () => {
  test('takes four taps, and asks whether the fronts that were found are right', async () => {
    const { state, work, total } = await withRun();
    expect(work().runs).toHaveLength(1);
    expect(total()).toEqual({ doors: 2, drawers: 0 });
    expect(state()).toMatchObject({ step: 'check', taps: undefined, pending: undefined });
  });

  test('tells the size of its fronts, so that their film has one scale', async () => {
    const { work } = await withRun();
    const sizes = frontsOfWork(work()).map(({ width = 0, height = 0 }) => Math.max(width, height) / 100);
    expect(filmedFronts(work()).map(({ longerSide }) => longerSide)).toEqual(sizes);
    for (const size of sizes) expect(size).toBeCloseTo(2.1, 1);
  });

  test('is undone corner by corner, then as a whole', async () => {
    const { state, work } = await studio();
    for (const corner of corners.slice(0, 3)) await state().tapRun(corner);
    await state().undo();
    expect(state().taps).toEqual(corners.slice(0, 2));
    for (const corner of corners.slice(2)) await state().tapRun(corner);
    expect(work().runs).toHaveLength(1);
    await state().undo();
    expect(work().runs).toHaveLength(0);
    expect(state()).toMatchObject({ step: 'mark', taps: [] });
    await state().redo();
    expect(work().runs).toHaveLength(1);
    expect(state().step).toBe('check');
  });

  test('is undone while the program still divides it: the last corner is taken back, and no run comes after', async () => {
    const { state, work, painter } = await studio();
    const { split, answer } = slowly(painter);
    painter.splitRun = split;
    for (const corner of corners.slice(0, 3)) await state().tapRun(corner);
    const before = state().history;
    const divided = state().tapRun(corners[3]);
    await state().redo();
    await state().undo();
    answer();
    await divided;
    expect(work().photo, 'the photo stays').toBeDefined();
    expect(state()).toMatchObject({ step: 'mark', taps: corners.slice(0, 3), history: before });
    expect(state().pending).toBeUndefined();
  });

  test('of a corner that moved, undo takes back the move while the run is divided anew', async () => {
    const { state, work, run, painter } = await withRun();
    const { quad } = run();
    const { split, answer } = slowly(painter);
    painter.splitRun = split;
    state().adjust(run().id);
    state().dragRunCorner(0, at(120, 140));
    const divided = state().dropRunCorner(0);
    await state().undo();
    answer();
    await divided;
    expect(work().runs.map((run) => run.quad)).toEqual([quad]);
  });

  test('with a tap beside the runs by mistake, undo leads back to the question', async () => {
    const { state } = await withRun();
    const { history } = state();
    await state().press(beside, 10);
    await state().undo();
    expect(state()).toMatchObject({ step: 'check', taps: undefined, notice: undefined, history });
  });

  test.each(['check', 'film', 'send'] as const)(
    'that was asked for by mistake, undo leads back to the step before it (%s), corner by corner',
    async (step) => {
      const { state } = await withRun();
      state().wear(film('WF-218'));
      state().go(step);
      const { history } = state();
      state().go('mark');
      await state().tapRun(beside);
      await state().undo();
      expect(state(), 'that was asked for stays').toMatchObject({ step: 'mark', taps: [] });
      expect(stepBefore(state())).toBe(step);
      await state().undo();
      expect(state()).toMatchObject({ step, taps: undefined, notice: undefined, history });
      expect(stepBefore(state())).toBeUndefined();
    },
  );

  test('of which the tapped corners are no run, undo leads back from the first of its corners on', async () => {
    const { state, work } = await withRun();
    for (let i = 0; i < 4; i++) await state().tapRun(at(600 + 50 * i, 250));
    expect(state()).toMatchObject({ taps: [], notice: { kind: 'not-a-front' } });
    await state().tapRun(beside);
    await state().undo();
    expect(state()).toMatchObject({ step: 'mark', taps: [] });
    await state().undo();
    expect(state()).toMatchObject({ step: 'check' });
    expect(work().runs).toHaveLength(1);
  });

  test('takes back a change that was made since it was asked for, and not the step', async () => {
    const { state, work, run } = await withRun();
    state().startRun();
    state().removeRun(run().id);
    await state().undo();
    expect(work().runs).toHaveLength(1);
    state().startRun();
    await state().addRun();
    state().startRun();
    state().setKeepDetails(false);
    await state().undo();
    expect(work()).toMatchObject({ keepDetails: true });
    expect(work().runs).toHaveLength(2);
  });

  test('undone as a whole, with its photo, ends where a photo is chosen', async () => {
    const { state, work } = await withRun();
    while (state().history.past.length) await state().undo();
    expect(work().photo).toBeUndefined();
    expect(state()).toMatchObject({ step: 'photo', taps: undefined });
    await state().redo();
    expect(state()).toMatchObject({ step: 'mark', taps: [] });
    await state().redo();
    expect(state().step).toBe('check');
  });

  test('leaves a visitor who has gone on where they are', async () => {
    const { state, work, painter } = await withRun();
    for (const goOn of [() => state().go('film'), () => state().startRun()]) {
      const { split, answer } = slowly(painter);
      const { splitRun } = painter;
      painter.splitRun = split;
      state().startRun();
      const divided = state().addRun();
      goOn();
      const { step, taps } = state();
      answer();
      await divided;
      painter.splitRun = splitRun;
      expect(state()).toMatchObject({ step, taps, pending: undefined });
    }
    expect(work().runs).toHaveLength(3);
  });

  test('goes on with a tap beside the runs', async () => {
    const { state, work } = await withRun();
    await state().press(beside, 10);
    expect(state()).toMatchObject({ step: 'mark', taps: [beside] });
    for (const [x, y] of [
      [700, 250],
      [700, 400],
      [600, 400],
    ] as const)
      await state().tapRun({ x, y });
    expect(work().runs).toHaveLength(2);
    expect(state().step).toBe('check');
  });

  test('takes two opposite corners where another one tells the direction, in its perspective', async () => {
    const { state, work } = await studio();
    state().setSnapping(false);
    // The kitchen is seen from the left: what is level comes together on the right.
    const near = [at(100, 100), at(400, 130), at(400, 370), at(100, 400)];
    for (const corner of near) await state().tapRun(corner);
    await state().press(at(450, 145), 10);
    expect(state().taps).toHaveLength(1);
    await state().tapRun(at(600, 345));
    expect(work().runs).toHaveLength(2);
    const [topLeft, topRight, bottomRight, bottomLeft] = work().runs[1]!.quad;
    expect([topLeft, bottomRight]).toEqual([at(450, 145), at(600, 345)].map(closeTo));
    expect(topRight.x, 'upright lines stay upright').toBeCloseTo(600, 3);
    expect(topRight.y, 'and the upper side slopes as those of the other').toBeGreaterThan(158);
    expect(bottomLeft.y).toBeGreaterThan(358);
    await state().undo();
    expect(work().runs).toHaveLength(1);
  });

  test('takes two opposite corners at first too: the edges around them tell the direction', async () => {
    const { state, work, painter } = await studio();
    const asked: unknown[] = [];
    painter.planeAt = async (point) => {
      asked.push(point);
      return [at(100, 100), at(400, 130), at(400, 370), at(100, 400)];
    };
    state().setSnapping(false);
    await state().tapRun(at(100, 100));
    await state().tapRun(at(400, 370));
    expect(asked, 'in the middle between them').toEqual([at(250, 235)]);
    expect(work().runs[0]!.quad).toEqual(
      [at(100, 100), at(400, 130), at(400, 370), at(100, 400)].map(closeTo),
    );
    // Two corners were estimated, so all four have handles until the visitor taps elsewhere.
    expect(state()).toMatchObject({ step: 'check', adjusting: work().runs[0]!.id });
    await state().press(at(180, 235), 10);
    expect(state().adjusting).toBeUndefined();
  });

  test('takes four corners all the same where the first two are along one side', async () => {
    const { state, work } = await withRun();
    await state().press(at(500, 100), 10);
    await state().tapRun(at(720, 118));
    expect(state().taps).toHaveLength(2);
    for (const corner of [at(700, 420), at(510, 400)]) await state().tapRun(corner);
    expect(work().runs).toHaveLength(2);
  });

  test('that the program cannot divide leaves one front, to be divided by hand', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { state, work, painter } = await studio();
    painter.splitRun = () => Promise.reject(new Error('No memory.'));
    for (const corner of corners) await state().tapRun(corner);
    expect(frontsOfWork(work())).toHaveLength(1);
    expect(state()).toMatchObject({ step: 'check', notice: { kind: 'not-divided' } });
  });

  test('is dropped when another photo comes before its fronts are found', async () => {
    const { state, work, choose } = await studio();
    for (const corner of corners.slice(0, 3)) await state().tapRun(corner);
    const last = state().tapRun(corners[3]!);
    await Promise.all([last, choose('wardrobe.jpg')]);
    expect(work().runs).toHaveLength(0);
    expect(state().pending).toBeUndefined();
  });

  test('works without a pointer: a frame in the middle, whose corners are moved', async () => {
    const { state, run } = await withRun();
    await state().addRun();
    expect(state().adjusting).toBe(state().history.now.runs[1]?.id);
    state().adjust(run().id);
    state().nudgeRunCorner(0, { x: -5, y: 0 });
    expect(run().quad[0]).toEqual({ x: 95, y: 100 });
    expect(state().notice).toMatchObject({ kind: 'corner', corner: 0 });
  });

  test('is divided anew once the arrow keys have moved a corner and the focus leaves it', async () => {
    const { state, run, painter } = await withRun();
    const split = vi.spyOn(painter, 'splitRun');
    state().adjust(run().id);
    await state().leaveRunCorner(0);
    expect(split, 'nothing moved').not.toHaveBeenCalled();
    for (let i = 0; i < 3; i++) state().nudgeRunCorner(0, { x: -5, y: 0 });
    await state().leaveRunCorner(0);
    expect(split).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ step: 'check', adjusting: run().id, pending: undefined });
    await state().undo();
    expect(run().quad[0], 'both are one step').toEqual({ x: 100, y: 100 });
  });

  test('that the visitor has edited keeps its fronts when a corner is moved by the arrow keys', async () => {
    const { state, run, painter } = await withRun();
    await state().press(inLeftDoor, 10);
    const split = vi.spyOn(painter, 'splitRun');
    state().adjust(run().id);
    state().nudgeRunCorner(0, { x: -5, y: 0 });
    await state().leaveRunCorner(0);
    expect(split).not.toHaveBeenCalled();
  });
});

describe('corners that move', () => {
  /** One corner was dropped, and the program still divides. */
  async function whileDivided() {
    const given = await withRun();
    const { state, run, painter } = given;
    const { split, answer } = slowly(painter);
    const asked = vi.fn(split);
    painter.splitRun = asked;
    state().adjust(run().id);
    state().dragRunCorner(2, at(400, 420));
    const first = state().dropRunCorner(2);
    return { ...given, asked, first, answer };
  }

  test('do not hold up a visitor who goes on to the film', async () => {
    const { state, first, answer, scenes } = await whileDivided();
    state().go('film');
    answer();
    await first;
    expect(state()).toMatchObject({ step: 'film', notice: undefined });
    await promisesToSettle();
    expect(scenes.at(-1)?.fronts[1]?.quad[2]).toEqual(closeTo(at(400, 420)));
  });

  test.each(['while it is dragged', 'when it was dropped'])(
    'stay where they were moved to while the program divides, %s',
    async (when) => {
      const { state, run, work, asked, first, answer } = await whileDivided();
      state().dragRunCorner(0, at(90, 80));
      const dropped = when === 'when it was dropped' && state().dropRunCorner(0);
      answer();
      await first;
      expect(run().quad[0]).toEqual(at(90, 80));
      await (dropped || state().dropRunCorner(0));
      expect([run().quad[0], run().quad[2]]).toEqual([at(90, 80), at(400, 420)]);
      expect(asked, 'for the corners as they are now').toHaveBeenLastCalledWith(run().quad);
      await state().undo();
      expect([run().quad[0], run().quad[2]]).toEqual([corners[0], at(400, 420)]);
      await state().undo();
      expect(work().runs[0]?.quad).toEqual(corners);
    },
  );

  test('by keys too', async () => {
    const { state, run, first, answer } = await whileDivided();
    state().nudgeRunCorner(0, { x: -5, y: 0 });
    answer();
    await first;
    expect(run().quad[0]).toEqual(at(95, 100));
    await state().leaveRunCorner(0);
    expect(run().quad[0]).toEqual(at(95, 100));
  });

  test('leave a line alone that was put right while the program divides', async () => {
    const { state, run, line, first, answer } = await whileDivided();
    state().nudgeLine(run().id, line().key, 0.1);
    answer();
    await first;
    expect(line().at).toBeCloseTo(0.6);
  });

  test('are one step, whatever is chosen while the program divides', async () => {
    const { state, work, run, first, answer } = await whileDivided();
    state().wear(film('WF-218'));
    answer();
    await first;
    await state().undo();
    expect(work().film.code).toBe('WF-116');
    expect(run().quad[2]).toEqual(at(400, 420));
    await state().undo();
    expect(run().quad).toEqual(corners);
  });

  test('have the run divided anew, as the same step', async () => {
    const { state, run, work } = await withRun();
    state().adjust(run().id);
    state().dragRunCorner(2, { x: 400, y: 420 });
    await state().dropRunCorner(2);
    expect(run()).toMatchObject({ isEdited: false });
    expect(run().quad[2]).toEqual({ x: 400, y: 420 });
    await state().undo();
    expect(work().runs[0]?.quad).toEqual(corners);
  });

  test('keep the lines that the visitor has put right', async () => {
    const { state, run, fronts } = await withRun();
    await state().press(inLeftDoor, 10);
    state().adjust(run().id);
    state().dragRunCorner(2, { x: 400, y: 420 });
    await state().dropRunCorner(2);
    expect(fronts()).toHaveLength(3);
  });
});

describe('a side of a run', () => {
  test('that is dragged leaves the lines that were put right where they are', async () => {
    const { state, run, line, fronts, work } = await withRun();
    state().dragLine(run().id, line().key, { x: 220, y: 250 });
    state().dropLine();
    const [before, count] = [line().ends, fronts().length];
    for (const x of [340, 380]) state().dragRunSide(run().id, 1, { x, y: 250 });
    await state().dropRunSide(run().id, 1);
    expect(run().quad[1].x).toBeGreaterThan(360);
    expect(fronts()).toHaveLength(count);
    for (const [i, { x, y }] of line().ends.entries()) {
      expect(x).toBeCloseTo(before[i]!.x, 0);
      expect(y).toBeCloseTo(before[i]!.y, 0);
    }
    await state().undo();
    expect(work().runs[0]?.quad).toEqual(corners);
  });

  test('goes no further than the fronts along it leave room', async () => {
    const { state, run, line } = await withRun();
    state().nudgeLine(run().id, line().key, 0.1);
    state().dragRunSide(run().id, 1, { x: 120, y: 250 });
    await state().dropRunSide(run().id, 1);
    expect(line().at).toBeLessThan(1);
    expect(run().quad[1].x).toBeGreaterThan(line().ends[0].x);
  });

  test('stays where it is when it is dragged behind what the perspective shows', async () => {
    const { state, run, line } = await withRun(skewed);
    state().dragLine(run().id, line().key, { x: 0, y: 0 });
    state().dropLine();
    const { quad } = run();
    state().dragRunSide(run().id, 1, { x: 0, y: 0 });
    await state().dropRunSide(run().id, 1);
    expect(line().at).toBeLessThan(1);
    expect(run().quad).toBe(quad);
  });

  test('has a run without corrections divided anew', async () => {
    const { state, run, painter } = await withRun();
    let asked = 0;
    const { splitRun } = painter;
    painter.splitRun = (quad) => {
      asked++;
      return splitRun(quad);
    };
    state().dragRunSide(run().id, 2, { x: 200, y: 450 });
    await state().dropRunSide(run().id, 2);
    expect(asked).toBe(1);
    expect(run().isEdited).toBe(false);
  });

  test('selects no front that was divided anew', async () => {
    const { state, run, fronts } = await withRun();
    state().select(fronts()[0]!.id);
    state().dragRunSide(run().id, 2, { x: 200, y: 450 });
    await state().dropRunSide(run().id, 2);
    expect(state().selected).toBeUndefined();
  });
});

test('undo shows the step whose work it takes back', async () => {
  const { state, run, line } = await withRun();
  state().nudgeLine(run().id, line().key, 0.1);
  state().go('film');
  state().wear(film('WF-218'));
  state().go('send');
  await state().undo();
  expect(state()).toMatchObject({ step: 'film', tool: 'steps' });
  state().use('compare');
  await state().undo();
  expect(state()).toMatchObject({ step: 'check', tool: 'steps' });
  expect(line().at).toBe(0.5);
});

test('a step without work for it is not entered', async () => {
  const { state } = await studio();
  for (const step of ['check', 'film', 'send'] as const) {
    state().go(step);
    expect(state().step).toBe('mark');
  }
});

test('the sample photo is opened like any other, and its loss is told', async () => {
  const { state, loaded } = await studio();
  await state().trySample();
  expect(loaded.at(-1)).toBe('sample.jpg');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const offline = await studio({}, false, () => Promise.reject(new Error('offline')));
  await offline.state().trySample();
  expect(offline.state()).toMatchObject({ opening: false, notice: { kind: 'sample-failed' } });
});
