import { execFileSync, spawnSync } from 'node:child_process';
import { planFor } from './plan.ts';

/*
 * `npm run test:changed`: the tests that a change can break, of the working tree against HEAD, or against what follows
 * (`npm run test:changed -- main`). Unit tests and specs by what they import; what specs visit by the table of touching.ts.
 * A rehearsal: `npm test` decides.
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
  // Specs see what is built: of a changed site or widget that is yesterday's until it is built again.
  if (files.some((file) => /^(?:widgets|site|public)\//.test(file)))
    for (const part of ['widgets', 'site']) run('npm', 'run', '--silent', `build:${part}`);
  run(...playwright, `--only-changed=${base}`);
  if (specs.length > 0) run(...playwright, ...specs);
  if (visits.length > 0) run(...playwright, 'walk/', '--grep', visits.map(escaped).join('|'));
}

/** Runs a command, and ends with it where it fails. */
function run(command = '', ...args: string[]): void {
  console.info(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
