import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { unusedFeaturesIn, withoutUnusedFeatures, withoutUnusedTags } from './unused-react.ts';

const client = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom')
    .replace('index.js', 'cjs/react-dom-client.production.js'),
  'utf8',
);

describe('cases of unused tags are left out', () => {
  test.each<[what: string, code: string, left: string]>([
    [
      'with their statements',
      'switch (f.tag) { case 13: a(); break; case 5: b(); }',
      'switch (f.tag) { case 5: b(); }',
    ],
    ['not those of used tags', 'switch (f.tag) { case 0: a(); }', 'switch (f.tag) { case 0: a(); }'],
    [
      'but what a used one shares with them stays',
      'switch (tag) { case 5: case 26: a(); }',
      'switch (tag) { case 5: a(); }',
    ],
    [
      'and what a used one goes on into',
      'switch (tag) { case 5: a(); case 13: b(); }',
      'switch (tag) { case 5: a(); b(); }',
    ],
    ['not the default', 'switch (tag) { case 13: default: a(); }', 'switch (tag) { default: a(); }'],
    ['those of element types too', 'switch (t) { case REACT_LAZY_TYPE: a(); }', 'switch (t) { }'],
    ['not numbers of anything else', 'switch (key) { case 13: a(); }', 'switch (key) { case 13: a(); }'],
  ])('%s', (_what, code, left) => {
    expect(withoutUnusedTags(code).replace(/\s+/g, ' ')).toBe(left);
  });

  it('keeps their variables, which other cases may use', () => {
    const code = 'function f(x) { switch (x.tag) { case 13: var y = 1; break; case 5: y = 2; } }';
    expect(withoutUnusedTags(code).replace(/\s+/g, ' ')).toBe(
      'function f(x) { var y; switch (x.tag) { case 5: y = 2; } }',
    );
  });
});

test.each([
  ['13 === fiber.tag', 'false'],
  ['4 !== tag', 'true'],
  ['5 === fiber.tag', '5 === fiber.tag'],
  ['13 === event.keyCode', '13 === event.keyCode'],
])('%s becomes %s', (comparison, result) => {
  expect(withoutUnusedTags(comparison)).toBe(result);
});

describe('React itself', () => {
  const left = withoutUnusedFeatures(client);

  it('gets a good deal shorter', () => {
    expect(left.length).toBeLessThan(0.9 * client.length);
  });

  it('uses no name that is no longer declared', () => {
    expect(undeclaredIn(client)).toEqual(['__REACT_DEVTOOLS_GLOBAL_HOOK__']);
    expect(undeclaredIn(left)).toEqual(['__REACT_DEVTOOLS_GLOBAL_HOOK__']);
  });

  it('is refused when it chooses tags in a way that we do not know', () => {
    expect(() => withoutUnusedFeatures('isHostHoistableType(type) ? 26 : 5')).toThrow('in a new way');
  });
});

test.each([
  ["import { Suspense, useState } from 'react';", ['Suspense']],
  ["import { createPortal as out } from 'react-dom';", ['createPortal']],
  ["import React from 'react';", ['default']],
  ["import * as React from 'react';", ['all of it']],
  ["import type { Component } from 'react';", []],
  ["import { type Component, memo } from 'react';", []],
  ["import { Component } from './parts.ts';", []],
])('what %s asks for in vain', (code, features) => {
  expect(unusedFeaturesIn('view.tsx', code)).toEqual(features);
});

/** The names that a script uses without declaring them, as the compiler of TypeScript sees it. */
function undeclaredIn(code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'react-'));
  const file = join(folder, 'react.js');
  writeFileSync(file, code);
  const options = '--ignoreConfig --allowJs --checkJs --noEmit --pretty false --target es2023 --types'.split(
    ' ',
  );
  const { stdout } = spawnSync('tsc', [...options, '', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const names = [...stdout.matchAll(/error TS(?:2304|2552): Cannot find name '(.+?)'/g)].map(
    ([, name]) => name,
  );
  return [...new Set(names as string[])].sort();
}
