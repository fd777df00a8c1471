import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { answered, asModule } from './react-modules-plugin.ts';

const require = createRequire(import.meta.url);

test('a CommonJS file becomes a module, and its code stays', () => {
  const code = [
    '"use strict";',
    'var React = require("react"),',
    '  ReactDOM = require("react-dom");',
    'exports.now = void 0;',
    'if (1) exports.now = function () { return React.version; };',
    'exports.version = exports.now() + ReactDOM.version;',
  ].join('\n');
  expect(asModule(code, 'x.js').trim().split(/\n+/)).toEqual([
    "import * as React from 'react';",
    "import * as ReactDOM from 'react-dom';",
    '"use strict";',
    'let $now = void 0;',
    'if (1) $now = function () { return React.version; };',
    'let $version = $now() + ReactDOM.version;',
    'export { $now as now, $version as version };',
  ]);
});

test.each([
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
])('%s exports the same as a module as it does in CommonJS', (file) => {
  const path = require.resolve(file.split('/')[0] as string).replace(/[^/]+\/index\.js$/, file);
  const [, list = ''] = asModule(readFileSync(path, 'utf8'), file).match(/\nexport \{ (.*) \};\n$/) ?? [];
  const names = list.split(', ').map((pair) => pair.split(' as ')[1]);
  expect(names.sort()).toEqual(Object.keys(require(path)).sort());
});

test.each(['module.exports = require("./x.js");', 'var x = require("y").z;\nexports.x = x;', 'var x = 1;'])(
  'any other form is refused: %s',
  (code) => {
    expect(() => asModule(code, 'x.js')).toThrow('x.js cannot be read as a module');
  },
);

describe('checks with the same result in every browser are removed', () => {
  const path = require.resolve('react-dom').replace('index.js', 'cjs/react-dom-client.production.js');
  const code = readFileSync(path, 'utf8');

  test.each([
    /typeof reportError\b/,
    /typeof AbortController\b/,
    /"undefined" [!=]== typeof (?:window|document)\b/,
    /"documentMode" in document\b/,
    /"CompositionEvent" in window\b/,
    /typeof Object\.is\b/,
    /typeof Reflect\b/,
    /"AnimationEvent" in window\b/,
    /getVendorPrefixedEventName\("/,
    /addEventListener\("test"/,
    /"oninput" in document\b/,
  ])('%s', (question) => {
    // React must still contain the check. An update that words it otherwise fails here, and does not silently add bytes.
    expect(code).toMatch(question);
    expect(answered(code)).not.toMatch(question);
  });

  test('code that depends on a result stays', () => {
    expect(answered('"undefined" !== typeof setImmediate ? a : b')).toBe('false ? a : b');
    expect(answered('var END = getVendorPrefixedEventName("animationend"),')).toBe(
      'var END = "animationend",',
    );
  });

  test.each(['"object" === typeof navigation', '"TextEvent" in window'])(
    '%s stays, because browsers differ',
    (question) => {
      expect(answered(question)).toBe(question);
    },
  );
});
