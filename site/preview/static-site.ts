import { realpath, stat } from 'node:fs/promises';
import { extname, relative, resolve, sep } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type Encoding, endingOf } from '../lib/compress/encodings.ts';
import { findCopy } from '../lib/compress/find-copy.ts';
import { headersFor } from './headers-file.ts';
import { hostRules } from './host-rules.ts';
import { redirectFor, withQuery } from './redirects-file.ts';
import { isSafePath, notFoundPages, resolvePage } from './resolve-page.ts';

/** The default headers of a host, for files without rules in `_headers`. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/**
 * Serves a folder of built pages like a static host: addresses without `.html`, the closest `404.html`, `_headers` and `_redirects`,
 * brotli and gzip, from the copies that the build has made or else compressed now. GET and HEAD only.
 * @param dist absolute path of the built site
 * @param warn receives the invalid lines of `_headers` and `_redirects`
 */
export function staticSite(dist: string, warn: (message: string) => void = console.warn): RequestHandler {
  const rules = hostRules(dist, warn);
  const isFile = fileFinder(dist);
  return Router().use(
    compression({
      level: 6,
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
      // A range refers to the plain bytes, so a partial answer must not be compressed.
      filter: (req, res) => req.headers.range === undefined && compression.filter(req, res),
    }),
    async (req, res) => {
      const { headers, redirects } = await rules();
      const path = decodedPath(req);
      for (const [name, value] of overPlainHttp(headersFor(headers, path ?? ''))) res.setHeader(name, value);
      if (!res.hasHeader('cache-control')) res.setHeader('cache-control', DEFAULT_CACHE);

      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.status(405).set('allow', 'GET, HEAD').type('text').send('Method not allowed\n');
        return;
      }
      if (path === undefined) return notFound('/');

      const forced = redirectFor(
        redirects.filter(({ force }) => force),
        path,
      );
      if (forced) return follow(forced);

      const found = await resolvePage(path, isFile);
      if (found.kind === 'file') return sendFile(res, dist, found.file);
      if (found.kind === 'redirect') return redirect(found.to, 301);

      const rule = redirectFor(redirects, path);
      return rule ? follow(rule) : notFound(path);

      async function follow({ to, status }: { to: string; status: number }): Promise<void> {
        if (status !== 200 && status !== 404) return redirect(to, status);
        const target = decode(to.split(/[?#]/)[0] ?? '');
        const page = target && isSafePath(target) ? await resolvePage(target, isFile) : undefined;
        return page?.kind === 'file' ? sendFile(res.status(status), dist, page.file) : notFound(path ?? '/');
      }

      async function notFound(from: string): Promise<void> {
        res.status(404);
        for (const page of notFoundPages(from)) if (await isFile(page)) return sendFile(res, dist, page);
        res.type('text').send('Not found\n');
      }

      function redirect(to: string, status: number): void {
        const query = req.url.split('?').slice(1).join('?');
        res.redirect(status, withQuery(to, query));
      }
    },
  );
}

/** The decoded path of a request, or undefined if it is not safe to look up. */
function decodedPath(req: Request): string | undefined {
  const path = decode(req.url.split('?')[0] ?? '');
  return path !== undefined && isSafePath(path) ? path : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Leaves out headers that only make sense over https: they would make the browser refuse http://localhost from then on. */
function overPlainHttp(headers: [string, string][]): [string, string][] {
  return headers
    .filter(([name]) => name.toLowerCase() !== 'strict-transport-security')
    .map(([name, value]): [string, string] =>
      name.toLowerCase().startsWith('content-security-policy')
        ? [name, value.replace(/(^|;)\s*upgrade-insecure-requests\s*(?=;|$)/gi, '').replace(/^;\s*/, '')]
        : [name, value],
    )
    .filter(([, value]) => value !== '');
}

function fileFinder(dist: string) {
  return async (file: string): Promise<boolean> => {
    const absolute = resolve(dist, file);
    const found = await stat(absolute).catch(() => undefined);
    if (!found?.isFile()) return false;
    // A symbolic link in the folder must not lead out of it.
    return (await realpath(absolute)).startsWith((await realpath(dist)) + sep);
  };
}

async function sendFile(res: Response, root: string, file: string): Promise<void> {
  const copy = await compressedCopy(res.req, resolve(root, file));
  if (copy) {
    // What the answer is, which the name of the copy does not tell.
    res.type(extname(file)).set('content-encoding', copy.encoding).vary('Accept-Encoding');
    file = relative(root, copy.file);
  }
  // Range and conditional requests are only for existing files, not for a not-found page.
  const plain = res.statusCode === 404;
  const options = {
    root,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: !plain,
    etag: !plain,
  } as const;
  await new Promise<void>((done, fail) => {
    res.sendFile(file, { ...options, lastModified: !plain }, (error: NodeJS.ErrnoException | undefined) => {
      // A visitor who disconnects is not an error.
      const left = error?.code === 'ECONNABORTED' || res.headersSent;
      if (error && !left) fail(error);
      else done();
    });
  });
}

/** The smallest copy of a file that the browser accepts. A range refers to the plain bytes, so it gets none. */
async function compressedCopy(req: Request, file: string) {
  if (req.headers.range !== undefined) return undefined;
  for (const encoding of Object.keys(endingOf) as Encoding[]) {
    const copy = req.acceptsEncodings(encoding) && (await findCopy(file, encoding));
    if (copy) return { ...copy, encoding };
  }
  return undefined;
}
