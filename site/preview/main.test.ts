import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPreview, temporaryFolder } from './preview.fixture.ts';

/** Runs an entry file as `npm run` does, with only these variables set. */
function run(file: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The output of a process until it ends, or until it has printed this text. */
async function output(child: ChildProcess, until = /(?!)/): Promise<string> {
  let said = '';
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const enough = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
        if (until.test(said)) done();
      });
    }
  });
  await Promise.race([ended, enough]);
  return said;
}

async function freePort(): Promise<number> {
  const { origin, preview } = await startPreview();
  await preview.close();
  return Number(new URL(origin).port);
}

test('without a built site it says how to build one', async () => {
  const child = run('main.ts', { DIST_DIR: await temporaryFolder() });
  expect(await output(child)).toContain('run "npm run build" first');
  expect(child.exitCode).toBe(1);
});

test.each(['x', '70000', ''])('PORT=%j is refused', async (port) => {
  const child = run('main.ts', { DIST_DIR: await temporaryFolder({ 'index.html': 'home' }), PORT: port });
  expect(await output(child)).toContain('is not a port number');
  expect(child.exitCode).toBe(1);
});

test('a port that is in use is reported', async () => {
  const { origin } = await startPreview();
  const { port } = new URL(origin);
  const child = run('main.ts', { DIST_DIR: await temporaryFolder({ 'index.html': 'home' }), PORT: port });
  expect(await output(child)).toBe(`Port ${port} is taken. Choose another: PORT=${Number(port) + 10}\n`);
  expect(child.exitCode).toBe(1);
});

test('it prints its addresses, serves IPv4 and IPv6, and stops when asked', async () => {
  const port = String(await freePort());
  const env = {
    DIST_DIR: await temporaryFolder({ 'index.html': 'home' }),
    DATA_DIR: await temporaryFolder(),
    PORT: port,
  };
  const child = run('main.ts', env);
  const said = await output(child, /Faults .*\n/);
  for (const path of ['/', '/_local/inbox', '/_local/faults'])
    expect(said).toContain(`http://localhost:${port}${path}\n`);
  const hosts = (await hasIpv6()) ? ['localhost', '127.0.0.1', '[::1]'] : ['localhost', '127.0.0.1'];
  for (const host of hosts) expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('home');

  // Neither a request that hangs nor a slow one keeps it from stopping.
  const left = ['hang', 'slow-600000'].map((fault) =>
    fetch(`http://localhost:${port}/_local/form-mail?fault=${fault}`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    }),
  );
  const broken = Promise.all(left.map((answer) => expect(answer).rejects.toThrow('fetch failed')));
  await fetch(`http://localhost:${port}/`);
  const ended = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await broken;
});

test.each([
  ['', 'listens on this machine only'],
  ['0.0.0.0', 'listens on every interface that HOST asks for'],
])('with HOST=%j it %s', async (host) => {
  const port = String(await freePort());
  const dataDir = await temporaryFolder();
  const child = run('services-main.ts', { DATA_DIR: dataDir, SERVICES_PORT: port, HOST: host });
  await output(child, /Faults .*\n/);
  expect((await fetch(`http://127.0.0.1:${port}/_local/`)).status).toBe(200);
  // Another address of this machine: a server that listens on every interface answers there as well.
  const elsewhere = fetch(`http://${outward()}:${port}/_local/`).then(
    ({ status }) => status,
    () => 'refused',
  );
  expect(await elsewhere).toBe(host === '' ? 'refused' : 200);
});

test('the services run on their own port, without a site', async () => {
  const port = String(await freePort());
  const child = run('services-main.ts', { DATA_DIR: await temporaryFolder(), SERVICES_PORT: port });
  await output(child, /Faults .*\n/);
  const inbox = await fetch(`http://localhost:${port}/_local/inbox.json`);
  expect(await inbox.json()).toEqual([]);
  expect((await fetch(`http://localhost:${port}/over-ons`)).status).toBe(404);
  expect((await fetch(`http://localhost:${port}/`)).url).toBe(`http://localhost:${port}/_local/`);
});

/** Another address of this machine: in its network, otherwise a second loopback address, which Linux has. */
function outward(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
}

function hasIpv6(): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(0, '::1', () => probe.close(() => done(true)));
  });
}
