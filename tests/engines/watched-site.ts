import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a site unchanged, except that its pages record their errors from the first script on. */
export interface WatchedSite {
  origin: string;
  close(): Promise<void>;
}

/** The name on `window` under which a page keeps its errors, unhandled rejections and logged errors. */
export const problemsName = '__problems';

/** The script that keeps them, for a page of another site. */
export const problemsPath = '/__watch.js';
const script = `{
  const problems = (window.${problemsName} = []);
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push('Unhandled: ' + reason));
  const log = console.error;
  console.error = (...told) => {
    problems.push(told.join(' '));
    log(...told);
  };
}`;

/** For a browser driven by classic WebDriver, which does not report a page's errors. */
export async function watchSite(origin: string): Promise<WatchedSite> {
  const server = createServer((asked, answer) => {
    if (asked.url !== problemsPath) return pass(origin, asked, answer);
    answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(origin: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host, ...headers } = { ...asked.headers, 'accept-encoding': 'identity' };
  const { method } = asked;
  const passed = request(new URL(asked.url ?? '/', origin), { method, headers }, async (given) => {
    const { statusCode = 502, headers } = given;
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(statusCode, headers);
      return given.pipe(answer);
    }
    const parts: Buffer[] = [];
    for await (const part of given) parts.push(part);
    const html = Buffer.concat(parts)
      .toString()
      .replace(/<head>|<head .*?>/, `$&<script src="${problemsPath}"></script>`);
    delete headers['content-length'];
    answer.writeHead(statusCode, headers).end(html);
  });
  passed.on('error', (error) => answer.writeHead(502).end(String(error)));
  asked.pipe(passed);
}
