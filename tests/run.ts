import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { countTests } from './support/count-tests.ts';

/*
 * `npm test` runs the checks (all but those of the hosts, which CI adds), in two lanes: the browser tests take most of the time, and the other checks use what they leave of the
 * machine. The first step that fails stops the others. The last line holds only the numbers of passed and failed tests, so that a program
 * can read it.
 */
const sourceChecks = ['types', 'lint', 'test:unit'];
const builtChecks = ['test:html', 'test:content', 'test:package'];

/** How much nicer these checks are to the browser tests, whose time limits are the shortest. */
const niceness = 5;

interface Step {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
}

const done: Step[] = [];

/** Aborts when a step has failed, or when the run is interrupted. */
const stopping = new AbortController();
// A step is a process group of its own, so a signal to this process does not reach it.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => {
    process.exitCode = 128 + constants.signals[name];
    stopping.abort();
  });

const build = run('build');
await Promise.all([
  build.then(() => run('test:browser', { live: true })),
  inTurn(sourceChecks)
    .then(() => build)
    .then(() => inTurn(builtChecks))
    // It is not nice: a page that has to wait for the machine looks as if it loaded nothing more.
    .then(() => run('budget')),
]);

console.info('\nSeconds');
for (const { name, seconds, failed } of done)
  console.info(`${seconds.toFixed(0).padStart(6)}  ${name}${failed > 0 ? ' failed' : ''}`);
const total = (which: 'passed' | 'failed') => done.reduce((sum, step) => sum + step[which], 0);
if (total('failed') > 0) process.exitCode = 1;
console.info(`${total('passed')} passed, ${total('failed')} failed`);

async function inTurn(names: string[]): Promise<void> {
  for (const name of names) await run(name, { nice: niceness });
}

/**
 * Runs a script of package.json, unless the run is stopping.
 *
 * @param options.live prints the output at once; otherwise at the end, so that the output of parallel steps does not mix
 * @param options.nice the least niceness of its processes
 */
async function run(name: string, { live = false, nice = 0 } = {}): Promise<void> {
  if (stopping.signal.aborted) return;
  const start = performance.now();
  const onWindows = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a shell script.
    shell: onWindows,
    detached: !onWindows,
  });
  const { pid } = child;
  // Only root may become less nice.
  if (pid !== undefined && nice > getPriority()) setPriority(pid, nice);

  const stop = () => {
    if (pid === undefined) return;
    try {
      if (onWindows) child.kill('SIGINT');
      else process.kill(-pid, 'SIGINT');
    } catch {
      // Its last process has just ended.
    }
  };
  stopping.signal.addEventListener('abort', stop);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (live) process.stdout.write(text);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  stopping.signal.removeEventListener('abort', stop);

  const seconds = (performance.now() - start) / 1000;
  const counted = countTests(said);
  if (stopping.signal.aborted && code !== 0 && counted.failed === 0) {
    console.info(`\n> ${name} was stopped after ${seconds.toFixed(0)} s`);
    return;
  }
  if (!live) console.info(`\n> ${name}, ${seconds.toFixed(0)} s\n${said.trim()}`);
  // A step without tests counts as one that passed or failed.
  const failed = code === 0 ? counted.failed : Math.max(1, counted.failed);
  const passed = code === 0 ? Math.max(1, counted.passed) : counted.passed;
  done.push({ name, seconds, passed, failed });
  if (failed > 0) stopping.abort();
}
