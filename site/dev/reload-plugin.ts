import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that keep what they once read from files which no module imports. */
const keepers: readonly [files: RegExp, modules: readonly string[]][] = [
  [/^site\/content\//, ['site/lib/site.ts', 'site/lib/widgets/prerender-widget.tsx']],
  [/^site\/inline-scripts\//, ['site/lib/inline-script.ts']],
  [/^site\/pictures\//, ['site/lib/site.ts']],
];

/** What no page shows. */
const unseen =
  /\.(?:test|fixture|cli)\.tsx?$|^site\/(?:dev\/(?!draw|find|with|widget-styles)|preview|hosting|live-check)\//;

/**
 * After a change, loads every page anew that stands open. Modules are marked as changed by Vite, by what they import; this does the
 * rest: files that are read rather than imported, and what was written into the widgets.
 */
export function reloadPlugin(forgetWritten: () => void): Plugin {
  return {
    name: 'wrappie-reload',
    hotUpdate({ file, server, type }) {
      const path = relative(server.config.root, file).replaceAll('\\', '/');
      if (
        this.environment.name === 'client' &&
        /^(?:site|widgets|public)\//.test(path) &&
        !unseen.test(path)
      ) {
        const { moduleGraph } = server.environments.ssr;
        const isRead = !moduleGraph.getModulesByFile(file)?.size || type !== 'update';
        const kept = keepers.filter(([files]) => files.test(path)).flatMap(([, modules]) => modules);
        for (const name of kept)
          for (const module of moduleGraph.getModulesByFile(`${server.config.root}/${name}`) ?? [])
            moduleGraph.invalidateModule(module);
        if (isRead && kept.length === 0) moduleGraph.invalidateAll();
        forgetWritten();
        server.environments.client.hot.send({ type: 'full-reload' });
      }
      // No module takes itself in anew while the page stands.
      return [];
    },
  };
}
