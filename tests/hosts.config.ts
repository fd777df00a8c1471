import { defineConfig } from 'playwright/test';
import shared from './playwright.config.ts';

/**
 * `npm run test:hosts`: what needs much of the machine and seldom changes. WordPress with its database, and every kind of page of others in
 * Chromium, Firefox and WebKit. Each part is skipped aloud where its Debian packages are not there and cannot be installed.
 */
export default defineConfig({
  ...shared,
  testMatch: ['wordpress/**/*.spec.ts', 'engines/**/*.spec.ts', 'hosts/**/*.spec.ts'],
  testIgnore: 'hosts/daily.spec.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'Chromium' }],
  use: { ...shared.use, actionTimeout: 20_000 },
});
