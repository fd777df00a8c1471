import { Script } from 'node:vm';
import type { Plugin } from 'vite';

/**
 * Makes a built file run as a module and as a classic script: page builders and optimisers take `type="module"` off a tag. Put it behind
 * the minifier, which takes the code for a module.
 *
 * In a function of its own, the file's names meet none of the page's. A classic script is read in the encoding of the page, so other signs
 * than those of ASCII are escaped.
 *
 * @throws when the file holds what only a module may: an import or export declaration, or `import.meta`
 */
export function classicScriptPlugin(): Plugin {
  return {
    name: 'wrappie-classic-script',
    renderChunk(code, { fileName }) {
      if (!/(?:^|\/)widgets\.js$/.test(fileName)) return null;
      const script = `(()=>{"use strict";${escaped(code.trim())}})();`;
      const problem = whyNotClassic(script);
      if (problem) this.error(`${fileName} does not run as a classic script: ${problem}`);
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

/** Code that says the same in ASCII: its strings hold the other signs. */
export function escaped(code: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  return code.replace(/[^\x00-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
