import { describe, expect, test } from 'vitest';
import { createEngine, type Engine, type Scene } from './engine.ts';
import type { EngineFilm } from './film.ts';
import type { Picture } from './picture.ts';
import { createStagedEngine } from './staged-engine.ts';
import { pictureOf, randomFrom, rectangle, stripesOf } from './synthetic.fixture.ts';

/** A photo of two grey fronts in uneven light, twice as wide as the stage. */
const whole = pictureOf(3200, 800, (x, y) => {
  const light = 90 + 60 * Math.sin(x / 700) + 30 * (y / 800);
  return [light, light * 0.97, light * 0.92];
});
const staged = halfOf(whole);
const stripes = stripesOf(128, [255, 120]);
const tones = new Float32Array(256).map((_, byte) => 0.6 * (byte / 255) ** 2);
const film: EngineFilm = { albedos: [tones, tones, tones], grain: 'stripes' };
const scene: Scene = {
  fronts: [
    { id: 1, quad: rectangle(400, 100, 1400, 700), turned: false },
    { id: 2, quad: rectangle(1500, 100, 2800, 700), turned: true },
  ],
  strokes: [{ id: 1, points: [{ x: 2000, y: 400 }], radius: 60, erase: false }],
  film,
  lighter: 0,
  keepDetails: false,
};

describe('a photo that is larger than the stage', () => {
  const engine = createStagedEngine(whole, staged);
  engine.addGrain('stripes', stripes);

  const shown = finish(engine.paint(scene));
  const kept = finish(engine.paintWhole(scene));

  test('is shown at the size of the stage', () => {
    expect(shown.rgba).toHaveLength(4 * 1600 * 400);
    expect(shown.changed.right).toBeLessThanOrEqual(1600);
  });

  test('is kept at its own size, with the same pixels as without a stage', () => {
    const plain = createEngine(whole);
    plain.addGrain('stripes', stripes);
    expect(Buffer.from(kept.rgba.buffer).equals(Buffer.from(finish(plain.paint(scene)).rgba.buffer))).toBe(
      true,
    );
  });

  test('shows the film that is kept: same light, same grain, same strokes', () => {
    const small = halfOf({ ...whole, data: kept.rgba });
    let [sum, count] = [0, 0];
    for (let at = 0; at < shown.rgba.length; at += 4) {
      // Sides of fronts, where half of a pixel is covered, differ by rounding.
      if (shown.rgba[at + 3] !== 255 || small.data[at + 3] !== 255) continue;
      for (const channel of [0, 1, 2]) sum += Math.abs(shown.rgba[at + channel]! - small.data[at + channel]!);
      count += 3;
    }
    expect(count).toBeGreaterThan(3 * 150_000);
    expect(sum / count / 255).toBeLessThan(0.01);
    const brushed = 4 * (200 * 1600 + 1000) + 3;
    expect([shown.rgba[brushed], small.data[brushed]]).toEqual([0, 0]);
  });

  test('is searched for fronts as it was taken', () => {
    const quad = rectangle(400, 100, 2800, 700);
    expect(engine.snapCorners(quad)).toEqual(createEngine(whole).snapCorners(quad));
    expect(engine.edges).toEqual(createEngine(whole).edges);
  });
});

test('whatever was shown or kept before, each picture is that of its scene', () => {
  const photo = pictureOf(400, 300, (x, y) => [80 + x / 4, 90 + y / 4, 100]);
  const plain: EngineFilm = { albedos: [tones, tones, tones] };
  for (let seed = 1; seed <= 4; seed++) {
    const random = randomFrom(seed);
    const below = (limit: number) => Math.floor(limit * random());
    // Every second photo is no larger than the stage.
    const shown = seed % 2 ? photo : halfOf(photo);
    const engine = createStagedEngine(photo, shown);
    engine.addGrain('stripes', stripes);
    let now: Scene = { ...scene, fronts: [], strokes: [] };
    for (let step = 0; step < 12; step++) {
      const [left, top] = [below(200), below(150)];
      const quad = rectangle(left, top, left + 40 + below(150), top + 40 + below(100));
      const next: Partial<Scene>[] = [
        { fronts: [...now.fronts.slice(-1), { id: step, quad, turned: random() < 0.5 }] },
        { fronts: now.fronts.slice(1) },
        {
          strokes: [
            ...now.strokes,
            { id: step, points: [{ x: left, y: top }], radius: 20, erase: random() < 0.3 },
          ],
        },
        { strokes: now.strokes.slice(0, -1) },
        { film: now.film === film ? plain : film },
        { lighter: random() - 0.5 },
        { keepDetails: !now.keepDetails },
      ];
      now = { ...now, ...next[below(next.length)] };
      const isKept = random() < 0.4;
      const found = finish(isKept ? engine.paintWhole(now) : engine.paint(now)).rgba;
      const fresh = createStagedEngine(photo, shown);
      fresh.addGrain('stripes', stripes);
      const wanted = finish(isKept ? fresh.paintWhole(now) : fresh.paint(now)).rgba;
      expect(Buffer.from(found.buffer).equals(Buffer.from(wanted.buffer)), `${seed}, step ${step}`).toBe(
        true,
      );
    }
  }
});

function finish(slices: ReturnType<Engine['paint']>) {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** The picture at half its size: each pixel is the mean of four. */
function halfOf(picture: Picture): Picture {
  const [width, height] = [picture.width / 2, picture.height / 2];
  const data = new Uint8ClampedArray(4 * width * height);
  const { data: from } = picture;
  const down = 4 * picture.width;
  for (let i = 0; i < data.length; i++) {
    const at = 2 * down * Math.floor(i / 4 / width) + 8 * ((i >> 2) % width) + (i & 3);
    data[i] = (from[at]! + from[at + 4]! + from[at + down]! + from[at + down + 4]!) / 4;
  }
  return { width, height, data };
}
