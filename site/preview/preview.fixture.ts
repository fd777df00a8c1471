import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createPreview, type Preview, type PreviewOptions } from './create-server.ts';

export type Running = { readonly origin: string; readonly dataDir: string; readonly preview: Preview };
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
};

/** Starts a preview on a free port with its own data folder. Both are removed after the test. */
export async function startPreview(options: Partial<PreviewOptions> = {}): Promise<Running> {
  const dataDir = options.dataDir ?? (await temporaryFolder());
  const preview = createPreview({ ...options, dataDir });
  const { origin } = await preview.listen(0);
  onTestFinished(() => preview.close());
  return { origin, dataDir, preview };
}

/** Creates a folder with these files. It is removed after the test. */
export async function temporaryFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Sends a request exactly as given. `fetch` would normalise the path, follow redirects and decompress. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} as Record<string, string>, body = '' as string | Uint8Array } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, async (incoming) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of incoming) chunks.push(chunk);
      } catch (error) {
        return fail(error);
      }
      const bytes = Buffer.concat(chunks);
      done({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text: bytes.toString() });
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
