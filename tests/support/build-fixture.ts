import { join } from 'node:path';
import { build } from 'vite';
import { reactModulesPlugin } from '../../widgets/kit/build/react-modules-plugin.ts';
import { retryImportsPlugin } from '../../widgets/kit/build/retry-imports-plugin.ts';
import { widgetStylesPlugin } from '../../widgets/kit/build/widget-styles-plugin.ts';
import { sveltePlugin } from './svelte-plugin.ts';
import type { Page } from './test.ts';

/** A test's own script, bundled with the kit like our widgets: file names and code. */
export type BuiltFixture = ReadonlyMap<string, string>;

/** Bundles `tests/fixtures/NAME.entry.ts`; its first file is `widgets.js`, since our script knows its own address by that name. */
export async function buildFixture(name: string): Promise<BuiltFixture> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [reactModulesPlugin(), widgetStylesPlugin()],
    define: {
      __BASE_STYLES__: '""',
      __COMPANY__: '{}',
      __OWN_ORIGIN__: 'undefined',
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      lib: {
        entry: { widgets: join(import.meta.dirname, '../fixtures', `${name}.entry.ts`) },
        formats: ['es'],
      },
      rolldownOptions: {
        output: { plugins: [retryImportsPlugin()], chunkFileNames: 'assets/[name].js' },
      },
    },
  });
  return filesOf(built);
}

/** Bundles `tests/fixtures/NAME-host.entry.ts` or `.tsx`, a host page, with the tools of its framework. */
export async function buildHost(name: string): Promise<BuiltFixture> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [sveltePlugin()],
    // Not Svelte's build for servers.
    resolve: { conditions: ['browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: { entry: join(import.meta.dirname, '../fixtures', `${name}-host.entry`) },
        formats: ['es'],
      },
    },
  });
  return filesOf(built);
}

function filesOf(built: Awaited<ReturnType<typeof build>>): BuiltFixture {
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(chunks.map((chunk) => [chunk.fileName, 'code' in chunk ? chunk.code : '']));
}

/** Serves it under `/fixture/`, and returns the files that were requested. */
export async function serveFixture(page: Page, files: BuiltFixture): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/fixture/**', (route) => {
    // A retry requests copies in another folder.
    const file = new URL(route.request().url()).pathname
      .replace('/fixture/', '')
      .replace('again/', 'assets/');
    asked.push(file);
    return route.fulfill({ contentType: 'text/javascript', body: files.get(file) });
  });
  return asked;
}
