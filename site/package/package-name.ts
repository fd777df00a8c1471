/** The name of the npm package. */
export const packageName = 'wrappie-widgets';

/** Frameworks for which the package has typings. */
export const frameworks = ['react', 'svelte', 'vue'] as const;
