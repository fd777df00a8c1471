import { inShort, type ShortNames, shortNames } from '../../widgets/kit/theme/short-names.ts';
import { classesIn, renameClasses, styles } from '../../widgets/kit/theme/styles.ts';
import { markerClasses } from '../../widgets/kit/theme/twind-config.ts';
import { pageBase } from '../styles/page-base.ts';
import { partStyles } from '../styles/part-styles.ts';
import { mergeClasses } from './merge-classes.ts';

/** A placeholder in the head, until the page is complete and its classes are known. */
export const stylePlaceholder = '/*page-styles*/';

/** Classes that keep their names: they tell how the text in them is read, and checks of the built pages rely on that. */
const keptNames = new Set(['sr-only', 'whitespace-nowrap']);

interface Rules {
  css: string;
  names: ShortNames;
}

const known = new Map<string, Rules>();

/**
 * Replaces the placeholder by the rules that the page uses, and no others, and shortens the names of its classes. Written out, the names
 * would be a tenth of the page's bytes.
 *
 * @throws Error naming every class without a rule
 */
export function withPageStyles(html: string): string {
  if (!html.includes(stylePlaceholder)) return html;
  const parts = Object.entries(partStyles).flatMap(([attribute, css]) =>
    html.includes(` ${attribute}`) ? [css] : [],
  );
  const { css, names } = rulesFor(classesIn(html));
  const short = renameClasses(html, (name) => names.get(name) ?? name);
  const merged = mergeClasses(short, css, names.values());
  return merged.html.replaceAll(' class=""', '').replace(stylePlaceholder, () => merged.css + parts.join(''));
}

/** Pages of one layout mostly share their classes, so the rules are made once per set of classes. */
function rulesFor(classes: Set<string>): Rules {
  const key = [...classes].sort().join(' ');
  const rules = known.get(key) ?? makeRules(classes);
  known.set(key, rules);
  return rules;
}

function makeRules(classes: Set<string>): Rules {
  const names = shortNames([...classes].filter((name) => !keptNames.has(name)));
  return { css: inShort(pageBase + styles(classes, 'page'), names, markerClasses), names };
}
