import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { defaultLanguage, languages } from '../../domain/text.ts';
import type { WidgetEntry } from '../entry.ts';
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
export const derived = /\/(?:registry|mail-fields)\.ts$/;

/** The content of such a module, with its value written out. */
export function writtenOut(file: string, entries: readonly WidgetEntry[], early = false): string {
  return basename(file) === 'registry.ts' ? registryModule(entries, early) : mailFieldsModule(entries);
}

/**
 * `registry.ts` with only what the loader needs.
 *
 * @param withEarly includes the early parts, for a build with `earlyPlugin`
 */
export function registryModule(entries: readonly WidgetEntry[], withEarly = false): string {
  const members = entries.map(({ meta: { tag }, when, sends, early, withFragments }) => {
    const name = tag.replace('wrap-', '');
    // Picks its exports. With the whole module as a value, the bundler adds a namespace object and a helper in a separate chunk.
    const load = `async () => { const { chunk } = await import('./${name}/${name}.widget.ts'); return chunk; }`;
    const fragments = (withFragments ? [] : languages).map(
      (lang) =>
        `${lang === defaultLanguage ? 'other' : lang}: async () => { const { fragments } = await import('${earlyModule(name, lang)}'); return fragments; }`,
    );
    const answers = `{ start: async () => { const { start } = await import('./${name}/${name}.early.ts'); return start; }, ${fragments.join(', ')} }`;
    return `  '${tag}': { ${when === 'on-interaction' ? `when: '${when}', ` : ''}load: ${load}${sends ? ', sends: true' : ''}${withEarly && early ? `, early: ${answers}` : ''} },`;
  });
  return `export const registry = {\n${members.join('\n')}\n};\n`;
}

function mailFieldsModule(entries: readonly WidgetEntry[]): string {
  return `export const mailFields = ${JSON.stringify(entries.flatMap(({ mailFields = [] }) => mailFields))};\n`;
}
