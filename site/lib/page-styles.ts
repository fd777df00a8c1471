import { classesIn, styles } from '../../widgets/kit/theme/styles.ts';
import { pageBase } from '../styles/page-base.ts';
import { partStyles } from '../styles/part-styles.ts';
import { shortenStyles } from './shorten-styles.ts';

/** Stands in the head until the page is complete and its classes are known. */
export const stylePlaceholder = '/*page-styles*/';

const known = new Map<string, string>();

/**
 * Puts a page's own rules, and no others, where the placeholder stands.
 *
 * @throws Error naming every class that yields no rule
 */
export function withPageStyles(html: string): string {
  if (!html.includes(stylePlaceholder)) return html;
  const parts = Object.entries(partStyles).flatMap(([attribute, css]) =>
    html.includes(` ${attribute}`) ? [css] : [],
  );
  return html.replace(stylePlaceholder, () => pageBase + rulesFor(classesIn(html)) + parts.join(''));
}

/** Pages of one layout mostly share their classes: the rules are made once for each set. */
function rulesFor(classes: Set<string>): string {
  const key = [...classes].sort().join(' ');
  const css = known.get(key) ?? shortenStyles(styles(key.split(' '), 'page'));
  known.set(key, css);
  return css;
}
