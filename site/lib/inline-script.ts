import { readFileSync } from 'node:fs';
import { minify_sync } from 'terser';

const scripts = new Map<string, string>();

/**
 * Scripts of site/inline-scripts as one, minified, to stand in a page. The page's policy holds its hash. What one of them imports from
 * another must be named before it: in the page they are one script.
 */
export function inlineScript(...names: readonly string[]): string {
  const key = names.join();
  const known = scripts.get(key) ?? minified(names.map(source).join('\n'));
  scripts.set(key, known);
  return known;
}

function source(name: string): string {
  const code = readFileSync(`site/inline-scripts/${name}.js`, 'utf8');
  return code.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, '');
}

function minified(code: string): string {
  return minify_sync(code, { ecma: 2020, toplevel: true, compress: { passes: 2 } }).code ?? '';
}
