import { build } from 'vite';
import { entriesPlugin } from './entries-plugin.ts';
import { minifyPlugin } from './minify-plugin.ts';
import { plainHelperPlugin } from './plain-helper-plugin.ts';
import { reactModulesPlugin } from './react-modules-plugin.ts';
import { widgetStylesPlugin } from './widget-styles-plugin.ts';

/**
 * Bundles all widgets into one file without imports: `widgets.js` in the given folder, which is emptied first.
 *
 * @param define constants that the build writes into the widgets
 */
export async function bundleWidgets(outDir: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entriesPlugin(), reactModulesPlugin(), widgetStylesPlugin()],
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: { widgets: 'widgets/index.ts' }, formats: ['es'] },
      rolldownOptions: {
        output: {
          plugins: [plainHelperPlugin('__esmMin'), minifyPlugin()],
          minify: false,
          codeSplitting: false,
          entryFileNames: '[name].js',
        },
      },
    },
  });
}
