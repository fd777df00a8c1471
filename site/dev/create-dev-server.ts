import { createServer, type ViteDevServer } from 'vite';
import { createPreview, type Preview, type PreviewOptions } from '../preview/create-server.ts';
import { devSite } from './dev-site.ts';
import { loadDrawing } from './load-drawing.ts';
import { reloadPlugin } from './reload-plugin.ts';
import { widgetSourcesPlugin } from './widget-sources-plugin.ts';

/**
 * The site and its widgets straight from their sources, with the local services: nothing is built, and a page that stands open is
 * loaded again after a change.
 *
 * @param report told of pages that cannot be drawn
 */
export async function createDevServer(
  options: Omit<PreviewOptions, 'dist'>,
  report: (message: string) => void = console.error,
): Promise<Preview> {
  // Titled pictures for sharing are drawn at the end of a build only.
  process.env['WRAPPIE_SHARE_PICTURES'] ??= 'plain';
  let site: ReturnType<typeof devSite> | undefined;
  const preview = createPreview({ ...options, site: (req, res, next) => site?.(req, res, next) });
  const vite = await createVite(preview);
  site = devSite(vite, report);
  // What most pages need, before the first is asked for.
  await loadDrawing(vite).catch(() => {});
  return {
    ...preview,
    async close() {
      await vite.close();
      await preview.close();
    },
  };
}

function createVite({ server }: Preview): Promise<ViteDevServer> {
  const sources = widgetSourcesPlugin();
  return createServer({
    configFile: false,
    appType: 'custom',
    cacheDir: '.cache/vite',
    publicDir: 'public',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [sources, reloadPlugin(sources.forget)],
    server: {
      middlewareMode: { server },
      hmr: { server },
      watch: { ignored: ['**/{dist,tests,supabase,.cache,.local,test-results}/**'] },
    },
    optimizeDeps: {
      entries: [
        'widgets/index.ts',
        'widgets/adapters/courier/courier-page.ts',
        'widgets/adapters/tab/receipt-page.ts',
      ],
    },
  });
}
