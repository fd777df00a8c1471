import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptWays, isFirstProcess } from '../support/find-browser.ts';

const shared = '/usr/share/wordpress';

/** Debian's packages, each with a file by which it is known. */
const files: Record<string, string> = {
  wordpress: `${shared}/wp-load.php`,
  'wordpress-theme-twentytwentythree': `${shared}/wp-content/themes/twentytwentythree/style.css`,
  'wordpress-theme-twentytwentyone': `${shared}/wp-content/themes/twentytwentyone/style.css`,
  'mariadb-server': '/usr/sbin/mariadbd',
  'php-cli': '/usr/bin/php',
};

/** Those that are known by what they add to PHP. */
const extensions: Record<string, string> = { 'php-mysql': 'mysqli', 'php-xml': 'dom' };

/**
 * The sentence that says why there is no WordPress to test on; `undefined` where there is one. What is missing is installed if possible: the
 * main process tries, and the worker processes use what it found.
 */
export function whyNoWordpress(): string | undefined {
  if (isFirstProcess())
    for (const [command = '', ...args] of aptWays(missing().join(' '))) install(command, args);
  const lacking = missing();
  if (lacking.length === 0) return undefined;
  const reason = `There is no WordPress: install ${lacking.join(', ')}.`;
  if (isFirstProcess()) console.warn(`${reason} The tests in it are skipped.`);
  return reason;
}

function install(command: string, args: readonly string[]): void {
  if (missing().length === 0) return;
  // A shell splits the names of the packages itself.
  const words = command === 'sh' ? args : args.flatMap((arg) => arg.split(' '));
  console.info(`No WordPress yet: ${[command, ...words].join(' ')}`);
  // Nobody is there to answer a package's questions, and no service of the system is to start.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

function missing(): string[] {
  const loaded = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout?.split('\n') ?? [];
  return [
    ...Object.keys(files).filter((name) => !existsSync(files[name]!)),
    ...Object.keys(extensions).filter((name) => !loaded.includes(extensions[name]!)),
  ];
}
