import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built site with its local inbox and bucket, as `npm run preview` serves it. */
export interface LocalSite {
  origin: string;
  /**
   * Sets how the outside services behave from now on: see site/preview/faults.ts. `{}` means without faults. Where form mail fails, the
   * register gives no receipt either, unless a test sets it: most tests ask what happens without a receipt.
   */
  misbehave(faults: Record<string, unknown>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it in its own process, on a free port, with an empty data folder. */
export async function startSite(): Promise<LocalSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrappie-'));
  const server = spawn(process.execPath, ['site/preview/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DIST_UNCHANGING: 'yes' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = server.exitCode === null && server.signalCode === null && once(server, 'exit');
    server.kill();
    // The register writes until its process has ended.
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const origin = await startedOrigin(server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    async misbehave(faults) {
      const address = `${origin}/_local/faults`;
      await fetch(address, { method: 'DELETE' });
      const headers = { 'content-type': 'application/json' };
      const mailFails = 'activatedOrigins' in faults || (faults['formMail'] ?? 'ok') !== 'ok';
      const body = JSON.stringify({ ...(mailFails && { register: '200' }), ...faults });
      const { ok } = await fetch(address, { method: 'PUT', headers, body });
      if (!ok) throw new Error(`The preview does not know these faults: ${JSON.stringify(faults)}`);
    },
    stop,
  };
}

/** The origin of a preview that serves, with its register started: that may take longer on a busy machine than the courier waits for an answer. */
async function startedOrigin(server: ChildProcess): Promise<string> {
  const origin = await announcedOrigin(server);
  await fetch(`${origin}/_local/rest/v1/start`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local' },
    body: '{}',
  });
  return origin;
}

function announcedOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const [origin] = said.match(/http:\/\/localhost:\d+/) ?? [];
      if (origin) resolve(origin);
    });
    server.once('exit', (code) =>
      reject(new Error(`The preview ended with ${code} before it served anything.`)),
    );
  });
}
