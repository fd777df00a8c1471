import { defineConfig } from 'playwright/test';
import { engineProjects } from './engines/engines.ts';
import { chromiumArgs, findChromium } from './support/find-chromium.ts';

/** Browser tests of the built site. Each worker serves it on ports of its own (see support/test.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: ['walk/**/*.spec.ts', 'e2e/**/*.spec.ts', 'hosts/daily.spec.ts'],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test may fail because the machine is overloaded: it is retried once, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['./support/slowest-reporter.ts']],
  projects: engineProjects(),
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    locale: 'nl-NL',
    // Smooth scrolls and fades took a third of the tests' time. A test of motion itself asks for it: see `inMotion` in support/test.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace of every test would double the time. Use `--trace on` to record the tests of a run.
    trace: 'on-first-retry',
  },
});
