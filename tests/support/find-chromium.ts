import { chromium } from 'playwright';
import { aptWays, findBrowser } from './find-browser.ts';

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, or Playwright's own; on a machine without
 * any it installs Playwright's, or else Debian's.
 *
 * @throws Error when none can be had
 */
export function findChromium(): string {
  const path = findBrowser({
    name: 'Chromium',
    places: [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      chromium.executablePath(),
    ],
    ways: [['npx', 'playwright', 'install', '--with-deps', 'chromium'], ...aptWays('chromium')],
  });
  if (path) return path;
  throw new Error('The browser tests need Chromium. Install it, or name it in CHROMIUM_PATH.');
}

/** What Chromium needs to run headless anywhere, as root too, without reaching for the network by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
