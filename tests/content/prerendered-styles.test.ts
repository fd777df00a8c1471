import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist } from './built-pages.ts';

/** Pages with one widget each: its examples, and the page of the calculator. */
const files = [...globSync('{,en/}workbench/wrap-*/*.html', { cwd: dist }), 'prijscalculator.html'];

/** The content of each shadow root of a page that has styles of its own. */
function styledRoots(html: string): { css: string; markup: string }[] {
  const roots = html.matchAll(/<template shadowrootmode="open"><style>(.*?)<\/style>(.*?)<\/template>/gs);
  return [...roots].map(([, css = '', markup = '']) => ({ css, markup }));
}

/** The classes that rules of a stylesheet select. */
function selectedClasses(css: string): string[] {
  // Without strings and declarations only selectors and conditions are left.
  const selectors = css.replace(/"[^"]*"/g, '').replace(/\{[^{}]*\}/g, '{}');
  return [...selectors.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
}

test('the classes of selectors are read', () => {
  const css =
    '.a{color:red}.b\\.5:hover>i,:host(.c) .d{margin:.5rem;x:y}@media (min-width:1.5rem){.e{--a:.f}}';
  expect(selectedClasses(css)).toEqual(['a', 'b.5', 'c', 'd', 'e']);
});

describe('a prerendered element carries the styles it needs and no others', () => {
  test.each(files)('%s', (file) => {
    const roots = styledRoots(readFileSync(join(dist, file), 'utf8'));
    expect(roots.length).toBeGreaterThan(0);
    for (const { css, markup } of roots) {
      // Also those of a noscript, and of fragments, whose markup is written in a text.
      const used = new Set(markup.split(/[\s"\\]+/));
      expect(selectedClasses(css).filter((name) => !used.has(name) && name !== 'group')).toEqual([]);
    }
  });
});
