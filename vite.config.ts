import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { companyOf, loadFacts } from './site/lib/facts.ts';
import { widgetStylesPlugin } from './widgets/kit/build/widget-styles-plugin.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Builds the widgets into `dist/`: one small script under a fixed name, and hashed chunks that it loads when needed. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [widgetStylesPlugin('widgets')],
  define: {
    __VERSION__: JSON.stringify(version),
    __COMPANY__: JSON.stringify(companyOf(loadFacts())),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // A partner's page may have no styles or pictures of ours; and every preload helper byte is paid by every page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { widgets: 'widgets/index.ts', courier: 'widgets/adapters/courier/courier-page.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'widgets' ? 'widgets.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@r2wc|zustand)[\\/]/ }],
        },
      },
    },
  },
  test: {
    include: ['{widgets,site,tests}/**/*.test.{ts,tsx}'],
  },
});
