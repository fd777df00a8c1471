import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Language } from '../../domain/languages.ts';
import type { Company } from '../company.ts';
import { widgetBase } from '../theme/widget-base.ts';
import { plainId } from './early-bundle-plugin.ts';
import { earlyPrefix } from './early-module.ts';
import { sharedStyles } from './widget-styles-plugin.ts';

/** Modules that the kit and the early parts both need. As a shared chunk they would be one more request before the first price. */
const copied =
  /\/kit\/(?:storage|element\/(?:carry-partner|emit|look|read-controls|submit-anyway|early-state|prerendered-data))\.ts$/;
const fromEarly = /\/kit\/early\/|\.early\.ts$/;

/**
 * Writes the modules of the early parts' fragments, which the views make in Node. The early parts have copies of
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
      const [name, lang] = plainId(id)
        .slice(earlyPrefix.length + 1)
        .split('.') as [string, Language | undefined];
      made ??= makeFragments(root, company);
      const fragments = (await made).module.fragments[`wrap-${name}`];
      const widget = JSON.stringify(sharedStyles + join(root, `widgets/${name}/${name}.widget.ts`));
      const base = JSON.stringify(widgetBase);
      return lang
        ? `import { styles } from ${widget};
export const fragments = { ...${JSON.stringify(fragments?.[lang])}, styles: ${base} + styles };
`
        : `export { styles } from ${widget};
export const base = ${base};
export const fragments = ${JSON.stringify(fragments)};
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
