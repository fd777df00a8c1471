import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defaultLanguage, type Language, languages } from '../../domain/text.ts';
import type { WidgetEntry } from '../entry.ts';
import { earlyBundleOf, plainId } from './early-bundle-plugin.ts';
import { earlyModule } from './early-module.ts';

/**
 * Replaces the modules that derive a value from `entries.ts` by that value. An entry also holds docs and examples, which no visitor should
 * load.
 */
export function entriesPlugin(options: { early?: boolean } = {}): Plugin {
  return {
    name: 'wrappie-entries',
    apply: 'build',
    load: {
      filter: { id: derived },
      async handler(id) {
        const list = join(dirname(id), 'entries.ts');
        this.addWatchFile(list);
        const { entries } = (await import(pathToFileURL(list).href)) as { entries: readonly WidgetEntry[] };
        return writtenOut(id, entries, options.early);
      },
    },
    // Loaded by itself, it would be one more chunk, which each widget waits for.
    transform: {
      filter: { id: /\.widget\.ts$/ },
      handler: (code) =>
        `${code}\nimport { defineElement } from '../define-element.ts';\nexport const chunk = { widget, defineElement };\n`,
    },
  };
}

/** The modules that derive a value from the list of entries. */
export const derived = /\/(?:registry|mail-fields)\.ts(?:\?.*)?$/;

/** The content of such a module, with its value written out. */
export function writtenOut(file: string, entries: readonly WidgetEntry[], early = false): string {
  return basename(plainId(file)) === 'registry.ts'
    ? registryModule(entries, early, earlyBundleOf(file))
    : mailFieldsModule(entries);
}

/**
 * `registry.ts` with only what the loader needs.
 *
 * @param withEarly includes the early parts, for a build with `earlyPlugin`
 * @param bundle whose early part and fragments come with the module, instead of later
 */
export function registryModule(
  entries: readonly WidgetEntry[],
  withEarly = false,
  bundle?: { name: string; lang: Language },
): string {
  const imports: string[] = [];
  /** A function that takes an export from a file. With the whole module as a value, the bundler adds a namespace object and a helper in a separate chunk. */
  const take = (member: string, file: string, comesAlong = false) => {
    if (!comesAlong)
      return `async () => { const { ${member} } = await import('${file}'); return ${member}; }`;
    imports.push(`import { ${member} } from '${file}';\n`);
    return `async () => ${member}`;
  };
  const members = entries.map(({ meta: { tag }, when, early, withFragments }) => {
    const name = tag.replace('wrap-', '');
    const load = take('chunk', `./${name}/${name}.widget.ts`);
    const isBundled = name === bundle?.name;
    const fragments = (withFragments ? [] : languages).map(
      (lang) =>
        `${lang === defaultLanguage ? 'other' : lang}: ${take('fragments', earlyModule(name, lang), isBundled && lang === bundle.lang)}`,
    );
    const answers = () =>
      `{ start: ${take('start', `./${name}/${name}.early.ts`, isBundled)}, ${fragments.join(', ')} }`;
    return `  '${tag}': { ${when === 'on-interaction' ? `when: '${when}', ` : ''}load: ${load}${withEarly && early ? `, early: ${answers()}` : ''} },`;
  });
  return `${imports.join('')}export const registry = {\n${members.join('\n')}\n};\n`;
}

function mailFieldsModule(entries: readonly WidgetEntry[]): string {
  return `export const mailFields = ${JSON.stringify(entries.flatMap(({ mailFields = [] }) => mailFields))};\n`;
}
