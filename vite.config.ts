import { readFileSync } from 'node:fs';
import terser from '@rollup/plugin-terser';
import { defineConfig } from 'vitest/config';
import { companyOf, loadFacts } from './site/lib/facts.ts';
import { widgetStylesPlugin } from './widgets/kit/build/widget-styles-plugin.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Builds the widgets into `dist/`: one small script under a fixed name, and hashed chunks that it loads when needed. */
export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: [widgetStylesPlugin('widgets')],
  define: {
    __VERSION__: JSON.stringify(version),
    __COMPANY__: JSON.stringify(companyOf(loadFacts())),
    // Library mode leaves this to whoever bundles the library; nobody does.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // Library mode leaves out the preload helper, which would be a second file in front of everything.
    lib: {
      entry: { widgets: 'widgets/index.ts', courier: 'widgets/adapters/courier/courier-page.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        // Smaller by 700 bytes brotli than the built-in minifier, which also keeps annotations in library mode.
        plugins: [
          ownKeysOnly(),
          terser({
            module: true,
            ecma: 2020,
            compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
          }),
        ],
        minify: false,
        entryFileNames: ({ name }) => (name === 'widgets' ? 'widgets.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|@r2wc|zustand)[\\/]|rolldown[\\/]runtime/,
            },
            {
              name: 'kit',
              test: /widgets[\\/](kit|ui)[\\/](element|language|meta|widget|Button|TextField|Choice|Toast|Icon|Swatch|use-)|widget-styles|domain[\\/](text|reference)/,
            },
          ],
        },
      },
    },
  },
  test: {
    // Checks of the built pages come after the build: see tests/content.
    include: ['{widgets,site,supabase}/**/*.test.{ts,tsx}'],
  },
}));

/**
 * The bundler's own helper walks an object with `for … in`: on a host that added to `Object.prototype` it would throw,
 * and no widget would ever show.
 */
function ownKeysOnly() {
  return {
    name: 'own-keys-only',
    renderChunk: (code: string) =>
      code.replace('for (var name in all) {', 'for (var name of Object.keys(all)) {'),
  };
}
