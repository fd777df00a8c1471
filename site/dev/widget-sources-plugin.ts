import type { Plugin, ViteDevServer } from 'vite';
import { derived, writtenOut } from '../../widgets/kit/build/entries-plugin.ts';
import { loadDrawing } from './load-drawing.ts';

const fact = /\b__[A-Z_]+__\b/g;
const widgetCss = /\bimport\.meta\.widgetStyles\b/;

export interface WidgetSources extends Plugin {
  /** Invalidates modules that have values written into them, because a change may alter those values. */
  forget(): void;
}

/**
 * Serves the widgets from their sources, at the address of the built script. Values that a build writes into them (styles, facts)
 * are written in on each request, so they are current.
 */
export function widgetSourcesPlugin(): WidgetSources {
  let server: ViteDevServer;
  const written = new Set<string>();
  return {
    name: 'wrappie-widget-sources',
    // They stay absent while pages are drawn in Node, as in a build.
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(created) {
      server = created;
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/widgets\.js(?=$|\?)/, '/widgets/index.ts');
        next();
      });
    },
    load: {
      filter: { id: derived },
      async handler(id) {
        written.add(id);
        const { entries } = await loadDrawing(server);
        return writtenOut(id, entries);
      },
    },
    transform: {
      filter: { id: /\/widgets\/.*\.tsx?$/, code: { include: [/\b__[A-Z_]+__\b/, widgetCss] } },
      async handler(code, id) {
        written.add(id);
        const { widgetDefines, widgetStyles } = await loadDrawing(server);
        const defines = widgetDefines();
        return code
          .replace(widgetCss, () => JSON.stringify(widgetStyles(id)))
          .replace(fact, (name) => defines[name] ?? name);
      },
    },
    forget() {
      const { moduleGraph } = server.environments.client;
      for (const id of written) {
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
      }
    },
  };
}
