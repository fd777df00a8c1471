import { inShort, type ShortNames, shortNames } from '../../widgets/kit/theme/short-names.ts';
import { classesIn, renameClasses, styles } from '../../widgets/kit/theme/styles.ts';
import { markerClasses } from '../../widgets/kit/theme/twind-config.ts';
import { pageBase } from '../styles/page-base.ts';
import { partStyles } from '../styles/part-styles.ts';

/** Stands in the head until the page is complete and its classes are known. */
export const stylePlaceholder = '/*page-styles*/';

/** Keep their names: they say what the text in them is, and checks of the built pages go by that. */
const telling = new Set(['sr-only', 'whitespace-nowrap']);

interface Rules {
  css: string;
  names: ShortNames;
}

const known = new Map<string, Rules>();

/**
 * Puts a page's own rules, and no others, where the placeholder stands, and gives its classes short names: written out
 * they are a tenth of what a visitor waits for.
 *
 * @throws Error naming every class that yields no rule
 */
export function withPageStyles(html: string): string {
  if (!html.includes(stylePlaceholder)) return html;
  const parts = Object.entries(partStyles).flatMap(([attribute, css]) =>
    html.includes(` ${attribute}`) ? [css] : [],
  );
  const { css, names } = rulesFor(classesIn(html));
  const short = renameClasses(html, (name) => names.get(name) ?? name).replaceAll(' class=""', '');
  return short.replace(stylePlaceholder, () => css + parts.join(''));
}

/** Pages of one layout mostly share their classes: the rules are made once for each set. */
function rulesFor(classes: Set<string>): Rules {
  const key = [...classes].sort().join(' ');
  const rules = known.get(key) ?? makeRules(classes);
  known.set(key, rules);
  return rules;
}

function makeRules(classes: Set<string>): Rules {
  const names = shortNames([...classes].filter((name) => !telling.has(name)));
  return { css: inShort(pageBase + styles(classes, 'page'), names, markerClasses), names };
}
