import { defineConfig } from 'vitest/config';

/** Checks of the built pages, and of the server for development, which draws them with the pictures that the build has made. */
export default defineConfig({
  test: { include: ['tests/{content,dev}/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
