import { Script } from 'node:vm';
import type { Plugin } from 'vite';

/**
 * Makes a built file run as a module and as a classic script: page builders and optimisers take `type="module"` off a tag. Put it behind
 * the minifier, which takes the code for a module.
 *
 * In a function of its own, the file's names meet none of the page's. A classic script is read in the encoding of the page, so the file
 * must be ASCII.
 *
 * @throws when the file holds what only a module may: an import or export declaration, or `import.meta`
 */
export function classicScriptPlugin(file: string): Plugin {
  return {
    name: 'wrappie-classic-script',
    renderChunk(code, { fileName }) {
      if (fileName !== file) return null;
      const script = `(()=>{"use strict";${code.trim()}})();`;
      const problem = whyNotClassic(script);
      if (problem) this.error(`${file} does not run as a classic script: ${problem}`);
      return { code: script, map: null };
    },
  };
}

/** Why a text cannot run as a classic script on any page, if it cannot. */
export function whyNotClassic(code: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  const [foreign] = /[^\x00-\x7f]/.exec(code) ?? [];
  if (foreign) return `“${foreign}” is not ASCII`;
  try {
    // Only parses the text.
    new Script(code);
  } catch (error) {
    return String(error);
  }
  return undefined;
}
