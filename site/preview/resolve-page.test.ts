import { describe, expect, test } from 'vitest';
import { isSafePath, notFoundPages, resolvePage } from './resolve-page.ts';

const FILES = new Set([
  'index.html',
  'over-ons.html',
  'diensten.html',
  'diensten/raamfolie.html',
  'en/index.html',
  'en/over-ons.html',
  'blog/index.html',
  'blog/café.html',
  'robots.txt',
]);
const isFile = async (file: string) => FILES.has(file);

describe('resolvePage', () => {
  test.each([
    ['/', 'file', 'index.html'],
    ['/over-ons', 'file', 'over-ons.html'],
    ['/over-ons/', 'redirect', '/over-ons'],
    ['/over-ons.html', 'redirect', '/over-ons'],
    ['/index.html', 'redirect', '/'],
    ['/index', 'redirect', '/'],
    ['/diensten', 'file', 'diensten.html'],
    ['/diensten/raamfolie', 'file', 'diensten/raamfolie.html'],
    ['/diensten/raamfolie/', 'redirect', '/diensten/raamfolie'],
    ['/en', 'file', 'en/index.html'],
    ['/en/', 'redirect', '/en'],
    ['/en/index.html', 'redirect', '/en'],
    ['/en.html', 'missing', undefined],
    ['/en/over-ons', 'file', 'en/over-ons.html'],
    ['/blog/café', 'file', 'blog/café.html'],
    ['/blog/café/', 'redirect', '/blog/caf%C3%A9'],
    ['/robots.txt', 'file', 'robots.txt'],
    ['/robots.txt/', 'missing', undefined],
    ['/robots', 'missing', undefined],
    ['/over', 'missing', undefined],
    ['/Over-ons', 'missing', undefined],
  ])('%s is %s %s', async (path, kind, target) => {
    const found = await resolvePage(path, isFile);
    expect(found).toEqual({
      kind,
      ...(kind === 'file' && { file: target }),
      ...(kind === 'redirect' && { to: target }),
    });
  });
});

test.each([
  ['/weg', ['weg/404.html', '404.html']],
  ['/en/blog/gone', ['en/blog/gone/404.html', 'en/blog/404.html', 'en/404.html', '404.html']],
  ['/', ['404.html']],
])('the nearest not-found page for %s', (path, pages) => {
  expect(notFoundPages(path)).toEqual(pages);
});

test.each([
  ['/', true],
  ['/over-ons/', true],
  ['/.well-known/security.txt', true],
  ['/..', false],
  ['/a/../b', false],
  ['/a/./b', false],
  ['//example.org', false],
  ['/a//b', false],
  ['/a\\..\\b', false],
  ['/a\0', false],
  ['a', false],
  ['/_headers', false],
  ['/_nginx-policies', false],
  ['/_redirects', false],
])('path %j safe: %s', (path, safe) => {
  expect(isSafePath(path)).toBe(safe);
});
