import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PhotoRefused } from '../../kit/ports.ts';
import { knownVisitor } from '../../request/known-visitor.ts';
import { promisesToSettle } from '../../request/ports.fixture.ts';
import { film, studio } from './photo-studio.fixture.ts';
import { noWork } from './photo-studio.state.ts';

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('a photo', () => {
  test('is opened, and the corners of its first run can be tapped at once', async () => {
    const { state, loaded } = await studio();
    expect(loaded).toEqual(['kitchen.jpg']);
    expect(state()).toMatchObject({
      step: 'mark',
      tool: 'steps',
      taps: [],
      opening: false,
      notice: undefined,
    });
  });

  test('that is not an image is refused, and the last one stays', async () => {
    const { state, work, choose, mark } = await studio();
    await mark();
    await choose('notes.txt');
    expect(state()).toMatchObject({ opening: false, notice: { kind: 'not-an-image' } });
    expect(work().fronts).toHaveLength(1);
  });

  test('replaces the last one, and undo restores both photo and fronts', async () => {
    const { state, work, loaded, choose, mark } = await studio();
    await mark();
    await choose('wardrobe.jpg');
    expect(work().fronts).toHaveLength(0);
    await state().undo();
    expect(loaded).toEqual(['kitchen.jpg', 'wardrobe.jpg', 'kitchen.jpg']);
    expect(work().fronts).toHaveLength(1);
  });

  test('that was chosen last stays, however long each takes', async () => {
    const prepared = new Map<string, () => void>();
    const preparePhoto = async (file: File) => {
      await new Promise<void>((resolve) => prepared.set(file.name, resolve));
      if (file.name === 'notes.txt') throw new PhotoRefused('not-an-image');
      return { blob: file, objectName: file.name, thumbnail: { close() {} } as ImageBitmap };
    };
    let sample = (_: File) => {};
    const fetched = new Promise<File>((resolve) => (sample = resolve));
    const { state, work, loaded, choose } = await studio({ preparePhoto }, false, () => fetched);
    const chosen = [state().trySample(), ...['large.jpg', 'notes.txt', 'small.jpg'].map(choose)];
    await vi.waitFor(() => expect(prepared.size).toBe(3));
    prepared.get('small.jpg')!();
    await chosen[3];
    for (const name of ['large.jpg', 'notes.txt']) prepared.get(name)!();
    sample(new File([], 'sample.jpg'));
    await Promise.all(chosen.slice(1));
    expect(await work().photo?.blob.text()).toBe('small.jpg');
    expect(loaded.at(-1), 'and is what the stage shows').toBe('small.jpg');
    expect(state()).toMatchObject({ step: 'mark', opening: false, notice: undefined });
    expect(state().history.past).toHaveLength(1);
  });

  test('that the browser cannot paint on causes a message', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { state, choose } = await studio(
      { preparePhoto: () => Promise.reject(new Error('No memory.')) },
      false,
    );
    await choose('kitchen.jpg');
    expect(state().notice).toEqual({ kind: 'no-painter' });
  });
});

describe('film', () => {
  test('of another choice is painted', async () => {
    const { state, scenes, mark } = await studio();
    await mark();
    state().wear(film('WF-218'));
    await promisesToSettle();
    expect(scenes.at(-1)?.film.grain).toBe('walnut');
  });

  test('of several chosen during painting only the last is painted', async () => {
    const { state, scenes, mark } = await studio();
    await mark();
    await promisesToSettle();
    const before = scenes.length;
    for (const code of ['WF-210', 'WF-310', 'WF-510', 'WF-218']) state().wear(film(code));
    await promisesToSettle();
    expect(scenes.length - before).toBeLessThanOrEqual(2);
    expect(scenes.at(-1)?.film.grain).toBe('walnut');
  });

  test('for glass is not shown, and the visitor is told', async () => {
    const { state } = await studio();
    state().wear(film('WF-610'));
    expect(state().notice).toEqual({ kind: 'glass' });
    expect(state().history.now.film.code).toBe('WF-116');
    state().wear(film('WF-122'));
    expect(state().notice).toBeUndefined();
  });
});

describe('kept work that cannot be taken up', () => {
  test('is said, and kept for the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { state } = await studio({ pictures: () => Promise.reject(new Error('offline')) }, false);
    const kept = { picture: 'studio-WR-1', step: 'mark', work: noWork } as const;
    await state().restore(kept);
    expect(state()).toMatchObject({ opening: false, notice: { kind: 'no-painter' } });
    expect(state().kept()).toEqual(kept);
  });

  test('includes the corners that were tapped', async () => {
    const { state, comeBack } = await studio();
    for (const x of [100, 300]) await state().tapRun({ x, y: 100 });
    const { taps } = state();
    await comeBack();
    expect(state()).toMatchObject({ step: 'mark', taps });
  });

  test('is given up once its photo is no longer stored', async () => {
    const { state } = await studio({}, false);
    await state().restore({ picture: 'studio-WR-1', step: 'mark', work: noWork });
    expect(state()).toMatchObject({ opening: false, notice: undefined, step: 'photo' });
    expect(state().kept()).toBeUndefined();
  });
});

describe('the picture', () => {
  test('is saved under the name of its film', async () => {
    const { state, files, mark } = await studio();
    await mark();
    await state().save();
    await promisesToSettle();
    expect(files).toEqual([['wrappie-WF-116.jpg', 'picture plain']]);
  });

  test('is added to the visitor’s photos once, and replaced by one with another film', async () => {
    const { kept, pictures } = keptPictures();
    const { state, ports, mark } = await studio({ pictures: async () => pictures });
    const photos = () => knownVisitor(ports).getState().photos;
    await mark();
    await Promise.all([state().attach(), state().attach()]);
    expect(photos()).toEqual([
      {
        name: 'wrappie-WF-116.jpg',
        objectName: 'object wrappie-WF-116.jpg',
        waits: true,
      },
    ]);
    expect(state().notice).toEqual({ kind: 'attached' });
    state().wear(film('WF-218'));
    await promisesToSettle();
    await state().attach();
    expect(photos().map(({ name }) => name)).toEqual(['wrappie-WF-218.jpg']);
    expect(await Promise.all([...kept.values()].map((picture) => picture.text()))).toEqual([
      'kitchen.jpg',
      'picture walnut',
    ]);
  });

  test('is added again once it was removed in the form, or sent', async () => {
    const { pictures } = keptPictures();
    const { state, ports, mark } = await studio({ pictures: async () => pictures });
    await mark();
    await state().attach();
    knownVisitor(ports).setState({ photos: [] });
    await state().attach();
    expect(
      knownVisitor(ports)
        .getState()
        .photos.map(({ name }) => name),
    ).toEqual(['wrappie-WF-116.jpg']);
    expect(state().notice).toEqual({ kind: 'attached' });
  });

  test('does not replace photos that the visitor chose for the request', async () => {
    const { state, ports, mark } = await studio();
    await mark();
    const photos = [1, 2, 3, 4, 5].map((n) => ({ name: `${n}.jpg`, objectName: `${n}` }));
    knownVisitor(ports).setState({ photos });
    await state().attach();
    expect(state().notice).toEqual({ kind: 'too-many' });
    expect(knownVisitor(ports).getState().photos).toEqual(photos);
  });

  test('is taken along to the request; a failure keeps the visitor to read it, once', async () => {
    const { pictures } = keptPictures();
    const { state, ports, mark, painter } = await studio({ pictures: async () => pictures });
    knownVisitor(ports).setState({ photos: [] });
    await mark();
    expect(await state().takeAlong()).toBe(true);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    painter.picture = async () => {
      throw new Error('No memory.');
    };
    state().wear(film('WF-218'));
    expect(await state().takeAlong()).toBe(false);
    expect(state().notice).toEqual({ kind: 'no-picture' });
    expect(await state().takeAlong()).toBe(true);
    expect(knownVisitor(ports).getState().photos).toHaveLength(1);
  });

  test('which the browser keeps for this page alone is not said to go along, and does not keep the visitor', async () => {
    const { pictures } = keptPictures();
    const thisPageAlone = { ...pictures, keepPicture: async () => false };
    const { state, mark } = await studio({ pictures: async () => thisPageAlone });
    await mark();
    expect(await state().takeAlong()).toBe(false);
    expect(state().notice).toEqual({ kind: 'no-picture' });
    expect(await state().takeAlong()).toBe(true);
    expect(state().notice).toEqual({ kind: 'no-picture' });
  });

  test('has the film that is chosen, also while the stage still paints the one before', async () => {
    const { state, painter, mark, files } = await studio();
    await mark();
    painter.paint = () => new Promise(() => undefined);
    state().wear(film('WF-218'));
    await state().save();
    await promisesToSettle();
    expect(files).toEqual([['wrappie-WF-218.jpg', 'picture walnut']]);
  });
});

/** Pictures that wait for their request, in memory. */
function keptPictures() {
  const kept = new Map<string, Blob>();
  const pictures = {
    keepPicture: async (name: string, picture: Blob) => Boolean(kept.set(name, picture)),
    pictureOf: async (name: string) => kept.get(name),
    forgetPictures: async (names: readonly string[]) => names.forEach((name) => void kept.delete(name)),
  };
  return { kept, pictures };
}
