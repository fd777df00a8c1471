import { globSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptWays, findBrowser, isFirstProcess } from './find-browser.ts';

/**
 * The path of a headless Chromium for the browser tests: `CHROMIUM_PATH`, the system's headless shell or Playwright's. A machine without
 * one installs Playwright's, or else Debian's. If that fails, a full Chromium is used, which takes about twice the time.
 *
 * @throws Error when there is none
 */
export function findChromium(): string {
  const shell = findBrowser({
    name: 'headless Chromium',
    places: () => [
      process.env.CHROMIUM_PATH,
      // Debian's program itself. Its wrapper script in /usr/bin would be a process in between, so that ending it would not end the
      // browser.
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
 * The path of a full Chromium, as visitors have it, for speed measurements: `CHROMIUM_PATH`, the system's, or Playwright's own, installed
 * if necessary.
 *
 * @throws Error when there is none
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

/** Playwright's headless shell is in a folder beside its Chromium, and only the path of the latter is public. */
function playwrightShell(): string | undefined {
  const [, folder, revision] = chromium.executablePath().match(/^(.*)[\\/]chromium-(\d+)[\\/]/) ?? [];
  if (!folder) return undefined;
  const pattern = '*/{chrome-headless-shell,headless_shell}{,.exe}';
  const [path] = globSync(pattern, { cwd: `${folder}/chromium_headless_shell-${revision}` });
  return path && `${folder}/chromium_headless_shell-${revision}/${path}`;
}

/** Arguments that let Chromium run headless anywhere, also as root, without network requests of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Without this the headless shell rounds letter positions to whole pixels, unlike a browser with a window: words would be wider.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
