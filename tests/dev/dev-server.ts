import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** `npm run dev` in a folder, as a process of its own. */
export interface RunningDevServer {
  /** Its complete terminal output. */
  said(): string;
  read(address: string): Promise<{ status: number; text: string }>;
  /** Receives what the server sends to open pages. */
  listen(): Promise<{ heard: string[]; close(): void }>;
  stop(): Promise<void>;
}

/** Starts the server on a free port, and waits until it prints its address. */
export async function startDevServer(root: string): Promise<RunningDevServer> {
  const child = spawn(process.execPath, ['site/dev/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', NODE_ENV: 'development', VITEST: undefined },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const origin = await originOf(child, () => output);
  return {
    said: () => output,
    async read(address) {
      const response = await fetch(origin + address);
      return { status: response.status, text: await response.text() };
    },
    async listen() {
      const client = await (await fetch(`${origin}/@vite/client`)).text();
      const [, token] = /wsToken = "([^"]+)"/.exec(client) ?? [];
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
      const heard: string[] = [];
      socket.addEventListener('message', ({ data }) => heard.push(String(data)));
      await once(socket, 'open');
      return { heard, close: () => socket.close() };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function originOf(child: ChildProcess, said: () => string): Promise<string> {
  for (;;) {
    const [, origin] = /Site\s+(http:\S+)\/\n/.exec(said()) ?? [];
    if (origin) return origin;
    if (child.exitCode !== null) throw new Error(`The server ended:\n${said()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
