import { renderToString } from 'react-dom/server';
import { type Language, locales } from '../../domain/languages.ts';
import type { Company } from '../company.ts';
import type { WidgetEntry } from '../entry.ts';
import { noPorts } from '../prerender.tsx';

/**
 * The fragments of a widget with an early part, in one language, or in its fallback where the widget has no texts; undefined for other
 * widgets. Runs in Node, at build time.
 */
export async function fragmentsOf(
  { load, early }: WidgetEntry,
  lang: Language,
  company: Company,
): Promise<object | undefined> {
  if (!early) return;
  const [{ widget }, { fragments }] = await Promise.all([load(), early()]);
  await widget.loadEarly?.();
  const shown = widget.copy[lang] ? lang : (locales[lang].fallback as Language);
  return fragments(shown, (initial) => {
    const instance = widget.createInstance({ attributes: {}, ports: noPorts, emit: () => {}, initial });
    return renderToString(instance.view(shown, company));
  });
}
