import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { promisesToSettle } from '../../request/ports.fixture.ts';
import { areaOf } from './engine/geometry.ts';
import { isOpenStep, stepBefore } from './open-step.ts';
import { film, studio } from './photo-studio.fixture.ts';
import { noWork, type Work } from './photo-studio.state.ts';
import { trusted } from './runs/edit-layout.ts';
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
  { weight: 2, arbitrary: fc.record({ name: fc.constant('swipe'), place, by: place }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('mark a run'), place, size: share }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('mark a run by two corners'), place, size: share }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('go on while a plane is looked for'),
      place,
      by: fc.constantFrom('waits', 'tap', 'undo', 'again', 'frame', 'fails'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('mean'), means: fc.constantFrom('divide', 'omit') }),
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
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('move a front by keys'),
      index,
      by: fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }) }),
      removes: fc.boolean(),
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
      room: fc.constantFrom('kitchen', 'wardrobe', 'windows'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('wear'), code: fc.constantFrom('WF-116', 'WF-218', 'WF-610') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('choose photos'),
      ready: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      refused: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('tap beside by mistake'), place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('another run by mistake'),
      from: fc.constantFrom('check', 'film', 'send'),
      taps: fc.array(place, { maxLength: 3 }),
      again: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('go on while a run is divided'),
      index,
      corner: fc.nat(3),
      place,
      by: fc.constantFrom('drag', 'keys', 'line', 'film', 'count', 'step', 'side'),
      drops: fc.boolean(),
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
  /** Across a tenth of the photo at most: mostly within one front. */
  swipe: ({ state }, { place: { x, y }, by }: { place: Place; by: Place }) =>
    state().taps || state().swipe({ x, y }, { x: x + by.x / 10, y: y + by.y / 10 }),
  async 'mark a run'({ state, work }, { place: { x, y }, size }: { place: Place; size: number }) {
    if (!work().photo) return;
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
  /** If the two taps do not form a run, they are the first two of its four corners. */
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
  },
  /** The second corner of the first run asks the engine for its plane. An answer is ignored if the visitor has tapped, undone or started again. */
  async 'go on while a plane is looked for'(
    { state, work, painter },
    { place: { x, y }, by }: { place: Place; by: string },
  ) {
    const { photo, runs } = work();
    if (!photo || runs.length > 0) return;
    const { planeAt } = painter;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    painter.planeAt = async (at) => {
      await asked;
      if (by === 'fails') throw new Error('No memory.');
      return planeAt(at);
    };
    state().startRun();
    await state().tapRun({ x, y });
    const second = state().tapRun({ x: x + 90, y: y + 60 });
    if (by === 'tap') await state().tapRun({ x: x + 80, y: y + 160 });
    if (by === 'undo') await state().undo();
    if (by === 'again') state().startRun();
    if (by === 'frame') await state().addRun();
    answer();
    await second;
    painter.planeAt = planeAt;
    const taps = { tap: 3, undo: 1, again: 0, fails: 2 }[by];
    if (taps !== undefined) expect(state().taps).toHaveLength(taps);
    // A run that would reach outside the photo needs all four corners.
    if (by === 'waits') expect(work().runs.length === 1 || state().taps?.length === 2).toBe(true);
    else expect(work().runs).toHaveLength(by === 'frame' ? 1 : 0);
    expect(state().notice?.kind).not.toBe('dividing');
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
    state().use('mark');
    state().select(front.id);
    state().grab();
    let last = { x: 400, y: 300 };
    for (const place of places) {
      if (side < 4) state().dragSide(side, place);
      else state().dragFront(last, place);
      last = place;
    }
    state().drop(...(side < 4 ? [side, (side + 1) % 4] : []));
    state().use('steps');
  },
  'move a front by keys'(
    { state, work },
    { index, by, removes }: { index: number; by: Place; removes: boolean },
  ) {
    const front = at(work().fronts, index);
    if (!front) return;
    // The list of fronts is in this step.
    state().go('check');
    state().select(front.id);
    // Consecutive key presses are one step. This ends the previous step, so that undo returns to the state before this one.
    state().dropLine();
    state().nudgeFront(by);
    if (removes) state().remove();
  },
  count: ({ state }, { kind, total }: { kind: 'doors'; total: number }) => state().count(kind, total),
  go: ({ state }, { step }: { step: 'check' }) => state().go(step),
  photograph: ({ state, work }, { room }: { room: 'windows' }) => state().photograph(room, work().film),
  wear: ({ state }, { code }: { code: string }) => state().wear(film(code)),
  /** Three at once, ready in any order; one of them may be no photo. */
  async 'choose photos'(given, { ready, refused }: { ready: number[]; refused: number }) {
    const { state, work, loaded, ports } = given;
    const { preparePhoto } = ports;
    const prepared: (() => void)[] = [];
    ports.preparePhoto = (file) =>
      new Promise<void>((resolve) => prepared.push(resolve)).then(() => preparePhoto(file));
    const before = work();
    const chosen = [0, 1, 2].map((i) => given.choose(`${++photos}.${i === refused ? 'txt' : 'jpg'}`));
    await promisesToSettle();
    expect(prepared).toHaveLength(3);
    for (const i of ready) {
      prepared[i]!();
      await promisesToSettle();
    }
    await Promise.all(chosen);
    ports.preparePhoto = preparePhoto;
    expect(state().opening).toBe(false);
    if (refused === 2) expect(work(), 'the last choice was no photo').toBe(before);
    else expect(await work().photo?.blob.text()).toBe(`${photos}.jpg`);
    if (work().photo) expect(loaded.at(-1), 'the stage shows it').toBe(await work().photo!.blob.text());
  },
  async 'tap beside by mistake'({ state }, { place }: { place: Place }) {
    const { step, tool, taps, history, pending } = state();
    if (tool !== 'steps' || pending || taps?.length || !['mark', 'check'].includes(step)) return;
    await acts['tap']!({ state } as Studio, { place, reach: 0 } as never);
    if (state().history !== history || !state().taps?.length) return;
    await state().undo();
    expect(state()).toMatchObject({ step, taps: step === 'check' ? undefined : [], history });
  },
  /** Undo takes back its corners, then leads back to where it was asked for. */
  async 'another run by mistake'(
    { state },
    { from, taps, again }: { from: 'check'; taps: Place[]; again: boolean },
  ) {
    state().go(from);
    const { step, history, pending } = state();
    if (step !== from || pending) return;
    state().startRun();
    for (const place of taps) await state().tapRun(place);
    if (again) state().startRun();
    if (state().history !== history) return;
    while (state().taps?.length) await state().undo();
    expect(state().step).toBe('mark');
    await state().undo();
    expect(state()).toMatchObject({ step, tool: 'steps', taps: undefined, history });
  },
  /** What is moved, typed or chosen meanwhile stays, and each is a step of its own. */
  async 'go on while a run is divided'(
    { state, work, painter },
    {
      index,
      corner,
      place,
      by,
      drops,
    }: { index: number; corner: number; place: Place; by: string; drops: boolean },
  ) {
    const run = at(work().runs, index);
    if (!run) return;
    const now = () => work().runs.find(({ id }) => id === run.id)!;
    const { splitRun } = painter;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    painter.splitRun = async (...run) => asked.then(() => splitRun(...run));
    state().go('check');
    state().adjust(run.id);
    state().dragRunCorner(corner, place);
    const divided = state().dropRunCorner(corner);
    const next = (corner + 1) % 4;
    if (by === 'drag') state().dragRunCorner(next, { x: place.y, y: place.x });
    if (by === 'keys') state().nudgeRunCorner(next, { x: 3, y: -2 });
    if (by === 'side') state().dragRunSide(run.id, corner, { x: place.y, y: place.x });
    const line = linesOfRun(now())[0];
    if (by === 'line' && line) state().nudgeLine(run.id, line.key, 0.05);
    if (by === 'film') state().wear(film(work().film.code === 'WF-122' ? 'WF-124' : 'WF-122'));
    if (by === 'count') state().count('doors', index);
    if (by === 'step') state().go('film');
    const { step } = state();
    const { quad, isEdited, layout } = now();
    const { film: worn, extra } = work();
    const steps = state().history.past.length;
    if (!drops) answer();
    if (!drops) await divided;
    expect(now().quad, 'no corner goes back').toEqual(quad);
    if (by === 'drag') await Promise.all([state().dropRunCorner(next), answer()]);
    if (by === 'keys') await Promise.all([state().leaveRunCorner(next), answer()]);
    if (by === 'side') await Promise.all([state().dropRunSide(run.id, corner), answer()]);
    answer();
    await divided;
    painter.splitRun = splitRun;
    expect(state()).toMatchObject({ step });
    if (isEdited) expect(now().layout, 'no correction is lost').toEqual(layout);
    expect(work()).toMatchObject({ film: worn, extra });
    expect(state().history.past, 'to be divided is no step').toHaveLength(steps);
  },
  /** Work that is taken back, or comes back, is shown. */
  undo: (given) => travel(given, 'undo'),
  redo: (given) => travel(given, 'redo'),
  /** A new run, or one with a corner that moved: nothing of it comes after the undo. */
  async 'undo while a run is divided'(
    { state, work, painter },
    { index, corner, place }: { index: number; corner?: number; place: Place },
  ) {
    if (!work().photo) return;
    const { splitRun } = painter;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    painter.splitRun = async (...run) => asked.then(() => splitRun(...run));
    const run = at(work().runs, index);
    const before = state().history;
    let divided: Promise<unknown>;
    if (corner === undefined) divided = state().addRun();
    else if (run) {
      state().go('check');
      state().adjust(run.id);
      state().dragRunCorner(corner, place);
      divided = state().dropRunCorner(corner);
    } else divided = Promise.resolve();
    const isPending = state().pending !== undefined || state().history !== before;
    if (isPending) await state().undo();
    answer();
    await divided;
    painter.splitRun = splitRun;
    if (isPending) expect(work().runs, 'nothing comes after the undo').toEqual(before.now.runs);
    expect(state().pending).toBeUndefined();
  },
  async 'come back'({ state, work, comeBack }) {
    const { history, step, tool, taps } = state();
    const { photo, room, film } = history.now;
    await comeBack();
    // Without a photo there is nothing to keep.
    expect(work(), 'nothing is lost').toEqual(photo ? history.now : { ...noWork, room, film });
    expect(state().step).toBe(photo ? step : 'photo');
    if (photo && tool === 'steps' && taps) expect(state().taps).toEqual(taps);
  },
};

/** Numbers the photos, so that each has a name of its own. */
let photos = 0;

async function travel({ state, work }: Studio, by: 'undo' | 'redo'): Promise<void> {
  const [before, { tool, pending, offered }] = [work(), state()];
  const back = by === 'undo' && !pending && !offered && stepBefore(state());
  await state()[by]();
  if (back) expect(state()).toMatchObject({ step: back, taps: undefined, history: { now: before } });
  const { photo, runs, extra, film } = work();
  if (!photo) expect(state().step).toBe('photo');
  else if (runs !== before.runs || extra !== before.extra)
    expect(state(), 'marks do not change unseen').toMatchObject({
      step: expect.stringMatching(/check|mark/),
      tool: 'steps',
    });
  else if (film !== before.film && tool === 'steps') expect(state().step).toMatch(/film|check|mark/);
}

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
  const { doors, drawers } = totalCount(work());
  for (const count of [doors, drawers]) expect(Number.isInteger(count) && count >= 0).toBe(true);
  expect(filmedFronts(work())).toHaveLength(all.filter(({ kind }) => kind !== 'other').length);
  expect(taps?.length ?? 0).toBeLessThan(4);
  expect(dragging).toBe(false);
  if (selected !== undefined) expect(all.map(({ id }) => id)).toContain(selected);
  if (adjusting !== undefined) expect(runs.map(({ id }) => id)).toContain(adjusting);
  if (runs.length + fronts.length === 0) expect(['photo', 'mark']).toContain(step);
  expect(isOpenStep(work(), step), 'no step without work for it').toBe(true);
  if (step === 'film' || step === 'send') expect(doors + drawers).toBeGreaterThan(0);
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

/** That the lines are right was said meanwhile, which is no step. */
const sure = ({ runs, ...work }: Work): Work => ({
  ...work,
  runs: runs.map((run) => ({ ...run, layout: trusted(run.layout) })),
});

/** Undo is the inverse of what was just done, and redo of that. */
async function undoAndRedo({ state, work }: Studio, before: Work, steps: number): Promise<void> {
  const added = state().history.past.length - steps;
  const after = work();
  if (added < 1 || state().taps?.length || state().offered || stepBefore(state())) return;
  for (let i = 0; i < added; i++) await state().undo();
  if (!state().history.future.includes(before)) expect(sure(work())).toEqual(sure(before));
  for (let i = 0; i < added; i++) await state().redo();
  expect(work()).toEqual(after);
}

test('whatever a visitor does, the fronts stay whole, and everything can be undone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (sequence) => {
      const given = await studio();
      given.painter.divideFront = answers();
      let begun = given.work();
      for (const [i, step] of sequence.entries()) {
        taken.add(step.name);
        const [before, { past }] = [given.work(), given.state().history];
        await acts[step.name]!(given, step as never);
        check(given);
        // Now and then, because what undo and redo show is not what a visitor sees who goes on.
        if (i % 5 === 4) await undoAndRedo(given, before, past.length);
        if (step.name === 'come back') begun = given.work();
      }
      const { state, work } = given;
      const reached = work();
      while (state().taps?.length || stepBefore(state())) await state().undo();
      const steps = state().history.past.length;
      for (let i = 0; i < steps; i++) await state().undo();
      expect(sure(work()).runs).toEqual(sure(begun).runs);
      for (let i = 0; i < steps; i++) await state().redo();
      expect(work()).toEqual(reached);
    }),
    { numRuns: 500 },
  );
  expect([...taken].sort()).toEqual(Object.keys(acts).sort());
});
