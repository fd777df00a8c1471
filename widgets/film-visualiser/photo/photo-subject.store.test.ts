import { describe, expect, test } from 'vitest';
import { promisesToSettle } from '../../request/ports.fixture.ts';
import { inLeftDoor, onLine, slowly, withRun } from './photo-runs.fixture.ts';
import { corners, film, studio } from './photo-studio.fixture.ts';
import { frontsOfWork, totalCount } from './runs/work-fronts.ts';

describe('a photo of windows', () => {
  async function withWindow() {
    const given = await studio();
    await given.state().photograph('windows', film('WF-126'));
    for (const corner of corners) await given.state().tapRun(corner);
    const glass = () => frontsOfWork(given.work()).map(({ kind }) => kind === 'other');
    return { ...given, glass, total: () => totalCount(given.work()) };
  }

  test('puts film on the frame and not on the glass, and counts the frame once', async () => {
    const { glass, total, scenes } = await withWindow();
    expect(total()).toEqual({ doors: 1, drawers: 0 });
    expect(glass().filter((is) => is)).toHaveLength(1);
    await promisesToSettle();
    expect(scenes.at(-1)?.fronts).toHaveLength(4);
  });

  test('gets a bar in its glass by a tap, which counts no other frame', async () => {
    const { state, glass, total } = await withWindow();
    await state().press(onLine, 10);
    expect(glass().filter((is) => is)).toHaveLength(2);
    expect(glass()).toHaveLength(7);
    expect(total().doors).toBe(1);
  });

  test('is not divided by a tap on its frame', async () => {
    const { state, glass } = await withWindow();
    await state().press({ x: 106, y: 250 }, 1);
    expect(glass()).toHaveLength(5);
  });
});

describe('what is on the photo, when it is said later', () => {
  const [kitchenFilm, frameFilm] = [film('WF-218'), film('WF-126')];

  test('has the runs divided anew, without the corrections for something else; and undo brings all of it back', async () => {
    const { state, work, total, scenes } = await withRun();
    state().wear(kitchenFilm);
    state().count('doors', 9);
    const kitchen = work();
    state().go('photo');
    await state().photograph('windows', frameFilm);
    expect(total()).toEqual({ doors: 1, drawers: 0 });
    expect(
      frontsOfWork(work()).filter(({ kind }) => kind === 'other'),
      'the glass',
    ).toHaveLength(1);
    expect(work().film).toBe(frameFilm);
    await promisesToSettle();
    expect(scenes.at(-1)?.fronts).toHaveLength(4);
    const windows = work();
    await state().undo();
    expect(work()).toEqual(kitchen);
    expect(state().step).toBe('check');
    await state().redo();
    expect(work()).toEqual(windows);
    await state().photograph('kitchen', kitchenFilm);
    expect(total()).toEqual({ doors: 2, drawers: 0 });
    expect(state().notice?.kind).not.toBe('dividing');
  });

  test('keeps what was put right where the fronts are the same', async () => {
    const { state, fronts } = await withRun();
    await state().press(inLeftDoor, 10);
    await state().photograph('wardrobe', kitchenFilm);
    expect(fronts()).toHaveLength(3);
  });

  test('counts also while a run is divided', async () => {
    const { state, work, painter } = await studio();
    const { split, answer } = slowly(painter);
    painter.splitRun = split;
    const divided = state().addRun();
    state().go('photo');
    await state().photograph('windows', frameFilm);
    answer();
    await divided;
    expect(frontsOfWork(work())).toHaveLength(5);
    expect(state().step).toBe('photo');
  });

  test('is no step before a photo is there', async () => {
    const { state, choose, work } = await studio({}, false);
    await state().photograph('windows', frameFilm);
    state().wear(film('WF-122'));
    expect(state().history.past).toHaveLength(0);
    await choose('house.jpg');
    expect(work()).toMatchObject({ room: 'windows', film: { code: 'WF-122' } });
  });
});

test('anything but a kitchen counts its fronts, whether doors or drawers', async () => {
  const { state, work, fronts } = await withRun();
  state().setKind(fronts()[0]!.id, 'drawer');
  expect(totalCount(work())).toEqual({ doors: 1, drawers: 1 });
  await state().photograph('wardrobe', film('WF-116'));
  expect(totalCount(work())).toEqual({ doors: 2, drawers: 0 });
  state().count('doors', 5);
  expect(totalCount(work())).toEqual({ doors: 5, drawers: 0 });
});
