import { defineConfig } from 'playwright/test';
import { engineProjects } from './engines/engines.ts';
import { chromiumArgs, findChromium } from './support/find-chromium.ts';

/** Browser tests against the built site; each worker serves it on ports of its own (see support/test.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts', 'look/**/*.spec.ts', 'hosts/**/*.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A browser that the machine starved is tried once more, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list']],
  projects: engineProjects(),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    locale: 'nl-NL',
    trace: 'retain-on-failure',
  },
});
