import { describe, expect, test } from 'vitest';
import { albedoOf, blendOf, encoded, linear, linearOf } from './film-light.ts';

describe('sRGB and linear light', () => {
  test.each([0, 0.02, 0.2, 0.5, 0.735, 1])('%d is converted to linear light and back', (value) => {
    expect(encoded(linear(value))).toBeCloseTo(value, 10);
  });

  test('half of the sRGB scale is a fifth of the light', () => expect(linear(0.5)).toBeCloseTo(0.214, 3));
  test('a colour is read per channel', () => {
    expect(linearOf('#ff0000')).toEqual([1, 0, 0]);
    expect(linearOf('#0080ff')[1]).toBeCloseTo(0.2159, 4);
  });
});

describe('the blend of a film', () => {
  test.each([
    [0, 0],
    [0.03, 0.163],
    [0.2, 0.603],
    [0.25, 0.665],
    [0.8, 1],
  ])('an albedo of %d lies at %d', (albedo, blend) => expect(blendOf(albedo)).toBeCloseTo(blend, 6));

  test('never exceeds the white picture', () => expect(blendOf(0.95)).toBe(1));

  test.each([0, 0.005, 0.04, 0.33, 0.8])('an albedo of %d is converted to a blend and back', (albedo) => {
    expect(albedoOf(blendOf(albedo))).toBeCloseTo(albedo, 10);
  });
});
