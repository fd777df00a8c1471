import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that cache files which they read without importing them. */
const cachingModules: readonly [files: RegExp, modules: readonly string[]][] = [
  [/^site\/content\//, ['site/lib/site.ts', 'site/lib/widgets/prerender-widget.tsx']],
  [/^site\/inline-scripts\//, ['site/lib/inline-script.ts']],
  [/^site\/pictures\//, ['site/lib/site.ts']],
];

/** Files that no page shows. */
const notShown =
  /\.(?:test|fixture|cli)\.tsx?$|^site\/(?:dev\/(?!draw|find|with|widget-styles)|preview|hosting|live-check)\//;

/**
 * Reloads every open page after a change. Vite invalidates modules by their imports; this plugin adds the files that are read
 * rather than imported, and the values that were written into the widgets.
 */
export function reloadPlugin(forgetWritten: () => void): Plugin {
  return {
    name: 'wrappie-reload',
    hotUpdate({ file, server, type }) {
      const path = relative(server.config.root, file).replaceAll('\\', '/');
      if (
        this.environment.name === 'client' &&
        /^(?:site|widgets|public)\//.test(path) &&
        !notShown.test(path)
      ) {
        const { moduleGraph } = server.environments.ssr;
        const isRead = !moduleGraph.getModulesByFile(file)?.size || type !== 'update';
        const stale = cachingModules.filter(([files]) => files.test(path)).flatMap(([, modules]) => modules);
        for (const name of stale)
          for (const module of moduleGraph.getModulesByFile(`${server.config.root}/${name}`) ?? [])
            moduleGraph.invalidateModule(module);
        if (isRead && stale.length === 0) moduleGraph.invalidateAll();
        forgetWritten();
        server.environments.client.hot.send({ type: 'full-reload' });
      }
      // Our modules do not accept hot updates, so the page reloads.
      return [];
    },
  };
}
