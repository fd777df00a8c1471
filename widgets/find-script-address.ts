/** The members of a script's tag that tell an address. */
export interface ScriptTag {
  src?: string;
  dataset: { wrappie?: string };
}

/**
 * Finds the address of the script that is running. It may run as a module and as a classic script, so it cannot use `import.meta`. These
 * tell the address, in this order:
 *
 * 1. the tag that runs it: `data-wrappie="https://…/widgets.js"`, for a copy at another address or inside the page, else its `src`.
 *    A module has no such tag;
 * 2. any tag with `data-wrappie`;
 * 3. the stack of an error, also where another script imports ours. No standard says what it holds, so it is not the only way;
 * 4. any tag with our file.
 *
 * @param running the tag that runs the script
 * @param find the first tag of the page that matches a selector
 * @param stack of an error that the script made
 * @returns undefined where nothing tells
 */
export function findScriptAddress(
  running: ScriptTag | null,
  find: (css: string) => ScriptTag | null,
  stack = '',
): string | undefined {
  return [
    running?.dataset.wrappie,
    running?.src,
    find('[data-wrappie]')?.dataset.wrappie,
    /http\S+?\/widgets\.js[^\s:)]*/.exec(stack)?.[0],
    find('[src*="/widgets.js"]')?.src,
  ].find((address = '') => /^http.*\/widgets\.js/.test(address));
}
