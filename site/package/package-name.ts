/** Under which the widgets are packed. */
export const packageName = 'wrappie-widgets';

/** Frameworks whose typings the package adds to. */
export const frameworks = ['react', 'svelte', 'vue'] as const;
