import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, or Playwright's own; on a machine without
 * any it installs Playwright's, or else Debian's.
 *
 * @throws Error saying what was tried
 */
export function findChromium(): string {
  const known = () =>
    [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].find(
      (path) => path && existsSync(path),
    );
  const ways = [
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
  ];
  for (const [command = '', ...args] of ways) {
    const path = known();
    if (path) return path;
    console.info(`No Chromium yet: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  const path = known();
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
