import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { chatFactsOf } from './site/lib/chat-facts.ts';
import { companyOf, loadFacts } from './site/lib/facts.ts';
import { evergreenOutput, singleFileOutput } from './widgets/kit/build/output.ts';
import { reactModulesPlugin } from './widgets/kit/build/react-modules-plugin.ts';
import { releasesPlugin } from './widgets/kit/build/releases-plugin.ts';
import { widgetStylesPlugin } from './widgets/kit/build/widget-styles-plugin.ts';
import { widgetBase } from './widgets/kit/theme/widget-base.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const facts = loadFacts();

/** The scripts of our own pages on which requests are delivered. */
const deliveryScripts = {
  courier: 'widgets/adapters/courier/courier-page.ts',
  receipt: 'widgets/adapters/tab/receipt-page.ts',
};

/**
 * Builds the widgets into `dist/`: the evergreen script with its chunks, the courier's and the receipt's; with
 * `--mode pinned` the one file of this version instead.
 */
export default defineConfig(({ command, mode }) => ({
  base: './',
  publicDir: false,
  plugins: [
    reactModulesPlugin(),
    widgetStylesPlugin(),
    ...(mode === 'pinned' ? [releasesPlugin(version)] : []),
  ],
  define: {
    __VERSION__: JSON.stringify(version),
    __BASE_STYLES__: JSON.stringify(widgetBase),
    __COMPANY__: JSON.stringify(companyOf(facts)),
    __CHAT_FACTS__: JSON.stringify(chatFactsOf(facts)),
    // React would tell the developer tools of the host about itself, which costs bytes and is none of its business.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    // Library mode leaves this to whoever bundles the library; nobody does.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    outDir: mode === 'pinned' ? `dist/widgets/${version}` : 'dist',
    target: 'es2022',
    manifest: mode !== 'pinned',
    // Library mode leaves out the preload helper, which would be a second file in front of everything.
    lib: {
      entry: {
        widgets: 'widgets/index.ts',
        ...(mode === 'pinned' ? {} : deliveryScripts),
      },
      formats: ['es'],
    },
    rolldownOptions: { output: mode === 'pinned' ? singleFileOutput : evergreenOutput },
  },
  test: {
    // Checks of the built pages come after the build: see tests/content.
    include: ['{widgets,site,supabase}/**/*.test.{ts,tsx}'],
  },
}));
