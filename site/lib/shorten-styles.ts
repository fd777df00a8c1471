/**
 * The same rules in fewer bytes. twind writes every colour for an opacity that a class of its own could set, and our pages have
 * none such (`bg-ink/50` needs none); and it writes `@media` anew for each of the rules that stand in a row under the same one.
 */
export function shortenStyles(css: string): string {
  return joinMedia(css.includes('-opacity-') ? css : opaqueColours(css));
}

function opaqueColours(css: string): string {
  return css.replace(
    /--tw-(text|bg|border)-opacity:1;((?:background-|border-)?color):rgba\((\d+),(\d+),(\d+),var\(--tw-\1-opacity\)\)/g,
    (_, _what: string, property: string, ...rgb: string[]) => `${property}:${hex(rgb.slice(0, 3))}`,
  );
}

function hex(channels: readonly string[]): string {
  const digits = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('').toUpperCase()}`;
}

/** Until no two neighbours have the same `@media`: the order of the rules stays. */
function joinMedia(css: string): string {
  const next = css.replace(/(@media [^{]*\{)((?:[^{}]*\{[^{}]*\})*)\}\1/g, '$1$2');
  return next === css ? css : joinMedia(next);
}
