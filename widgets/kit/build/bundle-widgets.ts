import { build } from 'vite';
import { classicScriptPlugin } from './classic-script-plugin.ts';
import { entriesPlugin } from './entries-plugin.ts';
import { minifyPlugin } from './minify-plugin.ts';
import { plainHelperPlugin } from './plain-helper-plugin.ts';
import { reactModulesPlugin } from './react-modules-plugin.ts';
import { scriptAddressPlugin } from './script-address-plugin.ts';
import { widgetStylesPlugin } from './widget-styles-plugin.ts';

/**
 * Bundles all widgets into one file without imports: `widgets.js` in the given folder, which is emptied first.
 *
 * @param define constants that the build writes into the widgets
 * @param use a `tag` of a page includes the file, as a module or as a classic script; a `bundle` of another site includes it as a module
 */
export async function bundleWidgets(
  outDir: string,
  define: Record<string, string>,
  use: 'tag' | 'bundle',
): Promise<void> {
  const isTag = use === 'tag';
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entriesPlugin(), reactModulesPlugin(), widgetStylesPlugin(), isTag && scriptAddressPlugin()],
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: { widgets: 'widgets/index.ts' }, formats: ['es'] },
      rolldownOptions: {
        output: {
          plugins: [
            plainHelperPlugin('__esmMin'),
            // Of this file of 165 kB (brotli) three more passes save 63 bytes, and take a third of the time.
            minifyPlugin(2),
            isTag && classicScriptPlugin(),
          ],
          minify: false,
          codeSplitting: false,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}
