import { readFileSync } from 'node:fs';
import { minify_sync } from 'terser';

const scripts = new Map<string, string>();

/** A script of site/inline-scripts, minified, to stand in a page. The page's policy holds its hash. */
export function inlineScript(name: string): string {
  const known = scripts.get(name) ?? minified(readFileSync(`site/inline-scripts/${name}.js`, 'utf8'));
  scripts.set(name, known);
  return known;
}

function minified(source: string): string {
  return minify_sync(source, { ecma: 2020, toplevel: true, compress: { passes: 2 } }).code ?? '';
}
