import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Possible places of a browser, and ways to install it. */
export interface BrowserSearch {
  name: string;
  /** Paths in order of preference. A path that is undefined, or does not exist, is skipped. */
  places(): readonly (string | undefined)[];
  /** Commands that install it, tried in order until it is there. */
  ways: readonly (readonly string[])[];
}

/** The path of a browser, installed if necessary; `undefined` if that failed. */
export function findBrowser({ name, places, ways }: BrowserSearch): string | undefined {
  const known = () => places().find((path) => path && existsSync(path));
  for (const [command = '', ...args] of ways) {
    const path = known();
    if (path) return path;
    console.info(`No ${name} yet: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  return known();
}

/**
 * The main process finds a browser or installs it. The worker processes use what it found, and do not repeat failed installations.
 */
export function isFirstProcess(): boolean {
  return process.env.TEST_WORKER_INDEX === undefined;
}

/** Ways to install a Debian package: with the current package list, then with an updated one. */
export function aptWays(debianPackage: string): string[][] {
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', debianPackage];
  return [install, ['sh', '-c', `apt-get update && ${install.join(' ')}`]];
}
