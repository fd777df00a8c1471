import type { Plugin } from 'vite';

const runtime = 'rolldown/runtime.js';
const helper = /var __exportAll = \(all, no_symbols\) => \{\n[\s\S]*?\n\};/;
const use = /__exportAll\(\{((?:\s*[\w$]+: \(\) => [\w$]+,?)+\s*)\}\)/g;
const member = /([\w$]+): \(\) => ([\w$]+)/g;
const ofOthers = /\b__(?:commonJS|toESM|toCommonJS|reExport|require|esm)\w*/g;

/**
 * Writes the exports of a module as an object with getters, in place of the bundler's helper. That helper iterates an object with `for …
 * in`: on a host that extends `Object.prototype` it would throw, and no widget would ever show. An unknown helper fails the build: either
 * the bundler has changed, or a CommonJS package was added, which costs every visitor bytes.
 *
 * @param known helpers that may stay as they are: `__esmMin` runs a module when it is first used, in a build of one file
 */
export function plainHelperPlugin(...known: string[]): Plugin {
  return {
    name: 'wrappie-plain-helper',
    renderChunk(code, { fileName }) {
      if (!code.includes(runtime)) return null;
      const unknown = code.match(ofOthers)?.find((name) => !known.includes(name));
      if (unknown || !helper.test(code))
        this.error(`${fileName} has a helper of the bundler's that we do not know: ${unknown}`);
      const plain = code
        .replace(helper, '')
        .replace(use, (_, members: string) => `({${members.replace(member, 'get $1() { return $2; }')}})`);
      if (plain.includes('__exportAll')) this.error(`${fileName} exports in a way that we do not know`);
      return { code: plain, map: null };
    },
  };
}
