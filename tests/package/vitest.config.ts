import { defineConfig } from 'vitest/config';

/** Checks of the npm package and its typings. They run separately, after the build (`npm run test:package`). */
export default defineConfig({
  test: { include: ['tests/{package,types}/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
