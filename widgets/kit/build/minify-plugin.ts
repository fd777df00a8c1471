import terser from '@rollup/plugin-terser';

/** Smaller by 700 bytes brotli than the bundler's own minifier, which also keeps annotations in library mode. */
export function minifyPlugin() {
  return terser({
    module: true,
    ecma: 2020,
    // Whatever makes the brotli smaller, as tried on the chunk with React, which is most of what we send.
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
