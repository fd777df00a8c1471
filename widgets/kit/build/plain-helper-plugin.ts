import type { Plugin } from 'vite';

const runtime = 'rolldown/runtime.js';
const helper = /var __exportAll = \(all, no_symbols\) => \{\n[\s\S]*?\n\};/;
const use = /__exportAll\(\{((?:\s*[\w$]+: \(\) => [\w$]+,?)+\s*)\}\)/g;
const member = /([\w$]+): \(\) => ([\w$]+)/g;
const ofOthers = /\b__(?:commonJS|toESM|toCommonJS|reExport|require|esm)\w*/g;

/**
 * Writes what a module exports as an object with getters, in the place of the bundler's helper. That one walks an object with
 * `for … in`: on a host that added to `Object.prototype` it would throw, and no widget would ever show. Helpers that we do not
 * know fail the build: they mean that the bundler has changed, or that a package has come in as CommonJS, which costs every
 * visitor.
 *
 * @param known helpers that may stay as they are: `__esmMin` runs a module when it is first asked for, in a build that is one file
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
