import terser from '@rollup/plugin-terser';

/**
 * Minifies 700 bytes (brotli) better than the bundler's own minifier, which also keeps annotations in library mode.
 *
 * @param format of the text, if it is not the shortest
 */
export function minifyPlugin(format: { ascii_only?: true } = {}) {
  return terser({
    module: true,
    ecma: 2020,
    format,
    // The options with the smallest brotli size, measured on the chunk with React: most of what we send.
    compress: {
      passes: 5,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      hoist_funs: true,
      reduce_funcs: false,
    },
  });
}
