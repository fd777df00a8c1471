import type { Language } from '../../../widgets/domain/languages.ts';
import { languages } from '../../../widgets/domain/text.ts';
import { entries } from '../../../widgets/entries.ts';
import { earlyBundleFile } from '../../../widgets/kit/build/early-bundle-plugin.ts';
import type { WidgetEntry } from '../../../widgets/kit/entry.ts';
import { evergreenFile } from './releases.ts';

/** Whether a widget has scripts of its own, one a language: its fragments would otherwise be requests between the script and its first answer. */
const hasBundles = ({ early, withFragments }: Partial<WidgetEntry>) => Boolean(early && !withFragments);

/** The names of the widgets with scripts of their own. */
export const bundledWidgets: readonly string[] = entries
  .filter(hasBundles)
  .map(({ meta }) => meta.tag.replace('wrap-', ''));

/** The paths of all scripts of widgets' own. */
export const earlyBundleFiles: readonly string[] = bundledWidgets.flatMap((name) =>
  languages.map((lang) => `/${earlyBundleFile(name, lang)}`),
);

/** The limit of each, in KB (brotli): every page that holds it takes so much when it opens. */
export const earlyBundleLimit = 13.5;

/** The path of the newest script with which a widget comes soonest, on a page in this language. It serves all widgets. */
export function soonestFile(
  entry: Pick<WidgetEntry, 'meta' | 'early' | 'withFragments'>,
  lang: Language,
): string {
  return hasBundles(entry) ? `/${earlyBundleFile(entry.meta.tag.replace('wrap-', ''), lang)}` : evergreenFile;
}
