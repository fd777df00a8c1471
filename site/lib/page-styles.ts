import { inShort, type ShortNames, shortNames } from '../../widgets/kit/theme/short-names.ts';
import { classesIn, classLists, renameClasses, styles } from '../../widgets/kit/theme/styles.ts';
import { markerClasses } from '../../widgets/kit/theme/twind-config.ts';
import { pageBase } from '../styles/page-base.ts';
import { partStyles } from '../styles/part-styles.ts';

/** A placeholder in the head, until the page is complete and its classes are known. */
export const stylePlaceholder = '/*page-styles*/';

/** Classes that keep their names: they tell how the text in them is read, and checks of the built pages rely on that. */
const keptNames = new Set(['sr-only', 'whitespace-nowrap']);

const known = new Map<string, string>();

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
  const names = namesFor(html);
  const css = inShort(rulesFor(classesIn(html)), names, markerClasses);
  const short = renameClasses(html, (name) => names.get(name) ?? name).replaceAll(' class=""', '');
  return short.replace(stylePlaceholder, () => css + parts.join(''));
}

/** Pages of one layout mostly share their classes, so the rules are made once per set of classes. */
function rulesFor(classes: Set<string>): string {
  const key = [...classes].sort().join(' ');
  const rules = known.get(key) ?? pageBase + styles(classes, 'page');
  known.set(key, rules);
  return rules;
}

/** A short name for each class. Classes that exactly the same elements have share one: their rules apply to those elements anyway. */
function namesFor(html: string): ShortNames {
  const elements = new Map<string, string>();
  for (const [element, classes] of classLists(html).entries())
    for (const name of new Set(classes)) elements.set(name, `${elements.get(name) ?? ''} ${element}`);
  const groups = new Map<string, string>();
  for (const [name, key] of [...elements].sort())
    if (!keptNames.has(name) && !groups.has(key)) groups.set(key, name);
  const short = shortNames(groups.values());
  return new Map(
    [...elements].flatMap(([name, key]) => {
      const shared = short.get(groups.get(key) ?? '');
      return shared && !keptNames.has(name) ? [[name, shared]] : [];
    }),
  );
}
