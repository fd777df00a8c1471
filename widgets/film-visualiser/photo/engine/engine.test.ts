import { describe, expect, test } from 'vitest';
import { createEngine, type Scene } from './engine.ts';
import type { EngineFilm } from './film.ts';
import { grainSide } from './grain-layers.ts';
import type { Picture } from './picture.ts';
import { pictureOf, randomFrom, rectangle, stripesOf } from './synthetic.fixture.ts';
import { byteOf, lightOf, margin, stepOf } from './tone.ts';

const plain = (...albedo: [number, number, number]): EngineFilm => ({
  albedos: albedo.map((share) => new Float32Array(256).fill(share)) as unknown as EngineFilm['albedos'],
});
const white = plain(0.8, 0.8, 0.8);
const quad = rectangle(60, 40, 240, 160);
const isOn = (x: number, y: number) => x >= 60 && x < 240 && y >= 40 && y < 160;
const scene: Scene = {
  fronts: [{ id: 1, quad, turned: false }],
  strokes: [],
  film: white,
  lighter: 0,
  keepDetails: false,
};
/** The byte for a surface of this albedo in this light. */
const seen = (albedo: number, light = 1) => byteOf[stepOf(albedo) + stepOf(light) + margin]!;
const wall = [seen(0.8), seen(0.8), seen(0.79)] as const;

/** A photo of a front of this albedo in this light, on a white wall. */
function room(light: (x: number, y: number) => number, albedo: (x: number, y: number) => number): Picture {
  return pictureOf(300, 200, (x, y) => {
    if (!isOn(x, y)) return wall;
    const grey = seen(albedo(x, y), light(x, y));
    return [grey, grey, grey];
  });
}

function painted(photo: Picture, changes: Partial<Scene> = {}, engine = createEngine(photo)) {
  const slices = engine.paint({ ...scene, ...changes });
  let step = slices.next();
  while (!step.done) step = slices.next();
  const { rgba, changed } = step.value;
  const at = (x: number, y: number) => [...rgba.subarray(4 * (y * 300 + x), 4 * (y * 300 + x) + 4)];
  return { at, changed };
}

describe('film on a photo', () => {
  test('covers only the front, with soft sides', () => {
    const slanted = {
      id: 1,
      turned: false,
      quad: [
        { x: 60, y: 40 },
        { x: 240, y: 50 },
        { x: 240, y: 150 },
        { x: 60, y: 160 },
      ],
    };
    const { at } = painted(
      room(
        () => 1,
        () => 0.3,
      ),
      { fronts: [slanted as never] },
    );
    expect(at(150, 100)[3]).toBe(255);
    expect(at(30, 100)[3]).toBe(0);
    expect(at(150, 20)[3]).toBe(0);
    const side = Array.from({ length: 4 }, (_, i) => at(150, 43 + i)[3]!);
    expect(side.some((alpha) => alpha > 0 && alpha < 255)).toBe(true);
  });

  test.each([
    ['white', 0.75],
    ['grey', 0.3],
    ['nearly black', 0.05],
  ])('white film on a front that was %s is as bright as the wall', (_, albedo) => {
    const [red = 0] = painted(
      room(
        () => 1,
        () => albedo,
      ),
    ).at(150, 100);
    expect(Math.abs(red - wall[0])).toBeLessThan(20);
  });

  test('has the colour of the film: red film is red, and darker film darker', () => {
    const photo = room(
      () => 1,
      () => 0.3,
    );
    const [r = 0, g = 0, b = 0] = painted(photo, { film: plain(0.4, 0.1, 0.05) }).at(150, 100);
    expect(r).toBeGreaterThan(g + 40);
    expect(g).toBeGreaterThan(b);
    expect(painted(photo, { film: plain(0.03, 0.03, 0.03) }).at(150, 100)[0]).toBeLessThan(90);
  });

  test.each([
    ['white', 0.8],
    ['dark', 0.4],
  ])('sage film on orange wood is as light beside a %s wall', (_, paint) => {
    const old = [seen(0.53), seen(0.2), seen(0.07)] as const;
    const wall = [seen(paint), seen(paint), seen(0.98 * paint)] as const;
    const photo = pictureOf(300, 200, (x, y) => (isOn(x, y) ? old : wall));
    const [, green = 0] = painted(photo, { film: plain(0.27, 0.33, 0.24) }).at(150, 100);
    expect(Math.abs(green - seen(0.33))).toBeLessThan(15);
  });

  test('a film that mirrors shows less of the sun on the old front, and gets darker towards the floor', () => {
    const photo = room(
      (x) => (x < 150 ? 1 : 0.4),
      () => 0.3,
    );
    const ofGrain = (mirrors: number) => {
      const engine = createEngine(photo);
      engine.addGrain('even', stripesOf(grainSide, [255, 255]));
      const { at } = painted(photo, { film: { ...plain(0.3, 0.3, 0.3), grain: 'even', mirrors } }, engine);
      const [inSun, inShadow] = [at(100, 100)[0]!, at(200, 100)[0]!];
      return { contrast: inSun - inShadow, fall: at(100, 60)[0]! - at(100, 140)[0]! };
    };
    const [matt, metal] = [ofGrain(0), ofGrain(0.6)];
    expect(metal.contrast).toBeGreaterThan(10);
    expect(metal.contrast).toBeLessThan(0.7 * matt.contrast);
    expect(matt.fall).toBe(0);
    expect(metal.fall).toBeGreaterThan(10);
  });

  test('keeps a shadow as deep and as sharp as it was', () => {
    const light = (x: number) => (x < 150 ? 1 : 0.4);
    const { at } = painted(
      room(light, () => 0.3),
      { film: plain(0.3, 0.3, 0.3) },
    );
    const [lit, shaded] = [at(100, 100)[0]!, at(200, 100)[0]!];
    const ratio = lightOf[lit]! / lightOf[shaded]!;
    expect(ratio).toBeGreaterThan(2.1);
    expect(ratio).toBeLessThan(2.9);
    expect(at(143, 100)[0]! - at(156, 100)[0]!).toBeGreaterThan(0.8 * (lit - shaded));
  });

  test('removes the old grain', () => {
    const stripes = (x: number) => (x % 9 < 4 ? 0.26 : 0.32);
    const { at } = painted(room(() => 1, stripes));
    const row = Array.from({ length: 120 }, (_, i) => at(90 + i, 100)[0]!);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(8);
  });

  test('does not amplify the noise of a dark photo', () => {
    const random = randomFrom(3);
    const photo = room(
      () => 0.4 * (1 + 0.3 * (random() - 0.5)),
      () => 0.1,
    );
    const { at } = painted(photo);
    const values = Array.from(
      { length: 400 },
      (_, i) => at(90 + (i % 20) * 6, 60 + Math.floor(i / 20) * 4)[0]!,
    );
    const mean = values.reduce((a, b) => a + b) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
    expect(deviation).toBeLessThan(6);
  });

  test('can keep a handle as it is, without an effect on the film next to it', () => {
    const photo = room(
      () => 1,
      (x, y) => (y >= 98 && y < 102 && x > 100 && x < 200 ? 0.02 : 0.4),
    );
    const { at } = painted(photo, { keepDetails: true });
    expect(at(150, 100)[3]).toBeLessThan(40);
    expect(at(150, 120)[3]).toBe(255);
    expect(painted(photo, { keepDetails: false }).at(150, 100)[3]).toBe(255);
  });

  test.each([
    // Share of red, green and blue that each reflects, in the same brightness as the front.
    ['a red towel', 'stays as it is', [0.62, 0.21, 0.2]],
    ['a green plant', 'stays as it is', [0.16, 0.36, 0.12]],
    ['warmer wood', 'gets film', [0.36, 0.29, 0.2]],
  ] as const)('%s in a front %s', (_, what, colour) => {
    const isThere = (x: number, y: number) => x >= 100 && x < 140 && y >= 60 && y < 120;
    const photo = pictureOf(300, 200, (x, y) => {
      if (!isOn(x, y)) return wall;
      return isThere(x, y)
        ? [seen(colour[0]), seen(colour[1]), seen(colour[2])]
        : [seen(0.3), seen(0.3), seen(0.3)];
    });
    const { at } = painted(photo, { keepDetails: true });
    expect(at(120, 90)[3]).toBe(what === 'gets film' ? 255 : 0);
    expect(at(96, 90)[3]).toBe(255);
    expect(painted(photo, { keepDetails: false }).at(120, 90)[3]).toBe(255);
  });

  test('light that gets warmer little by little is nothing that stands before a front', () => {
    const photo = pictureOf(300, 200, (x, y) => {
      if (!isOn(x, y)) return wall;
      const warmer = Math.exp((0.9 * (x - 60)) / 180);
      return [seen(0.3 * Math.sqrt(warmer)), seen(0.3), seen(0.3 / Math.sqrt(warmer))];
    });
    const { at } = painted(photo, { keepDetails: true });
    for (let x = 65; x < 238; x += 6) expect(at(x, 100)[3]).toBe(255);
  });

  test('keeps the difference in light between two fronts of the same material', () => {
    const photo = pictureOf(300, 200, (x, y) => {
      if (y < 40 || y >= 160) return wall;
      const grey = seen(0.3, x < 150 ? 1 : 0.5);
      return [grey, grey, grey];
    });
    const fronts = [rectangle(20, 40, 130, 160), rectangle(170, 40, 280, 160)].map((quad, id) => ({
      id,
      quad,
      turned: false,
    }));
    const { at } = painted(photo, { fronts, film: plain(0.3, 0.3, 0.3) });
    expect(at(75, 100)[0]!).toBeGreaterThan(at(225, 100)[0]! + 30);
  });

  test('is the same when another front lies outside the photo', () => {
    const photo = room(
      () => 1,
      () => 0.3,
    );
    const outside = { id: 2, quad: rectangle(-200, 40, -100, 160), turned: false };
    const { at } = painted(photo, { fronts: [...scene.fronts, outside] });
    expect(at(150, 100)).toEqual(painted(photo).at(150, 100));
  });

  test('is lighter with “lighter”, and darker with “darker”', () => {
    const photo = room(
      () => 1,
      () => 0.3,
    );
    const film = plain(0.3, 0.3, 0.3);
    const [darker, same, lighter] = [-0.4, 0, 0.4].map(
      (l) => painted(photo, { film, lighter: l }).at(150, 100)[0]!,
    );
    expect(darker).toBeLessThan(same! - 10);
    expect(lighter).toBeGreaterThan(same! + 10);
  });

  test('is absent where it was brushed away, until it is put back or undone', () => {
    const photo = room(
      () => 1,
      () => 0.3,
    );
    const engine = createEngine(photo);
    const stroke = {
      id: 1,
      points: [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      radius: 8,
      erase: false,
    };
    const put = { id: 2, points: [{ x: 150, y: 100 }], radius: 8, erase: true };
    expect(painted(photo, { strokes: [stroke] }, engine).at(150, 100)[3]).toBe(0);
    expect(painted(photo, { strokes: [stroke] }, engine).at(150, 130)[3]).toBe(255);
    const back = painted(photo, { strokes: [stroke, put] }, engine);
    expect(back.at(150, 100)[3]).toBe(255);
    expect(back.at(110, 100)[3]).toBe(0);
    expect(painted(photo, { strokes: [] }, engine).at(110, 100)[3]).toBe(255);
  });

  test('leaves nothing behind when a front moves, and reports the changed area', () => {
    const photo = room(
      () => 1,
      () => 0.3,
    );
    const engine = createEngine(photo);
    painted(photo, {}, engine);
    const moved = painted(
      photo,
      { fronts: [{ id: 1, quad: rectangle(150, 40, 240, 160), turned: false }] },
      engine,
    );
    expect(moved.at(100, 100)[3]).toBe(0);
    expect(moved.changed.left).toBeLessThanOrEqual(60);
    const gone = painted(photo, { fronts: [] }, engine);
    expect(gone.at(200, 100)[3]).toBe(0);
    expect(gone.changed.right).toBeGreaterThanOrEqual(240);
  });
});

describe('a grain', () => {
  const stripes = stripesOf(32, [255, 100]);
  const toneOf = new Float32Array(256).map((_, byte) => 0.6 * (byte / 255) ** 2);
  const film: EngineFilm = { albedos: [toneOf, toneOf, toneOf], grain: 'stripes' };
  const changesAlong = (values: number[]) =>
    values.filter((value, i) => i > 0 && Math.abs(value - values[i - 1]!) > 25).length;

  test.each([
    ['unturned', false],
    ['turned', true],
  ])('lies on the front %s', (_, turned) => {
    const photo = room(
      () => 1,
      () => 0.3,
    );
    const engine = createEngine(photo);
    engine.addGrain('stripes', stripes);
    const { at } = painted(photo, { film, fronts: [{ id: 1, quad, turned }] }, engine);
    const across = changesAlong(Array.from({ length: 160 }, (_, i) => at(70 + i, 100)[0]!));
    const down = changesAlong(Array.from({ length: 100 }, (_, i) => at(150, 50 + i)[0]!));
    expect(turned ? across : down).toBeGreaterThan(8);
    expect(turned ? down : across).toBe(0);
  });

  test('has its true scale on a front whose size is known: half as many stripes on half a metre as on one', () => {
    const photo = room(
      () => 1,
      () => 0.3,
    );
    const engine = createEngine(photo);
    engine.addGrain('stripes', stripes);
    const stripesOn = (longerSide: number) => {
      const { at } = painted(photo, { film, fronts: [{ id: 1, quad, turned: false, longerSide }] }, engine);
      return changesAlong(Array.from({ length: 100 }, (_, i) => at(150, 50 + i)[0]!));
    };
    const onOne = stripesOn(1);
    expect(onOne).toBeGreaterThan(8);
    expect(stripesOn(0.5) / onOne).toBeCloseTo(0.5, 1);
  });

  test('that is not loaded yet is painted plain', () => {
    const [red, , , alpha] = painted(
      room(
        () => 1,
        () => 0.3,
      ),
      { film },
    ).at(150, 100);
    expect(alpha).toBe(255);
    expect(red).toBeGreaterThan(100);
  });
});
