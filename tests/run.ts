import { spawn } from 'node:child_process';
import { countTests } from './support/count-tests.ts';

/*
 * `npm test` runs every check. Groups run one after the other, because later ones need earlier ones; the checks of a group run in
 * parallel. After a group with a failure no further group runs. The last line holds only the numbers of passed and failed tests, so that
 * a program can read it.
 */
const groups = [
  // Unit tests use one core, and the build waits for files now and then: together they use both.
  ['types', 'lint', 'test:unit', 'build'],
  ['budget', 'test:html', 'test:content', 'test:package'],
  ['test:browser'],
];

interface Step {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
}

const done: Step[] = [];
for (const group of groups) {
  done.push(...(await Promise.all(group.map((name) => run(name, group.length === 1)))));
  if (done.some(({ failed }) => failed > 0)) break;
}

console.info('\nSeconds');
for (const { name, seconds, failed } of done)
  console.info(`${seconds.toFixed(0).padStart(6)}  ${name}${failed > 0 ? ' failed' : ''}`);
const total = (which: 'passed' | 'failed') => done.reduce((sum, step) => sum + step[which], 0);
if (total('failed') > 0) process.exitCode = 1;
console.info(`${total('passed')} passed, ${total('failed')} failed`);

/**
 * Runs a script of package.json.
 *
 * @param live prints the output at once; otherwise at the end, so that the output of parallel steps does not mix
 */
async function run(name: string, live: boolean): Promise<Step> {
  const start = performance.now();
  // On Windows npm is a shell script.
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (live) process.stdout.write(text);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  const counted = countTests(said);
  if (!live) console.info(`\n> ${name}, ${seconds.toFixed(0)} s\n${said.trim()}`);
  if (code !== 0) return { name, seconds, passed: counted.passed, failed: Math.max(1, counted.failed) };
  // A step without tests counts as one that passed.
  return { name, seconds, passed: Math.max(1, counted.passed), failed: counted.failed };
}
