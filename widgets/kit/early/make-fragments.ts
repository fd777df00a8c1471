import { renderToString } from 'react-dom/server';
import type { Language } from '../../domain/languages.ts';
import { languages } from '../../domain/text.ts';
import { entries } from '../../entries.ts';
import type { Company } from '../company.ts';
import type { WidgetEntry } from '../entry.ts';
import { noPorts } from '../prerender.tsx';

declare const __COMPANY__: Company;

/**
 * The fragments of every widget with an early part, by tag and language. Made by importing this module, in
 * Node and at build time: what imports it for that can load nothing later.
 */
export const fragments: Record<string, Record<Language, object>> = {};

for (const entry of entries) {
  const made = await Promise.all(languages.map(async (lang) => [lang, await fragmentsOf(entry, lang)]));
  if (entry.early) fragments[entry.meta.tag] = Object.fromEntries(made);
}

async function fragmentsOf({ load, early }: WidgetEntry, lang: Language): Promise<object | undefined> {
  if (!early) return;
  const [{ widget }, { fragments }] = await Promise.all([load(), early()]);
  return fragments(lang, (initial) => {
    const instance = widget.createInstance({ attributes: {}, ports: noPorts, emit: () => {}, initial });
    return renderToString(instance.view(lang, __COMPANY__));
  });
}
