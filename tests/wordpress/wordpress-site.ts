import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';

/** The themes: one made of blocks, one of PHP templates. */
export const themes = { block: 'twentytwentythree', classic: 'twentytwentyone' } as const;

/** A WordPress of its own, in a folder and with a database that are gone afterwards. */
export interface WordpressSite {
  origin: string;
  /** Runs PHP within WordPress. Returns the value that the code returns. */
  run<T>(code: string): Promise<T>;
  /** Whether nobody may use scripts and other HTML, not even an administrator. */
  allowUnfilteredHtml(allowed: boolean): void;
  /** What PHP reported: notices, warnings, errors. */
  reports(): string;
  stop(): Promise<void>;
}

/** Not the synchronous one: the connections to other servers would wait meanwhile, and be closed by these. */
const execute = promisify(execFile);

const files = join(import.meta.dirname, 'files');

/** Starts it. Each step waits for the one before: database, files, installation, server. */
export async function startWordpress(): Promise<WordpressSite> {
  const folder = mkdtempSync(join(tmpdir(), 'wrappie-wp-'));
  const root = join(folder, 'site');
  const socket = join(folder, 'db.sock');
  const origin = `http://localhost:${await freePort()}`;
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.reverse()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    cpSync('/usr/share/wordpress', root, { recursive: true, dereference: true });
    // Debian's own list of rewrites, and its configuration, which looks for files of the system.
    rmSync(join(root, '.htaccess'), { force: true });
    const config = readFileSync(join(files, 'wp-config.php'), 'utf8');
    writeFileSync(
      join(root, 'wp-config.php'),
      config.replaceAll('{socket}', socket).replaceAll('{origin}', origin),
    );
    cpSync(join(files, 'install.php'), join(root, 'install.php'));
    mkdirSync(join(root, 'wp-content/mu-plugins'), { recursive: true });
    mkdirSync(join(root, 'wp-content/uploads'), { recursive: true });
    cpSync(join(files, 'mu-plugin.php'), join(root, 'wp-content/mu-plugins/tests.php'));

    started.push(await startDatabase(folder, socket));
    execFileSync('php', [...phpSettings, 'install.php'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    started.push(await startServer(root, origin));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    async run(code) {
      const script = `$_SERVER['HTTP_HOST'] = 'localhost'; require 'wp-load.php'; echo "\\n" . json_encode( ( function () { ${code} } )() );`;
      const { stdout } = await execute('php', [...phpSettings, '-r', script], { cwd: root });
      return JSON.parse(stdout.slice(stdout.lastIndexOf('\n')));
    },
    allowUnfilteredHtml(allowed) {
      if (allowed) rmSync(join(root, 'no-unfiltered-html'), { force: true });
      else writeFileSync(join(root, 'no-unfiltered-html'), '');
    },
    reports: () => (existsSync(join(root, 'debug.log')) ? readFileSync(join(root, 'debug.log'), 'utf8') : ''),
    stop,
  };
}

/** Pages of the admin take a second each without the cache of compiled code. */
const phpSettings = [
  '-d',
  'opcache.enable_cli=1',
  '-d',
  'memory_limit=512M',
  '-d',
  'upload_max_filesize=8M',
  '-d',
  'error_reporting=E_ALL',
];

/** MariaDB with an empty database, that only a socket leads to. */
async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const data = join(folder, 'db');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const shared = ['--no-defaults', `--datadir=${data}`, ...user];
  execFileSync(
    'mariadb-install-db',
    [...shared, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'ignore' },
  );
  const server = spawn(
    '/usr/sbin/mariadbd',
    [
      ...shared,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'db.pid')}`,
      '--skip-networking',
      // Nobody misses what is lost when the machine stops.
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
    ],
    { stdio: 'ignore' },
  );
  await eventually('the database', server, () =>
    execFileSync(
      'mariadb',
      ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'CREATE DATABASE wordpress'],
      {
        stdio: 'ignore',
      },
    ),
  );
  return server;
}

/** PHP's own server, with several workers: an admin page asks for others while it is made. */
async function startServer(root: string, origin: string): Promise<ChildProcess> {
  const server = spawn('php', [...phpSettings, '-S', new URL(origin).host, '-t', root], {
    cwd: root,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // Its workers end with it.
    detached: true,
  });
  await eventually('PHP', server, async () => {
    const { ok, status } = await fetch(`${origin}/wp-login.php`);
    if (!ok) throw new Error(`it answers with ${status}`);
  });
  return server;
}

async function eventually(name: string, child: ChildProcess, attempt: () => unknown): Promise<void> {
  for (let tries = 200; ; tries--)
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries === 0 || child.exitCode !== null) throw new Error(`${name} did not start: ${error}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  try {
    process.kill(-child.pid);
  } catch {
    // It is in no process group of its own.
    child.kill();
  }
  await ended;
}
