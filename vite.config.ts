import { defineConfig } from 'vitest/config';
import { companyOf, loadFacts } from './site/lib/content/facts.ts';
import { bundledWidgets } from './site/lib/widgets/early-bundles.ts';
import { widgetDefines } from './site/lib/widgets/widget-defines.ts';
import { languages } from './widgets/domain/text.ts';
import { classicScriptPlugin } from './widgets/kit/build/classic-script-plugin.ts';
import { earlyBundlePlugin, earlyBundles, inEarlyBundle } from './widgets/kit/build/early-bundle-plugin.ts';
import { earlyPlugin } from './widgets/kit/build/early-plugin.ts';
import { entriesPlugin } from './widgets/kit/build/entries-plugin.ts';
import { minifyPlugin } from './widgets/kit/build/minify-plugin.ts';
import { plainHelperPlugin } from './widgets/kit/build/plain-helper-plugin.ts';
import { reactModulesPlugin } from './widgets/kit/build/react-modules-plugin.ts';
import { retryImportsPlugin } from './widgets/kit/build/retry-imports-plugin.ts';
import { widgetStylesPlugin } from './widgets/kit/build/widget-styles-plugin.ts';

/**
 * Unit tests that would affect others in the same process: those that replace, reset or change modules, and those of widgets that share
 * what a visitor fills in (`request/known-visitor.ts`), which a module holds for the whole page.
 */
const isolated = [
  '{widgets,site}/**/*.isolated.test.ts',
  'widgets/{film-visualiser,price-calculator,quote-form,request}/**/*.test.ts',
];

/** Builds the widgets into `dist/`: one small script with a fixed name, and hashed chunks that it loads when needed. */
export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: [
    entriesPlugin({ early: true }),
    earlyBundlePlugin(),
    earlyPlugin(companyOf(loadFacts())),
    reactModulesPlugin(),
    widgetStylesPlugin(command === 'build' ? ['price-calculator', 'chat'] : []),
  ],
  define: {
    ...widgetDefines(),
    // Library mode leaves NODE_ENV to the bundler of the page, but nobody bundles this script again.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"', __EVERGREEN__: 'true' } : {}),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // Library mode leaves out the preload helper, which would be a second file to load before everything else.
    lib: {
      entry: {
        widgets: 'widgets/index.ts',
        courier: 'widgets/adapters/courier/courier-page.ts',
        receipt: 'widgets/adapters/tab/receipt-page.ts',
        ...earlyBundles(bundledWidgets, languages),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      output: {
        plugins: [plainHelperPlugin(), retryImportsPlugin(), minifyPlugin(), classicScriptPlugin()],
        minify: false,
        // The browser compiles these functions eagerly while the bytes arrive, instead of one by one at their first call. On a slow phone
        // this saves 60 ms before the first price. See https://github.com/WICG/explicit-javascript-compile-hints-file-based
        postBanner: ({ name }) =>
          /^(react|early|project|price-calculator\.(early|widget)|quote-form\.widget)$/.test(name)
            ? '//# allFunctionsCalledOnLoad'
            : '',
        entryFileNames: ({ name }) =>
          /(?:^|\/)widgets$/.test(name) ? '[name].js' : 'assets/[name]-[hash:6].js',
        // Short names, because the first script holds them.
        chunkFileNames: ({ name }) =>
          `assets/${name.replace(/^_early_.*/, 'fragments').replace(/\.widget$/, '')}-[hash:6].js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|@r2wc|zustand)[\\/]/,
            },
            // The answers of the chat need these without the kit.
            { name: 'languages', test: /widgets[\\/]domain[\\/](?:addresses|languages|numbers|text)\.ts$/ },
            // With everything that it needs, so that it is one request. The calculator and the chat then take the rules from it.
            {
              name: 'project',
              test: /widgets[\\/](?:domain[\\/]calculator[\\/](?:completeness|measurement|price|services)|price-calculator[\\/]project(?:-actions)?)\.ts$/,
            },
            { name: 'early', test: /widgets[\\/]kit[\\/]early[\\/]|kit[\\/]element[\\/].*\?early$/ },
            // What the early part and the widget of the chat both need.
            {
              name: 'conversation',
              test: /styles:.*chat\.widget|widgets[\\/]chat[\\/](?:answers\.lazy|chat\.frame|chat\.state|chat-actions|chat-history|clock|close-on-escape|keyboard-room|stand-aside|suggestions)\.ts$/,
            },
            // The early part needs the CSS only where no page has it.
            { name: 'styles', test: /styles:.*price-calculator/ },
            // In one file, because each is smaller than a request.
            {
              name: 'protocol',
              test: /widgets[\\/]adapters[\\/](?:courier[\\/](?:courier-config|protocol)|post-form)\.ts$/,
            },
            { name: 'receipts', test: /widgets[\\/]adapters[\\/](?:tab[\\/]receipts|await-receipt)\.ts$/ },
            // A worker starts from this chunk, so it must hold nothing else.
            { name: 'photo-engine', test: /film-visualiser[\\/]photo[\\/]engine[\\/]/ },
            // Everything that all widgets need, also buttons: every further small chunk would be a further request.
            {
              name: 'kit',
              test: /^(?!.*\?early$).*widgets[\\/](?:define-element|adapters[\\/](?:browser-ports|element-ports)|kit[\\/](?:element|language|lazy-part|meta|storage|widget)|ui[\\/](?:Button|Icon|SendingUnavailable|use-focus-wish)|request[\\/]request-state)/,
            },
            // The price sheet needs them on a page without a calculator. In chunks of their own they would be larger.
            // With the address of a calculation, which the visualiser and the chat need too, and without the explanation of its price.
            {
              name: 'films',
              test: /widgets[\\/]domain[\\/](?:film[\\/](?:chosen-film|film-pictures|film-query|films)|calculator[\\/]calculation-link)\.ts/,
            },
            { name: 'labels', test: /widgets[\\/]domain[\\/]calculator[\\/]labels\.ts/ },
            {
              name: 'price-explanation',
              test: /widgets[\\/](?:domain[\\/]calculator[\\/](?:price-explanation|priced-calculation)|price-calculator[\\/]price-sheet)\.ts/,
            },
            // What the visitor chose, as the widgets share it: each is smaller than a request.
            {
              name: 'known-visitor',
              test: /widgets[\\/](?:request[\\/](?:known-visitor|sample-basket)|domain[\\/]request[\\/]samples)\.ts/,
            },
            // Nearly every form needs these: in chunks of their own they would be larger.
            {
              name: 'form',
              test: /widgets[\\/](?:ui[\\/](?:Field|PrivacyLine|TextArea|TextField|Toast)|domain[\\/]request[\\/]text-limits)\./,
            },
            {
              name: 'form-parts',
              test: /widgets[\\/]ui[\\/](?:CheckBox|ErrorSummary|NoScriptSend|NotLoaded|RequestForm|SelectField)\./,
            },
          ].map((group) => ({ ...group, test: (id: string) => !inEarlyBundle(id) && group.test.test(id) })),
        },
      },
    },
  },
  test: {
    // Ends a test that hangs. `npm test` runs them beside the build and the browser tests, so a slow test is no sign of a defect.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Most test files share a process, because loading the code anew for each of them took as long as the tests. Checks of the built pages
    // run after the build: see tests/content.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['{widgets,site,supabase}/**/*.test.{ts,tsx}', 'tests/{changed,support}/**/*.test.ts'],
          exclude: isolated,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
}));
