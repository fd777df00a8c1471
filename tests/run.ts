import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { countTests } from './support/count-tests.ts';

/*
 * `npm test` runs every check, in two lanes: the browser tests take most of the time, and the other checks use what they leave of the
 * machine. The first failure stops whatever still runs. The last line holds only the numbers of passed and failed tests, so that a program
 * can read it.
 */
const sourceChecks = ['types', 'lint', 'test:unit'];
const builtChecks = ['test:html', 'test:content', 'test:package', 'budget'];

/** Browser tests have time limits. The other checks have none, and give way. */
const givesWay = 5;

interface Step {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
}

const done: Step[] = [];
const failure = new AbortController();

const build = run('build');
await Promise.all([
  build.then(() => run('test:browser', { live: true })),
  inTurn(sourceChecks)
    .then(() => build)
    .then(() => inTurn(builtChecks)),
]);

console.info('\nSeconds');
for (const { name, seconds, failed } of done)
  console.info(`${seconds.toFixed(0).padStart(6)}  ${name}${failed > 0 ? ' failed' : ''}`);
const total = (which: 'passed' | 'failed') => done.reduce((sum, step) => sum + step[which], 0);
if (total('failed') > 0) process.exitCode = 1;
console.info(`${total('passed')} passed, ${total('failed')} failed`);

async function inTurn(names: string[]): Promise<void> {
  for (const name of names) await run(name, { priority: givesWay });
}

/**
 * Runs a script of package.json, unless a step has failed.
 *
 * @param options.live prints the output at once; otherwise at the end, so that the output of parallel steps does not mix
 * @param options.priority of the process, as in `os.setPriority`
 */
async function run(name: string, { live = false, priority = 0 } = {}): Promise<void> {
  if (failure.signal.aborted) return;
  const start = performance.now();
  const onWindows = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a shell script.
    shell: onWindows,
    // A process group of its own, which can be stopped with everything that the step has started.
    detached: !onWindows,
  });
  const { pid } = child;
  const stop = () => {
    if (pid === undefined || child.exitCode !== null) return;
    if (onWindows) child.kill('SIGINT');
    else process.kill(-pid, 'SIGINT');
  };
  if (pid !== undefined) setPriority(pid, priority);
  failure.signal.addEventListener('abort', stop);
  process.on('SIGINT', stop);

  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (live) process.stdout.write(text);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  failure.signal.removeEventListener('abort', stop);
  process.off('SIGINT', stop);

  const seconds = (performance.now() - start) / 1000;
  if (failure.signal.aborted) {
    console.info(`\n> ${name} was stopped after ${seconds.toFixed(0)} s`);
    return;
  }
  const counted = countTests(said);
  if (!live) console.info(`\n> ${name}, ${seconds.toFixed(0)} s\n${said.trim()}`);
  // A step without tests counts as one that passed or failed.
  const failed = code === 0 ? counted.failed : Math.max(1, counted.failed);
  const passed = code === 0 ? Math.max(1, counted.passed) : counted.passed;
  done.push({ name, seconds, passed, failed });
  if (failed > 0) failure.abort();
}
