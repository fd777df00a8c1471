import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { areaOf } from './engine/geometry.ts';
import { studio } from './photo-studio.fixture.ts';
import { noWork } from './photo-studio.state.ts';
import { cellsOf } from './runs/layout.ts';
import { linesOfRun } from './runs/marked-run.ts';
import { filmedFronts, frontsOfWork, totalCount } from './runs/work-fronts.ts';

/*
 * Random sequences of what a visitor can do to runs and fronts. After every step the fronts of each run cover it once, the counts are whole,
 * and the painter gets film for exactly the fronts that have one; at the end everything can be undone and done again.
 */

type Studio = Awaited<ReturnType<typeof studio>>;

const share = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.record({
  x: share.map((x) => x * 800),
  y: share.map((y) => y * 600),
});
const index = fc.nat(40);
const at = <T>(list: readonly T[], i: number): T | undefined => list[i % Math.max(1, list.length)];

/** A step: its name, and what it does. */
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ name: fc.constant('tap'), place, reach: fc.nat(40) }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('mark a run'), place, size: share }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('mark a run by two corners'), place, size: share }) },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('mean'), means: fc.constantFrom('divide', 'swap', 'omit') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('divide'), index, axis: fc.constantFrom('x', 'y') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('drag a line'),
      index,
      places: fc.array(place, { maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('move a line'), index, by: share.map((by) => by - 0.5) }),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('remove a line'), index }) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('kind'),
      index,
      kind: fc.constantFrom('door', 'drawer', 'other', undefined),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constant('move a corner'), index, corner: fc.nat(3), place }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('move a corner by keys'),
      index,
      corner: fc.nat(3),
      by: fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }) }),
      leaves: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('drag a side'),
      index,
      side: fc.nat(3),
      places: fc.array(place, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('remove a run'), index }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('front by one tap'), place, index: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('front by two corners'), place, other: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('drag a front'),
      index,
      side: fc.nat(4),
      places: fc.array(place),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('count'),
      kind: fc.constantFrom('doors', 'drawers'),
      total: fc.integer({ min: -3, max: 40 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('go'),
      step: fc.constantFrom('photo', 'mark', 'check', 'film', 'send'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('photograph'),
      subject: fc.constantFrom('kitchen', 'fronts', 'windows'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ name: fc.constantFrom('undo', 'redo') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('undo while a run is divided'),
      index,
      corner: fc.option(fc.nat(3), { nil: undefined }),
      place,
    }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('come back') }) },
);

const acts: Record<string, (studio: Studio, given: never) => unknown> = {
  tap: ({ state }, { place, reach }: { place: Place; reach: number }) =>
    state().taps ? state().tapRun(place) : state().press(place, reach),
  async 'mark a run'({ state }, { place: { x, y }, size }: { place: Place; size: number }) {
    state().startRun();
    const [width, height] = [60 + size * 400, 40 + size * 200];
    for (const corner of [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ])
      await state().tapRun(corner);
  },
  /** Without a run before it, or where they are too far aside, the two are the first of four. */
  async 'mark a run by two corners'(
    { state, work },
    { place: { x, y }, size }: { place: Place; size: number },
  ) {
    const { photo, runs } = work();
    if (!photo) return;
    state().startRun();
    for (const corner of [
      { x, y },
      { x: x + 60 + size * 400, y: y - 50 - size * 200 },
    ])
      await state().tapRun(corner);
    const isMarked = work().runs.length === runs.length + 1;
    expect(isMarked || state().taps?.length === 2).toBe(true);
    if (runs.length === 0) expect(isMarked, 'nothing tells the direction yet').toBe(false);
  },
  mean: ({ state }, { means }: { means: 'divide' }) => state().mean(means),
  divide({ state, work }, { index, axis }: { index: number; axis: 'x' }) {
    const front = at(frontsOfWork(work()), index);
    if (front) return state().divide(front.id, axis);
  },
  'drag a line'({ state, work }, { index, places }: { index: number; places: Place[] }) {
    const line = at(work().runs.flatMap(linesOfRun), index);
    if (!line) return;
    for (const place of places) state().dragLine(line.run, line.key, place);
    state().dropLine();
  },
  'move a line'({ state, work }, { index, by }: { index: number; by: number }) {
    const line = at(work().runs.flatMap(linesOfRun), index);
    if (line) state().nudgeLine(line.run, line.key, by);
  },
  'remove a line'({ state, work }, { index }: { index: number }) {
    const line = at(work().runs.flatMap(linesOfRun), index);
    if (line) state().removeLine(line.run, line.key);
  },
  kind({ state, work }, { index, kind }: { index: number; kind: 'door' }) {
    const front = at(frontsOfWork(work()), index);
    if (front) state().setKind(front.id, kind);
  },
  async 'move a corner'(
    { state, work },
    { index, corner, place }: { index: number; corner: number; place: Place },
  ) {
    const run = at(work().runs, index);
    if (!run) return;
    state().adjust(run.id);
    state().dragRunCorner(corner, place);
    await state().dropRunCorner(corner);
  },
  async 'move a corner by keys'(
    { state, work },
    { index, corner, by, leaves }: { index: number; corner: number; by: Place; leaves: boolean },
  ) {
    const run = at(work().runs, index);
    if (!run) return;
    state().adjust(run.id);
    state().nudgeRunCorner(corner, by);
    if (leaves) await state().leaveRunCorner(corner);
  },
  'remove a run'({ state, work }, { index }: { index: number }) {
    const run = at(work().runs, index);
    if (run) state().removeRun(run.id);
  },
  async 'drag a side'(
    { state, work },
    { index, side, places }: { index: number; side: number; places: Place[] },
  ) {
    const run = at(work().runs, index);
    if (!run) return;
    for (const place of places) state().dragRunSide(run.id, side, place);
    await state().dropRunSide(run.id, side);
  },
  async 'front by one tap'({ state }, { place, index }: { place: Place; index: number }) {
    state().use('mark');
    await state().tapFront(place);
    state().chooseOffered(index);
    state().use('steps');
  },
  'front by two corners'({ state }, { place, other }: { place: Place; other: Place }) {
    state().startTaps();
    for (const corner of [place, other]) state().tap(corner);
    state().use('steps');
  },
  /** By one of its sides, or as a whole. */
  'drag a front'({ state, work }, { index, side, places }: { index: number; side: number; places: Place[] }) {
    const front = at(work().fronts, index);
    if (!front) return;
    state().select(front.id);
    state().grab();
    let last = { x: 400, y: 300 };
    for (const place of places) {
      if (side < 4) state().dragSide(side, place);
      else state().dragFront(last, place);
      last = place;
    }
    state().drop(...(side < 4 ? [side, (side + 1) % 4] : []));
  },
  count: ({ state }, { kind, total }: { kind: 'doors'; total: number }) => state().count(kind, total),
  go: ({ state }, { step }: { step: 'check' }) => state().go(step),
  photograph: ({ state }, { subject }: { subject: 'windows' }) => state().photograph(subject),
  undo: ({ state }) => state().undo(),
  redo: ({ state }) => state().redo(),
  /** A new run, or one with a corner that moved: nothing of it comes after the undo. */
  async 'undo while a run is divided'(
    { state, work, painter },
    { index, corner, place }: { index: number; corner?: number; place: Place },
  ) {
    const { splitRun } = painter;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    painter.splitRun = async (...run) => asked.then(() => splitRun(...run));
    const run = at(work().runs, index);
    const before = state().history;
    let divided: Promise<unknown>;
    if (corner === undefined) divided = state().addRun();
    else if (run) {
      state().adjust(run.id);
      state().dragRunCorner(corner, place);
      divided = state().dropRunCorner(corner);
    } else divided = Promise.resolve();
    const isPending = state().pending !== undefined;
    if (isPending) await state().undo();
    answer();
    await divided;
    painter.splitRun = splitRun;
    if (isPending) expect(work().runs, 'nothing comes after the undo').toEqual(before.now.runs);
    expect(state().pending).toBeUndefined();
  },
  async 'come back'({ state, work, comeBack }) {
    const { history, step, subject } = state();
    await comeBack();
    state().photograph(subject);
    // Without a photo there is nothing to keep.
    const { photo } = history.now;
    expect(work(), 'nothing is lost').toEqual(photo ? history.now : noWork);
    expect(state().step).toBe(photo ? step : 'photo');
  },
};

interface Place {
  x: number;
  y: number;
}

function check({ state, work }: Studio): void {
  const { taps, selected, adjusting, step, dragging } = state();
  const { runs, fronts } = work();
  const all = frontsOfWork(work());
  expect(new Set(all.map(({ id }) => id)).size, 'every front has a number of its own').toBe(all.length);
  for (const { layout } of runs) {
    const cells = cellsOf(layout);
    const area = cells.reduce((sum, { left, right, top, bottom }) => {
      expect(right.at).toBeGreaterThan(left.at);
      expect(bottom.at).toBeGreaterThan(top.at);
      return sum + (right.at - left.at) * (bottom.at - top.at);
    }, 0);
    expect(area, 'the fronts cover their run once').toBeCloseTo(1, 9);
  }
  for (const { quad } of all) expect(areaOf(quad), 'every front can be painted').toBeGreaterThan(0);
  for (const { low, high, at } of runs.flatMap(linesOfRun))
    expect(at >= low - 0.06 && at <= high + 0.06, 'a line lies between its neighbours').toBe(true);
  const { doors, drawers } = totalCount(work(), state().subject);
  for (const count of [doors, drawers]) expect(Number.isInteger(count) && count >= 0).toBe(true);
  expect(filmedFronts(work())).toHaveLength(all.filter(({ kind }) => kind !== 'other').length);
  expect(taps?.length ?? 0).toBeLessThan(4);
  expect(dragging).toBe(false);
  if (selected !== undefined) expect(all.map(({ id }) => id)).toContain(selected);
  if (adjusting !== undefined) expect(runs.map(({ id }) => id)).toContain(adjusting);
  if (runs.length + fronts.length === 0) expect(['photo', 'mark']).toContain(step);
}

/** What the program can answer when it is asked to divide a front: lines of all kinds, some of no use, or nothing. */
function answers(): Studio['painter']['divideFront'] {
  const line = (at: number) => ({ at, tilt: 0.001, sure: 0.5 });
  let asked = 0;
  return async ({ sides: { left, right, top, bottom } }) => {
    const [x, y] = [
      (share: number) => left + share * (right - left),
      (share: number) => top + share * (bottom - top),
    ];
    const found = [
      { columns: [line(x(0.3)), line(x(0.6))], rows: [[], [line(y(0.5))], []] },
      { columns: [], rows: [[line(y(0.2)), line(y(0.7))]] },
      { columns: [line(x(0.001))], rows: [[], []] },
      { columns: [], rows: [[]] },
    ][asked++ % 5];
    if (!found) throw new Error('No memory.');
    return found;
  };
}

test('whatever a visitor does, the fronts stay whole, and everything can be undone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (sequence) => {
      const given = await studio();
      given.painter.divideFront = answers();
      let begun: unknown = [];
      for (const step of sequence) {
        taken.add(step.name);
        await acts[step.name]!(given, step as never);
        check(given);
        if (step.name === 'come back') begun = given.work().runs;
      }
      const { state, work } = given;
      const reached = work();
      while (state().taps?.length) await state().undo();
      const steps = state().history.past.length;
      for (let i = 0; i < steps; i++) await state().undo();
      expect(work().runs).toEqual(begun);
      for (let i = 0; i < steps; i++) await state().redo();
      expect(work()).toEqual(reached);
    }),
    { numRuns: 500 },
  );
  expect([...taken].sort()).toEqual(Object.keys(acts).sort());
});
