import { spawn } from 'node:child_process';
import { countTests } from './support/count-tests.ts';

/*
 * `npm test`: every check, in the order in which they need each other. Those of a group run side by side; the first group
 * with a failure is the last. The final line says how many tests passed and failed, alone, for who reads it by machine.
 */
const groups = [
  ['types', 'lint', 'test:unit'],
  ['build'],
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
 * @param live shows what it says while it says it; else at its end, so that steps side by side do not mix
 */
async function run(name: string, live: boolean): Promise<Step> {
  const start = performance.now();
  // npm is a script of the shell on Windows.
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
  // A step without tests of its own is one that passed.
  return { name, seconds, passed: Math.max(1, counted.passed), failed: counted.failed };
}
