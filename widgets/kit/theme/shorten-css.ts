/**
 * The same rules in fewer bytes. Neighbouring rules under the same condition share it, both sides of a box become one declaration (all our
 * text runs from left to right), numbers lose redundant digits, and a transition its timing, which is the initial value.
 *
 * @param rules in the order of the cascade, each on its own
 */
export function shortenCss(rules: readonly string[]): string {
  return withoutVariables(joined(rules))
    .replaceAll('transition-timing-function:ease;', '')
    .replace(sides('left', 'right'), '$1-inline:$2')
    .replace(sides('top', 'bottom'), '$1-block:$2')
    .replace(/calc\((var\(--_rem\))\*1\)/g, '$1')
    .replace(/(?<=[\s:(,*-])0(?=\.\d)/g, '')
    .replace(/(?<=[\s:])0px(?=[;}\s])/g, '0')
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi, '#$1$2$3');
}

/**
 * In every rule twind sets a variable, so that other classes can change the opacity of a colour or the text of a pseudo-element. Hardly any
 * class does (`bg-ink/50` needs none), so the variables are removed to save bytes and time.
 */
function withoutVariables(css: string): string {
  const plain = css.replace(/content:var\(--tw-content\);?/g, '');
  if (plain.includes('-opacity-')) return plain;
  return plain.replace(
    /--tw-(text|bg|border)-opacity:1;((?:background-|border-)?color):rgba\((\d+),(\d+),(\d+),var\(--tw-\1-opacity\)\)/g,
    (_, _what: string, property: string, ...rgb: string[]) => `${property}:${hex(rgb.slice(0, 3))}`,
  );
}

function hex(channels: readonly string[]): string {
  const digits = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('').toUpperCase()}`;
}

/** Matches `padding-left:1px;padding-right:1px`, for padding and margin. */
function sides(one: string, other: string): RegExp {
  return new RegExp(`\\b(padding|margin)-${one}:([^;{}]+);\\1-${other}:\\2(?=[;}])`, 'g');
}

function joined(rules: readonly string[]): string {
  let css = '';
  let before = '';
  for (const rule of rules) {
    const [condition = ''] = rule.match(/^@(?:media|container)[^{]*\{/) ?? [];
    css = condition && condition === before ? css.slice(0, -1) + rule.slice(condition.length) : css + rule;
    before = condition;
  }
  return css;
}
