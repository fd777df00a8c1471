import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { WidgetEntry } from '../entry.ts';

/**
 * Replaces the modules that derive a value from `entries.ts` by that value. An entry also holds docs and examples, which no visitor should
 * load.
 */
export function entriesPlugin(): Plugin {
  return {
    name: 'wrappie-entries',
    apply: 'build',
    load: {
      filter: { id: derived },
      async handler(id) {
        const list = join(dirname(id), 'entries.ts');
        this.addWatchFile(list);
        const { entries } = (await import(pathToFileURL(list).href)) as { entries: readonly WidgetEntry[] };
        return writtenOut(id, entries);
      },
    },
  };
}

/** The modules that derive a value from the list of entries. */
export const derived = /\/(?:registry|mail-fields)\.ts$/;

/** The content of such a module, with its value written out. */
export function writtenOut(file: string, entries: readonly WidgetEntry[]): string {
  return basename(file) === 'registry.ts' ? registryModule(entries) : mailFieldsModule(entries);
}

/** `registry.ts` with only what the loader needs. */
export function registryModule(entries: readonly WidgetEntry[]): string {
  const members = entries.map(({ meta: { tag }, when, sends }) => {
    const name = tag.replace('wrap-', '');
    // Picks the one export. With the whole module as a value, the bundler adds a namespace object and a helper in a separate chunk.
    const load = `async () => (await import('./${name}/${name}.widget.ts')).widget`;
    return `  '${tag}': { when: '${when}', load: ${load}${sends ? ', sends: true' : ''} },`;
  });
  return `export const registry = {\n${members.join('\n')}\n};\n`;
}

function mailFieldsModule(entries: readonly WidgetEntry[]): string {
  return `export const mailFields = ${JSON.stringify(entries.flatMap(({ mailFields = [] }) => mailFields))};\n`;
}
