import { describe, expect, test } from 'vitest';
import { createEngine, type Engine, type Scene } from './engine.ts';
import type { EngineFilm } from './film.ts';
import { grainSide } from './grain-layers.ts';
import type { Picture } from './picture.ts';
import { createStagedEngine } from './staged-engine.ts';
import { pictureOf, rectangle } from './synthetic.fixture.ts';

/** A photo of two grey fronts in uneven light, twice as wide as the stage. */
const whole = pictureOf(3200, 800, (x, y) => {
  const light = 90 + 60 * Math.sin(x / 700) + 30 * (y / 800);
  return [light, light * 0.97, light * 0.92];
});
const staged = halfOf(whole);
const stripes: Picture = {
  width: grainSide,
  height: grainSide,
  data: new Uint8Array(4 * grainSide * grainSide).map((_, i) => (((i >> 2) >> 10) % 256 < 128 ? 255 : 120)),
};
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

test('keeping a picture leaves the stage as it is', () => {
  const engine = createStagedEngine(staged, staged);
  const shown = finish(engine.paint({ ...scene, fronts: [] }));
  expect(finish(engine.paintWhole(scene)).rgba.some((byte) => byte > 0)).toBe(true);
  expect(shown.rgba.some((byte) => byte > 0)).toBe(false);
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
