import { createServer, type ViteDevServer } from 'vite';
import { createPreview, type Preview, type PreviewOptions } from '../preview/create-server.ts';
import { devSite } from './dev-site.ts';
import { loadDrawing } from './load-drawing.ts';
import { reloadPlugin } from './reload-plugin.ts';
import { widgetSourcesPlugin } from './widget-sources-plugin.ts';

/**
 * Serves the site and its widgets from their sources, with the local services. Nothing is built. Open pages reload after a change.
 *
 * @param report receives the errors of pages that cannot be drawn
 */
export async function createDevServer(
  options: Omit<PreviewOptions, 'dist'>,
  report: (message: string) => void = console.error,
): Promise<Preview> {
  // The dev server skips the share pictures: they are drawn at the end of a build.
  process.env['WRAPPIE_SHARE_PICTURES'] ??= 'plain';
  let site: ReturnType<typeof devSite> | undefined;
  const preview = createPreview({ ...options, site: (req, res, next) => site?.(req, res, next) });
  const vite = await createVite(preview);
  site = devSite(vite, report);
  // Load what most pages need before the first request, which reports what goes wrong.
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
      watch: { ignored: ['**/{dist,tests,supabase,.cache,.local,test-results,sizes}/**'] },
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
