import { addressOf } from '../../widgets/domain/addresses.ts';
import { languages } from '../../widgets/domain/text.ts';
import type { WidgetMeta } from '../../widgets/kit/meta.ts';
import type { PageContext } from '../lib/page-context.ts';

/** What holds for a widget in the configurator, over what somebody chooses: it sends nothing, and stays where it stands. */
export function previewAttributes(meta: WidgetMeta): Record<string, string> {
  return declared(meta, { mode: 'test', placement: 'inline' });
}

/** The same for one that somebody tries out on a page of ours: there a language leads to the same page in that language. */
export function demoAttributes(meta: WidgetMeta, { route }: PageContext): Record<string, string> {
  const twins = languages.map((lang) => [`href-${lang}`, addressOf(route, lang)]);
  return { ...previewAttributes(meta), ...declared(meta, Object.fromEntries(twins)) };
}

function declared({ attributes }: WidgetMeta, wanted: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => attributes[name]));
}
