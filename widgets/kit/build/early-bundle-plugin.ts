import type { Plugin } from 'vite';
import type { Language } from '../../domain/languages.ts';
import { scriptAddressPlugin } from './script-address-plugin.ts';

/** What the ids of the modules in an early bundle end with, before the name of the widget and the language. */
const query = '?bundle=';

/** Whether a module belongs to an early bundle. */
export const inEarlyBundle = (id: string) => id.includes(query);

/** The widget whose early part is in the bundle of a module, and the language of its fragments; undefined for other modules. */
export function earlyBundleOf(id: string): { name: string; lang: Language } | undefined {
  const [, name, lang] = /\?bundle=([\w-]+)&(\w+)$/.exec(id) ?? [];
  return name && lang ? { name, lang: lang as Language } : undefined;
}

/** The id of a module without what makes it one of an early bundle. */
export function plainId(id: string): string {
  return id.split(query)[0] as string;
}

/** The address of the early bundle of a widget, without the first slash. Its name is that of the script without it, which it stands in for. */
export function earlyBundleFile(name: string, lang: Language): string {
  return `${name}/${lang}/widgets.js`;
}

/** The entries of a build for the early bundles of these widgets, by the name of their file without its ending. */
export function earlyBundles(names: readonly string[], langs: readonly Language[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) =>
      langs.map((lang) => [
        earlyBundleFile(name, lang).replace('.js', ''),
        `widgets/index.ts${query}${name}&${lang}`,
      ]),
    ),
  );
}

/**
 * Makes a bundle hold everything that it imports statically: `widgets.js` with the early part of a widget and its fragments in one language.
 * It saves a partner's page the request between the script and the first price. What is imported later comes from the chunks that all
 * scripts share, so the modules here must keep no state that those have too.
 */
export function earlyBundlePlugin(): Plugin[] {
  return [
    {
      name: 'wrappie-early-bundle',
      apply: 'build',
      enforce: 'pre',
      async resolveId(id, importer, options) {
        const bundle = earlyBundleOf(importer ?? id);
        if (!bundle || options.kind === 'dynamic-import') return;
        const found = await this.resolve(plainId(id), importer && plainId(importer), {
          ...options,
          skipSelf: true,
        });
        return found && `${found.id}${query}${bundle.name}&${bundle.lang}`;
      },
    },
    // It runs as a classic script too.
    scriptAddressPlugin(inEarlyBundle),
  ];
}
