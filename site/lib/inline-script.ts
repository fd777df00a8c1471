import { readFileSync } from 'node:fs';
import { minify_sync } from 'terser';
import { defaultLanguage, languages } from '../../widgets/domain/text.ts';
import { textFontAddress } from './font.ts';

const scripts = new Map<string, string>();

/**
 * Joins scripts of site/inline-scripts into one minified script, to be inlined in a page. The page's policy holds its hash. A script must
 * be listed after those that it imports from, because imports are dropped. The codes of the languages and the
 * address of the text's font are written in.
 */
export function inlineScript(...names: readonly string[]): string {
  const key = names.join();
  const known = scripts.get(key) ?? minified(names.map(source).join('\n'));
  scripts.set(key, known);
  return known;
}

function source(name: string): string {
  const code = readFileSync(`site/inline-scripts/${name}.js`, 'utf8');
  const others = languages.filter((lang) => lang !== defaultLanguage);
  return code
    .replace(/^import [^;]*;\n/gm, '')
    .replace(/^export /gm, '')
    .replaceAll('TEXT_FONT', textFontAddress)
    .replaceAll('FIRST_LANGUAGE', defaultLanguage)
    .replaceAll('OTHER_LANGUAGES', others.join('|'));
}

function minified(code: string): string {
  return minify_sync(code, { ecma: 2020, toplevel: true, compress: { passes: 2 } }).code ?? '';
}
