import type { WidgetMeta } from '../../widgets/kit/meta.ts';
import { addressOf } from '../lib/addresses.ts';
import type { PageContext } from '../lib/page-context.ts';
import { languages } from '../schema/text.ts';

/**
 * What holds for a widget that somebody tries out on our pages, over what they choose: it sends nothing, stays where it stands,
 * and a language leads to the same page in that language.
 */
export function demoAttributes({ attributes }: WidgetMeta, { route }: PageContext): Record<string, string> {
  const wanted: Record<string, string> = {
    mode: 'test',
    placement: 'inline',
    ...Object.fromEntries(languages.map((lang) => [`href-${lang}`, addressOf(route, lang)])),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => attributes[name]));
}
