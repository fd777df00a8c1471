import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The cost of a command. */
export interface Cost {
  /** User and system time, of all its processes. */
  cpuSeconds: number;
  /** Of its largest Node process. */
  peakMiB: number;
}

/**
 * Runs a shell command and measures its cost.
 *
 * @throws Error with the output of the command, if it failed
 */
export function costOf(command: string, cwd = '.'): Cost {
  const folder = mkdtempSync(join(tmpdir(), 'wrappie-cost-'));
  const peaks = join(folder, 'peaks');
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${command} >&2; code=$?; times; exit $code`], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100e6,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'tell-memory.ts')}`,
      BENCH_PEAKS: peaks,
    },
  });
  if (status !== 0) throw new Error(`${command}: ${stderr.slice(-4000)}`);
  const peakMiB = Math.max(...readFileSync(peaks, 'utf8').trim().split('\n').map(Number)) / 1024;
  rmSync(folder, { recursive: true });
  // The second line of `times` is for the child processes, including their own children.
  const [user = '', system = ''] = stdout.trim().split('\n').at(-1)?.split(' ') ?? [];
  return { cpuSeconds: inSeconds(user) + inSeconds(system), peakMiB };
}

/** `1m2.5s` → 62.5 */
function inSeconds(told: string): number {
  const [, minutes, seconds] = told.match(/(\d+)m([\d.,]+)s/) ?? [];
  return Number(minutes) * 60 + Number(seconds?.replace(',', '.'));
}
