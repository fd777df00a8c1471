import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { propertyName } from './kit/meta.ts';

/* `npm run new -- widget NAME` writes a folder with a small working widget, and adds its line to entries.ts. Biome formats the files. */

const [, , kind, name = ''] = process.argv;
const folder = `widgets/${name}`;
const wrong =
  kind !== 'widget' || !/^[a-z]+(-[a-z]+)*$/.test(name)
    ? 'npm run new -- widget my-widget'
    : existsSync(folder) && `${folder} is there already`;
if (wrong) {
  console.error(wrong);
  process.exit(1);
}

const camel = propertyName(name);
const View = camel[0]?.toUpperCase() + camel.slice(1);
const title = View.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const files: Record<string, string> = {
  'meta.ts': `import { languages } from '../domain/text.ts'; import { defineMeta } from '../kit/meta.ts';

    export const ${camel}Meta = defineMeta({ tag: 'wrap-${name}', attributes: { lang: { values: languages } }, events: {} });`,
  'docs.ts': `import type { WidgetDocs } from '../kit/meta.ts'; import type { ${camel}Meta } from './${name}.meta.ts';

    export const ${camel}Docs: WidgetDocs<typeof ${camel}Meta> = {
      title: { nl: '${title} (nieuw)', en: '${title} (new)' },
      description: { nl: 'Begroet de bezoeker van ${name}.', en: 'Welcomes the visitor to ${name}.' },
      attributes: { lang: { description: { nl: 'De taal van de widget.', en: 'The language of the widget.' },
        absent: { nl: 'De taal van de bezoeker of de pagina.', en: 'The language of the visitor or the page.' } } },
      events: {}, parts: { greeting: { nl: 'De begroeting.', en: 'The greeting.' } } };`,
  'copy.ts': `export const ${camel}Copy = { nl: { greeting: 'Welkom' }, en: { greeting: 'Welcome' } };`,
  'store.ts': `import { createStore, type StoreApi } from 'zustand/vanilla';

    export interface ${View}State { visits: number; start(): void }

    export function create${View}Store({ initial }: { initial?: unknown }): StoreApi<${View}State> {
      return createStore<${View}State>((set, get) => ({
        visits: 0, ...(initial as Partial<${View}State>), start: () => set({ visits: get().visits + 1 }) })); }`,
  'examples.ts': `import type { Example } from '../kit/example.ts';

    export const ${camel}Examples: readonly Example[] = [{ name: 'plain', attributes: {} }];`,
  'widget.ts': `import { defineWidget } from '../kit/widget.ts'; import { ${camel}Copy } from './${name}.copy.ts';
    import { ${camel}Meta } from './${name}.meta.ts'; import { create${View}Store } from './${name}.store.ts'; import { ${View} } from './${View}.tsx';

    export const widget = defineWidget({ meta: ${camel}Meta, copy: ${camel}Copy, createStore: create${View}Store, View: ${View},
      styles: import.meta.widgetStyles, loadAll: async () => {}, onAttributes: () => {}, onStart: (state) => state.start() });`,
  'entry.ts': `import { defineEntry } from '../kit/entry.ts'; import { ${camel}Docs } from './${name}.docs.ts';
    import { ${camel}Examples } from './${name}.examples.ts'; import { ${camel}Meta } from './${name}.meta.ts';

    export const entry = defineEntry({ meta: ${camel}Meta, docs: ${camel}Docs, examples: ${camel}Examples,
      load: () => import('./${name}.widget.ts'), when: 'near-viewport' });`,
};
const view = `import type { ViewProps } from '../kit/widget.ts'; import type { ${View}State } from './${name}.store.ts';

  export function ${View}({ copy }: ViewProps<${View}State, { greeting: string }>) { return <p part="greeting" className="text-ink">{copy.greeting}</p>; }`;

mkdirSync(folder);
for (const [role, text] of Object.entries(files)) writeFileSync(`${folder}/${name}.${role}`, text);
writeFileSync(`${folder}/${View}.tsx`, view);
const list = readFileSync('widgets/entries.ts', 'utf8');
writeFileSync('widgets/entries.ts', list.replace('\n]);', `\n  import('./${name}/${name}.entry.ts'),\n]);`));
spawnSync('npx', ['biome', 'check', '--write', folder], { stdio: 'inherit' });
