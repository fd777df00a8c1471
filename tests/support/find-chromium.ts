import { globSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptWays, findBrowser, isFirstProcess } from './find-browser.ts';

/**
 * The path of a Chromium without a window for the browser tests: `CHROMIUM_PATH`, the system's headless shell or
 * Playwright's. A machine without one installs Playwright's, or else Debian's; where neither can be had, a whole Chromium
 * does the same in about twice the time.
 *
 * @throws Error when none can be had
 */
export function findChromium(): string {
  const shell = findBrowser({
    name: 'headless Chromium',
    places: () => [
      process.env.CHROMIUM_PATH,
      // Debian's program itself: its script in /usr/bin would stand between us and the process that is to be ended.
      '/usr/lib/chromium/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/lib64/chromium-browser/headless_shell',
      playwrightShell(),
    ],
    ways: isFirstProcess()
      ? [
          ['npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium'],
          ...aptWays('chromium-headless-shell'),
        ]
      : [],
  });
  return shell ?? findWholeChromium();
}

/**
 * The path of a whole Chromium, as visitors have it, for what measures its speed: `CHROMIUM_PATH`, the system's, or
 * Playwright's own, installed if need be.
 *
 * @throws Error when none can be had
 */
export function findWholeChromium(): string {
  const path = findBrowser({
    name: 'Chromium',
    places: () => [
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

/** Playwright's headless shell lies beside its Chromium; only the path of the latter is public. */
function playwrightShell(): string | undefined {
  const [, folder, revision] = chromium.executablePath().match(/^(.*)[\\/]chromium-(\d+)[\\/]/) ?? [];
  if (!folder) return undefined;
  const pattern = '*/{chrome-headless-shell,headless_shell}{,.exe}';
  const [path] = globSync(pattern, { cwd: `${folder}/chromium_headless_shell-${revision}` });
  return path && `${folder}/chromium_headless_shell-${revision}/${path}`;
}

/** What Chromium needs to run headless anywhere, as root too, without reaching for the network by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would fit letters to whole pixels, as no browser with a window does any more: words would be wider.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
