import { execFileSync, spawnSync } from 'node:child_process';
import { planFor } from './plan.ts';

/*
 * `npm run test:changed` runs the tests that a change can break: the working tree compared with HEAD, or with the given revision (`npm
 * run test:changed -- main`). Unit tests and specs are found by their imports, and what specs visit by the table of touching.ts. It is
 * only a quick check: `npm test` decides.
 */
const base = process.argv[2] ?? 'HEAD';
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const files = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
];
const { specs, visits } = planFor(files);
const inBrowser = specs.length + visits.length > 0 || files.some((file) => file.startsWith('tests/'));

console.info(`${files.length} files differ from ${base}.`);
run('npm', 'run', '--silent', 'types');
run('npm', 'run', '--silent', 'lint');
run('npx', 'vitest', 'run', '--changed', base, '--passWithNoTests');
if (inBrowser) {
  const playwright = [
    'npx',
    'playwright',
    'test',
    '-c',
    'tests/playwright.config.ts',
    '--pass-with-no-tests',
  ];
  // Specs test the built site. After a change to the site or a widget it must be built again first.
  if (files.some((file) => /^(?:widgets|site|public)\//.test(file)))
    for (const part of ['widgets', 'site']) run('npm', 'run', '--silent', `build:${part}`);
  run(...playwright, `--only-changed=${base}`);
  if (specs.length > 0) run(...playwright, ...specs);
  if (visits.length > 0) run(...playwright, 'walk/', '--grep', visits.map(escaped).join('|'));
}

/** Runs a command, and exits if it fails. */
function run(command = '', ...args: string[]): void {
  console.info(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
