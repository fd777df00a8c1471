import type { Plugin } from 'vite';

const runtime = 'rolldown/runtime.js';
const helper = /var __exportAll = \(all, no_symbols\) => \{\n[\s\S]*?\n\};/;
const plain =
  'var __exportAll = (all) => { const target = {}; for (const name of Object.keys(all)) Object.defineProperty(target, name, { get: all[name] }); return target; };';
const ofOthers = /\b__(?:commonJS|toESM|toCommonJS|reExport|require|esm)\w*/g;

/**
 * Puts a plain helper in the place of the bundler's own. That one walks an object with `for … in`: on a host that added
 * to `Object.prototype` it would throw, and no widget would ever show. Helpers that we do not know fail the build: they
 * mean that the bundler has changed, or that a package has come in as CommonJS, which costs every visitor.
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
      return { code: code.replace(helper, plain), map: null };
    },
  };
}
