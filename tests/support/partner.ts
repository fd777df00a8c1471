import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerPage {
  html: string;
  inner?: string;
  /** Styles and scripts, by path. */
  files?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A partner's web server on another origin than ours. A test sets its pages. */
export interface Partner {
  origin: string;
  /** Sets the page at `/`, and the page at `/inner` for frames. */
  serve(page: PartnerPage): void;
  close(): Promise<void>;
}

/** The policy of a strict partner: it allows our scripts and our frame, and nothing else from us. */
export const strictPolicy = (ourOrigin: string) =>
  `default-src 'none'; script-src ${ourOrigin}; frame-src ${ourOrigin}; style-src 'self'; require-trusted-types-for 'script'`;

/** Starts a partner's server on a free port. Its host name differs from ours, so that it is also another site. */
export async function startPartner(): Promise<Partner> {
  let page: PartnerPage = { html: '' };
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    // Browsers request the icon by themselves, and would log an error if it is missing.
    if (path === '/favicon.ico') return response.writeHead(204).end();
    const body = { '/': page.html, '/inner': page.inner, ...page.files }[path ?? ''];
    if (body === undefined) return response.writeHead(404).end();
    const type = { css: 'css', js: 'javascript' }[path?.split('.')[1] ?? ''] ?? 'html';
    response.writeHead(200, { 'content-type': `text/${type}; charset=utf-8`, ...page.headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (next) => {
      page = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
