import { defineConfig } from 'vitest/config';

/** Checks of the built pages: they run after the build, by themselves (`npm run test:content`). */
export default defineConfig({ test: { include: ['tests/content/*.test.ts'] } });
