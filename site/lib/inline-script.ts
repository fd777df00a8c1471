import { readFileSync } from 'node:fs';

const scripts = new Map<string, string>();

/** A script of site/inline-scripts, without comments and indentation, to stand in a page. The page's policy holds its hash. */
export function inlineScript(name: string): string {
  const known = scripts.get(name) ?? condense(readFileSync(`site/inline-scripts/${name}.js`, 'utf8'));
  scripts.set(name, known);
  return known;
}

/** Lines are kept: nothing here depends on understanding JavaScript. */
function condense(source: string): string {
  const lines = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
  return lines.join('\n');
}
