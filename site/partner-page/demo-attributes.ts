import { addressOf } from '../../widgets/domain/addresses.ts';
import { languages } from '../../widgets/domain/text.ts';
import type { WidgetMeta } from '../../widgets/kit/meta.ts';
import type { PageContext } from '../lib/page-context.ts';

/** Attributes of a widget in the configurator, which override the choices: it sends nothing, and stays in its place. */
export function previewAttributes(meta: WidgetMeta): Record<string, string> {
  return declared(meta, { mode: 'test', placement: 'inline' });
}

/** The same for a widget to try out on its own page, where a language links to the same page in that language. */
export function demoAttributes(meta: WidgetMeta, { route }: PageContext): Record<string, string> {
  const twins = languages.map((lang) => [`href-${lang}`, addressOf(route, lang)]);
  return { ...previewAttributes(meta), ...declared(meta, Object.fromEntries(twins)) };
}

function declared({ attributes }: WidgetMeta, wanted: Record<string, string>): Record<string, string> {
  const isKnown = (name: string, value: string) =>
    attributes[name] && (attributes[name].values?.includes(value) ?? true);
  return Object.fromEntries(Object.entries(wanted).filter((entry) => isKnown(...entry)));
}
