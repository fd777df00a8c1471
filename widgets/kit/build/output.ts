import terser from '@rollup/plugin-terser';
import type { Rolldown } from 'vite';
import { plainHelperPlugin } from './plain-helper-plugin.ts';
import { retryImportsPlugin } from './retry-imports-plugin.ts';

/** The evergreen script: one small file under a fixed name, and hashed chunks that it loads when needed. */
export const evergreenOutput: Rolldown.OutputOptions = {
  // Smaller by 700 bytes brotli than the built-in minifier, which also keeps annotations in library mode.
  plugins: [plainHelperPlugin(), retryImportsPlugin(), smallest()],
  minify: false,
  // Compiled as the bytes come in, beside the page, rather than function by function when each is first called: saves a
  // cheap phone 60 ms before its first price. See https://github.com/WICG/explicit-javascript-compile-hints-file-based
  postBanner: ({ name }) =>
    /^(react|(price-calculator|quote-form)\.widget)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '',
  entryFileNames: ({ name }) => (name === 'widgets' ? 'widgets.js' : 'assets/[name]-[hash:6].js'),
  chunkFileNames: 'assets/[name]-[hash:6].js',
  codeSplitting: {
    groups: [
      {
        name: 'react',
        test: /node_modules[\\/](react|react-dom|scheduler|@r2wc|zustand)[\\/]/,
      },
      // What every widget needs, down to its buttons: each small chunk more would be a request more.
      {
        name: 'kit',
        test: /widgets[\\/](?:kit[\\/](?:element|language|meta|widget)|domain[\\/](?:text|numbers)|ui[\\/](?:Button|use-focus-wish))/,
      },
    ],
  },
};

/** Everything in one file: for who wants to know, by its hash, what runs on the page. */
export const singleFileOutput: Rolldown.OutputOptions = {
  plugins: [plainHelperPlugin(), smallest()],
  minify: false,
  entryFileNames: '[name].js',
  codeSplitting: false,
};

/** Whatever makes the brotli smaller, as tried on the chunk with React, which is most of what we send. */
function smallest() {
  return terser({
    module: true,
    ecma: 2020,
    compress: {
      passes: 3,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      hoist_funs: true,
      reduce_funcs: false,
    },
  });
}
