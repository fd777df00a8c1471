import { compile } from 'svelte/compiler';
import type { Plugin } from 'vite';

/** Compiles Svelte components, as far as a test page needs it. */
export function sveltePlugin(): Plugin {
  return {
    name: 'svelte',
    transform(code, id) {
      if (id.endsWith('.svelte')) return { code: compile(code, { filename: id }).js.code, map: null };
    },
  };
}
