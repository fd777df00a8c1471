import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a browser may be, and what can be done to get it. */
export interface BrowserSearch {
  name: string;
  /** Paths in order of preference, as far as known now; one that is not set, or leads nowhere, is passed over. */
  places(): readonly (string | undefined)[];
  /** Commands that install it, each tried if those before it did not help. */
  ways: readonly (readonly string[])[];
}

/** The path of a browser, installed if need be; `undefined` when none can be had. */
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
 * The first process looks for a browser and installs one; those that run the tests find what it found, and do not try
 * again what failed.
 */
export function isFirstProcess(): boolean {
  return process.env.TEST_WORKER_INDEX === undefined;
}

/** Debian's ways to install a package, with the list of packages as it is and then anew. */
export function aptWays(debianPackage: string): string[][] {
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', debianPackage];
  return [install, ['sh', '-c', `apt-get update && ${install.join(' ')}`]];
}
