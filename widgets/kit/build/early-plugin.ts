import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Language } from '../../domain/languages.ts';
import type { Company } from '../company.ts';
import { earlyPrefix } from './early-module.ts';
import { sharedStyles } from './widget-styles-plugin.ts';

/** Modules that the kit and the early parts both need. As a shared chunk they would be one more request before the first price. */
const copied = /\/kit\/element\/(?:build-facts|emit|read-controls|early-state)\.ts$/;
const fromEarly = /\/kit\/early\//;

/**
 * Writes the modules of the early parts: `NAME.early.ts` with its fragments, which the views make in Node. The early parts have copies of
 * their own of the few small modules that they share with the kit.
 */
export function earlyPlugin(company: Company): Plugin {
  let root = '';
  let made: ReturnType<typeof makeFragments> | undefined;
  return {
    name: 'wrappie-early',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(id, importer, options) {
      if (id.startsWith(earlyPrefix)) return `\0${id}`;
      if (!importer || !fromEarly.test(importer)) return;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (found && copied.test(found.id)) return `${found.id}?early`;
    },
    async load(id) {
      if (!id.startsWith(`\0${earlyPrefix}`)) return;
      const [name, lang] = id.slice(earlyPrefix.length + 1).split('.') as [string, Language];
      made ??= makeFragments(root, company);
      const { fragments } = (await made).module;
      const file = (kind: string) => join(root, `widgets/${name}/${name}.${kind}.ts`);
      return `import { start } from ${JSON.stringify(file('early'))};
import { styles } from ${JSON.stringify(sharedStyles + file('widget'))};
const fragments = ${JSON.stringify(fragments[`wrap-${name}`]?.[lang])};
export const startEarly = (element, options) => start({ ...fragments, styles }, element, options);
`;
    },
  };
}

function makeFragments(root: string, company: Company) {
  return runnerImport<typeof import('../early/make-fragments.ts')>(
    join(root, 'widgets/kit/early/make-fragments.ts'),
    { configFile: false, root, logLevel: 'warn', define: { __COMPANY__: JSON.stringify(company) } },
  );
}
