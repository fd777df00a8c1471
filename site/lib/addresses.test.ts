import { describe, expect, it } from 'vitest';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { fileOf, readAddress, routeOf } from './addresses.ts';

describe('addresses', () => {
  it.each([
    ['index.yaml', '/'],
    ['over-ons.yaml', '/over-ons'],
    ['diensten/index.yaml', '/diensten'],
    ['diensten/raamfolie.yaml', '/diensten/raamfolie'],
  ])('%s has route %s', (file, route) => {
    expect(routeOf(file)).toBe(route);
  });

  it.each([
    ['/', '/en'],
    ['/#contact', '/en#contact'],
    ['/?a=b', '/en?a=b'],
    ['/over-ons', '/en/over-ons'],
    ['/over-ons#privacy', '/en/over-ons#privacy'],
  ])('%s stands in English at %s', (route, english) => {
    expect(addressOf(route, 'en')).toBe(english);
    expect(addressOf(route, 'nl')).toBe(route);
  });

  it.each([
    ['/', '/index.html'],
    ['/en', '/en.html'],
    ['/en/over-ons', '/en/over-ons.html'],
  ])('%s is served from %s', (address, file) => {
    expect(fileOf(address)).toBe(file);
  });

  it.each([
    ['/', 'nl', '/'],
    ['/over-ons', 'nl', '/over-ons'],
    ['/energie', 'nl', '/energie'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en#contact', 'en', '/#contact'],
    ['/en/over-ons', 'en', '/over-ons'],
    ['/en/*', 'en', '/*'],
  ])('%s is, in %s, the route %s', (address, lang, route) => {
    expect(readAddress(address)).toEqual({ lang, route });
  });
});
