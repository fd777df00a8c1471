import { defineConfig } from 'playwright/test';
import { engineProjects } from './engines/engines.ts';
import { chromiumArgs, findChromium } from './support/find-chromium.ts';

/** Browser tests against the built site; each worker serves it on ports of its own (see support/test.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: ['walk/**/*.spec.ts', 'e2e/**/*.spec.ts', 'hosts/**/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A browser that the machine starved is tried once more, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['./support/slowest-reporter.ts']],
  projects: engineProjects(),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    locale: 'nl-NL',
    // A trace of every test would take as long again as the tests: `--trace on` makes one of those that are asked for.
    trace: 'on-first-retry',
  },
});
