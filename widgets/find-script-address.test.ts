import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { findScriptAddress } from './find-script-address.ts';

const ours = 'https://ours.example/widgets.js';
const pinned = 'https://ours.example/widgets/1.2.0/widgets.js';
const frames = (address: string) => ({
  chromium: `Error\n    at ${address}:1:812\n    at https://host.example/app.js:3:9`,
  firefox: `@${address}:1:812\n`,
  safari: `module code@${address}:1:812\nevaluate@[native code]`,
});

interface Found {
  /** The tags of the page. One with `running` is the current script. */
  html?: string;
  stack?: string;
}

test.each<[what: string, found: Found, address: string | undefined]>([
  ['a classic script, from its tag', { html: `<script running src="${ours}"></script>` }, ours],
  ['the pinned one, from its tag', { html: `<script running src="${pinned}"></script>` }, pinned],
  [
    'a copy at another address, from data-wrappie',
    { html: `<script running src="https://host.example/cache/1.js" data-wrappie="${ours}"></script>` },
    ours,
  ],
  [
    'a copy inside the page, from data-wrappie',
    { html: `<script running data-wrappie="${ours}"></script>` },
    ours,
  ],
  ['a module, from the stack in Chromium', { stack: frames(ours).chromium }, ours],
  ['a module, from the stack in Firefox', { stack: frames(pinned).firefox }, pinned],
  ['a module, from the stack in Safari', { stack: frames(`${ours}?doctor`).safari }, `${ours}?doctor`],
  [
    'a port in the address',
    { stack: frames('http://localhost:8080/widgets.js').chromium },
    'http://localhost:8080/widgets.js',
  ],
  [
    'a module that the page serves itself, from data-wrappie',
    {
      html: `<script type="module" src="https://host.example/cache/widgets.js" data-wrappie="${ours}"></script>`,
      stack: frames('https://host.example/cache/widgets.js').chromium,
    },
    ours,
  ],
  [
    'a module without a stack, from the one tag of ours',
    { html: `<script type="module" src="${ours}"></script>` },
    ours,
  ],
  [
    'a copy in the bundle of the page, from the one tag of ours',
    {
      html: `<script running src="https://host.example/bundle.js"></script><script type="text/plain" src="${ours}"></script>`,
      stack: frames('https://host.example/bundle.js').chromium,
    },
    ours,
  ],
  [
    'of two scripts, the one that runs',
    { html: `<script src="${ours}"></script>`, stack: frames(pinned).chromium },
    pinned,
  ],
  [
    'nothing that tells',
    { html: '<script running></script><script src="https://host.example/app.js"></script>' },
    undefined,
  ],
])('the address of %s', (_what, { html = '', stack }, address) => {
  const { document } = parseHTML(`<html><head>${html}</head></html>`);
  const find = (css: string) => document.querySelector<HTMLScriptElement>(css);
  expect(findScriptAddress(find('[running]'), find, stack)).toBe(address);
});
