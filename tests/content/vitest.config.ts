import { defineConfig } from 'vitest/config';

/** Checks of the built pages, and of the development server, which uses the pictures of that build. */
export default defineConfig({
  test: {
    include: ['tests/{content,dev}/*.test.ts'],
    // Reading every page takes as long as its checks, so all files share the pages that one has read.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
