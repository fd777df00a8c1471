import { describe, expect, test, vi } from 'vitest';
import { promisesToSettle } from '../../request/ports.fixture.ts';
import type { Point } from './engine/geometry.ts';
import { apply, ontoQuad } from './engine/homography.ts';
import { at, inLeftDoor, onLine, slowly, withRun } from './photo-runs.fixture.ts';
import { corners, film, studio } from './photo-studio.fixture.ts';
import { doubtsIn, linesOfRun } from './runs/marked-run.ts';
import { frontsOfWork, totalCount } from './runs/work-fronts.ts';

const closeTo = ({ x, y }: Point) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) });
/** Where the bar of the left door is drawn. */
const onBar = { x: 174, y: 177 };

describe('a swipe across the fronts that were found', () => {
  test('leaves a front out, and the next gives it film again', async () => {
    const { state, total, fronts, scenes } = await withRun();
    state().swipe(at(110, 230), at(190, 250));
    expect(total()).toEqual({ doors: 1, drawers: 0 });
    expect(state().selected).toBe(fronts()[0]!.id);
    await promisesToSettle();
    expect(scenes.at(-1)?.fronts).toHaveLength(1);
    state().swipe(at(190, 250), at(110, 230));
    expect(total()).toEqual({ doors: 2, drawers: 0 });
    await state().undo();
    expect(total(), 'undone').toEqual({ doors: 1, drawers: 0 });
  });

  test('may begin and end beside a small front: its middle tells', async () => {
    const { state, fronts } = await withRun();
    state().swipe(at(80, 240), at(215, 260));
    expect(fronts().map(({ kind }) => kind)).toEqual(['other', 'door']);
  });

  test('up or down is a try to scroll, and beside all fronts means none', async () => {
    const { state, work } = await withRun();
    const before = work();
    for (const [from, to] of [
      [at(150, 200), at(155, 300)],
      [at(150, 300), at(140, 120)],
      [at(20, 300), at(80, 300)],
    ] as const)
      state().swipe(from, to);
    expect(work()).toBe(before);
  });

  test('leaves the glass of a window as it is', async () => {
    const { state, work } = await withRun();
    await state().photograph('windows', film('WF-116'));
    const before = work();
    state().swipe(at(180, 240), at(220, 250));
    expect(work()).toBe(before);
  });
});

describe('a tap on the fronts that were found', () => {
  test('divides a front, and each of the parts gets film', async () => {
    const { state, scenes, total } = await withRun();
    await state().press(inLeftDoor, 10);
    expect(total()).toEqual({ doors: 3, drawers: 0 });
    await promisesToSettle();
    expect(scenes.at(-1)?.fronts).toHaveLength(3);
  });

  test('divides it where its parts meet, near the tap', async () => {
    const { state, run, fronts, painter } = await withRun();
    const asked = vi.spyOn(painter, 'divideFront');
    await state().press(inLeftDoor, 10);
    const [{ at: tap, sides, tall }] = asked.mock.lastCall!;
    expect(apply(ontoQuad(run().quad), tap!), 'the tap, in the plane of the run').toEqual(
      closeTo(inLeftDoor),
    );
    expect(sides).toEqual({ left: 0, right: 0.5, top: 0, bottom: 1 });
    expect(tall, 'a tall unit').toBe(210);
    expect(linesOfRun(run()).map(({ at }) => at)).toEqual([expect.closeTo(1 / 3), 0.5]);
    expect(state().selected, 'its first part stays selected').toBe(fronts()[0]!.id);
    await state().undo();
    expect(fronts()).toHaveLength(2);
  });

  test('divides it in the middle where the program fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { state, run, fronts, painter } = await withRun();
    painter.divideFront = () => Promise.reject(new Error('No memory.'));
    await state().divide(fronts()[0]!.id, 'x');
    expect(linesOfRun(run()).map(({ at }) => at)).toEqual([0.25, 0.5]);
  });

  test('leaves two parts alone that are divided at the same time, and one whose run is gone', async () => {
    const { state, fronts, run, work } = await withRun();
    const [left, right] = fronts();
    await Promise.all([state().divide(left!.id, 'x'), state().divide(right!.id, 'y')]);
    expect(fronts()).toHaveLength(4);
    const late = state().divide(fronts()[0]!.id, 'x');
    state().removeRun(run().id);
    await late;
    expect(work().runs).toHaveLength(0);
  });

  test('divides a front once that is tapped again before the answer is there', async () => {
    const { state, fronts } = await withRun();
    await Promise.all([state().press(inLeftDoor, 10), state().press(inLeftDoor, 10)]);
    expect(fronts()).toHaveLength(3);
  });

  test('divides a front where its parts meet, when a line of it was moved meanwhile', async () => {
    const { state, run, line, fronts } = await withRun();
    const late = state().divide(fronts()[0]!.id, 'x');
    state().nudgeLine(run().id, line().key, 0.2);
    await late;
    expect(linesOfRun(run()).map(({ at }) => at)).toEqual([expect.closeTo(1 / 3), expect.closeTo(0.7)]);
  });

  test('on a line removes it', async () => {
    const { state, total } = await withRun();
    await state().press(onLine, 10);
    expect(total(), 'two doors become one').toEqual({ doors: 1, drawers: 0 });
  });

  test('on a line removes it, also where one on a front leaves that out', async () => {
    const { state, fronts } = await withRun();
    state().mean('omit');
    await state().press(onLine, 10);
    expect(fronts().map(({ kind }) => kind)).toEqual(['door']);
  });

  test('leaves a front out, if that was chosen, and the same tap undoes it', async () => {
    const { state, total, scenes } = await withRun();
    state().mean('omit');
    await state().press(inLeftDoor, 10);
    expect(total()).toEqual({ doors: 1, drawers: 0 });
    await promisesToSettle();
    expect(scenes.at(-1)?.fronts).toHaveLength(1);
    await state().press(inLeftDoor, 10);
    expect(total()).toEqual({ doors: 2, drawers: 0 });
  });

  test('on its bar swaps door and drawer, and the rest of the front divides it', async () => {
    const { state, total, fronts } = await withRun();
    await state().press(onBar, 10);
    expect(total()).toEqual({ doors: 1, drawers: 1 });
    expect(state().selected).toBe(fronts()[0]!.id);
    await state().press(onBar, 10);
    expect(total(), 'and back, at the same place').toEqual({ doors: 2, drawers: 0 });
    const around = [at(120, 130), at(120, 250), at(150, 250), at(185, 370)];
    for (const place of around) {
      await state().press(place, 10);
      expect(fronts(), `${place.x} ${place.y}`).toHaveLength(3);
      await state().undo();
    }
  });

  test('on its bar does what was chosen for the whole front', async () => {
    const { state, fronts } = await withRun();
    state().mean('omit');
    await state().press(onBar, 10);
    expect(fronts()[0]!.kind).toBe('other');
    state().mean('divide');
    await state().press(onBar, 10);
    expect(fronts(), 'without film it has no bar').toHaveLength(3);
  });

  test('on the bar of a front that stands alone swaps that', async () => {
    const { state, work, mark } = await studio();
    await mark();
    state().use('steps');
    state().go('check');
    await state().press({ x: 250, y: 179 }, 10);
    expect(totalCount(work())).toEqual({ doors: 0, drawers: 1 });
    expect(work().fronts).toHaveLength(1);
    expect(state().taps).toBeUndefined();
  });

  test('on the bar of a small front removes the line that is nearer', async () => {
    const { state, run, fronts } = await withRun();
    state().nudgeLine(run().id, '|0', -0.43);
    await state().press({ x: 112, y: 175 }, 10);
    expect(fronts(), 'the line').toHaveLength(1);
  });

  test('where doors and drawers are not told apart, always divides a front', async () => {
    const { state, fronts } = await withRun();
    await state().photograph('wardrobe', film('WF-116'));
    await state().press(onBar, 10);
    expect(fronts()).toHaveLength(3);
  });

  test('in the middle of a narrow front never means its line', async () => {
    const { state, fronts } = await withRun();
    for (let i = 0; i < 3; i++) await state().press({ x: 118, y: 200 }, 40);
    expect(fronts().length).toBeGreaterThan(2);
  });
});

describe('a line', () => {
  test('that is dragged is one step, and is painted at its end', async () => {
    const { state, run, line, scenes } = await withRun();
    await promisesToSettle();
    const painted = scenes.length;
    for (const x of [210, 225, 240]) state().dragLine(run().id, line().key, { x, y: 250 });
    expect(scenes).toHaveLength(painted);
    state().dropLine();
    await promisesToSettle();
    expect(scenes.length).toBeGreaterThan(painted);
    expect(line().at).toBeGreaterThan(0.65);
    expect(run().isEdited).toBe(true);
    await state().undo();
    expect(line().at).toBe(0.5);
  });

  test('is moved and removed by keys', async () => {
    const { state, run, line, fronts } = await withRun();
    state().nudgeLine(run().id, line().key, 0.1);
    expect(line().at).toBeCloseTo(0.6);
    expect(state().notice).toMatchObject({ kind: 'line', axis: 'x' });
    state().removeLine(run().id, line().key);
    expect(fronts()).toHaveLength(1);
  });
});

describe('lines that the program is not sure of', () => {
  async function withDoubts() {
    const given = await studio();
    const { state, work, painter } = given;
    const { splitRun } = painter;
    painter.splitRun = async (quad) => {
      const found = await splitRun(quad);
      const columns = found.lines.columns.map((line) => ({ ...line, sure: 0.3 }));
      return { ...found, lines: { ...found.lines, columns } };
    };
    for (const corner of corners) await state().tapRun(corner);
    return { ...given, doubts: () => work().runs.flatMap(doubtsIn).length };
  }

  test('are no longer doubted once the visitor has said that the count is right, and that is no change', async () => {
    const { state, work, doubts } = await withDoubts();
    const steps = state().history.past.length;
    state().go('mark');
    state().go('check');
    expect(doubts()).toBe(1);
    state().go('film');
    expect(doubts()).toBe(0);
    expect(frontsOfWork(work())).toHaveLength(2);
    expect(work().runs[0]).toMatchObject({ isEdited: false });
    expect(state().history.past).toHaveLength(steps);
    state().wear(film('WF-218'));
    await state().undo();
    expect(doubts(), 'nor after an undo').toBe(0);
  });

  test('are doubted again when the run is divided anew, and so are those of the next run', async () => {
    const { state, work, doubts } = await withDoubts();
    state().go('film');
    state().go('check');
    state().adjust(work().runs[0]!.id);
    state().dragRunCorner(2, at(400, 420));
    await state().dropRunCorner(2);
    expect(doubts()).toBe(1);
    await state().addRun();
    expect(doubts()).toBe(2);
  });

  test('come all the same where the visitor goes on while they are looked for', async () => {
    const { state, work, doubts, painter } = await withDoubts();
    const { split, answer } = slowly(painter);
    painter.splitRun = async (quad) => {
      const found = await split(quad);
      return { ...found, lines: { ...found.lines, columns: [], rows: [found.lines.columns] } };
    };
    state().adjust(work().runs[0]!.id);
    state().dragRunCorner(2, at(400, 420));
    const divided = state().dropRunCorner(2);
    state().go('film');
    answer();
    await divided;
    expect(linesOfRun(work().runs[0]!).map(({ axis }) => axis)).toEqual(['y']);
    expect(doubts(), 'the visitor has not seen it').toBe(1);
  });
});

describe('the count', () => {
  test('can be corrected by number, and stays corrected when another front is marked', async () => {
    const { state, total } = await withRun();
    state().count('doors', 9);
    state().count('drawers', 4);
    expect(total()).toEqual({ doors: 9, drawers: 4 });
    await state().press(inLeftDoor, 10);
    expect(total().doors + total().drawers).toBe(14);
  });

  test.each([-3, Number.NaN, 5000, 2.6])('of %s is made a number of fronts', async (typed) => {
    const { state, total } = await withRun();
    state().count('doors', typed);
    const { doors } = total();
    expect(Number.isInteger(doors) && doors >= 0 && doors <= 999).toBe(true);
  });

  test('of nothing leads no further, and says so', async () => {
    const { state } = await withRun();
    state().count('doors', 0);
    for (const step of ['film', 'send'] as const) {
      state().go(step);
      expect(state().step).toBe('check');
    }
    await state().undo();
    state().go('film');
    expect(state().step).toBe('film');
  });

  test('of a film step whose only front is removed leads back', async () => {
    const { state, mark } = await studio();
    await mark();
    state().use('steps');
    state().go('send');
    state().use('mark');
    state().select(state().history.now.fronts[0]!.id);
    state().remove();
    expect(state().step).toBe('mark');
  });

  test('includes fronts that stand alone', async () => {
    const { mark, total } = await withRun();
    await mark();
    expect(total()).toEqual({ doors: 3, drawers: 0 });
  });
});
