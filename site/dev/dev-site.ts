import { extname } from 'node:path';
import express, { type Response, Router } from 'express';
import type { ViteDevServer } from 'vite';
import { explainError } from '../lib/explain-error.ts';
import { pictureCache, pictureSizes } from '../lib/pictures/picture-folders.ts';
import { hostRules } from '../preview/host-rules.ts';
import { redirectFor, withQuery } from '../preview/redirects-file.ts';
import { isSafePath, notFoundPages, resolvePage } from '../preview/resolve-page.ts';
import { pluginAddress } from '../wordpress/plugin-address.ts';
import { errorPage } from './error-page.ts';
import { type Drawing, loadDrawing } from './load-drawing.ts';

/**
 * The site as a static host would serve it, each page drawn on request. Any other address is a module of a widget, a picture, a
 * file of public/, a redirect, or the nearest not-found page.
 *
 * @param report receives the error of a page that cannot be drawn
 */
export function devSite(server: ViteDevServer, report: (message: string) => void): Router {
  const rules = hostRules('public', report);
  const site = Router();

  site.use('/pictures', express.static(pictureSizes), express.static(pictureCache));
  site.get(pluginAddress, (_req, res) =>
    answer(res, async ({ drawPlugin }) => res.type('zip').send(await drawPlugin())),
  );
  site.use(async (req, res, next) => {
    const path = decoded(req.path);
    if (path === undefined || !/^(?:GET|HEAD)$/.test(req.method) || isOfVite(req.url)) return next();
    await answer(res, async (drawing) => {
      const found = await resolvePage(
        path,
        async (file) => (await drawing.findFile(`/${file}`)) !== undefined,
      );
      if (found.kind === 'redirect') return res.redirect(301, found.to);
      return found.kind === 'file' ? send(res, drawing, `/${found.file}`) : next();
    });
  });
  site.use(server.middlewares);
  site.use(async (req, res) => {
    const redirect = redirectFor((await rules()).redirects, req.path);
    if (redirect && redirect.status < 400)
      return res.redirect(redirect.status, withQuery(redirect.to, req.url.split('?').slice(1).join('?')));
    await answer(res.status(404), async (drawing) => {
      for (const file of notFoundPages(req.path)) if (await send(res, drawing, `/${file}`)) return;
    });
  });
  return site;

  async function answer(res: Response, work: (drawing: Drawing) => Promise<unknown>): Promise<void> {
    try {
      await work(await loadDrawing(server));
    } catch (error) {
      const explained = explainError(error, server.ssrFixStacktrace);
      report([explained.message, explained.frame, explained.stack].filter(Boolean).join('\n'));
      res.status(500).type('html').set('cache-control', 'no-store').send(errorPage(explained));
    }
  }
}

async function send(res: Response, { drawFile }: Drawing, file: string): Promise<boolean> {
  const drawn = await drawFile(file);
  if (drawn)
    res
      .type(extname(file))
      .set({ ...drawn.headers, 'cache-control': 'no-store' })
      .send(drawn.content);
  return drawn !== undefined;
}

/** Vite's own modules, packages, and sources with a query that Vite added. */
function isOfVite(url: string): boolean {
  return /^\/(?:@|node_modules\/|\.cache\/|widgets\/.*\.tsx?(?:$|\?))/.test(url);
}

function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return isSafePath(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
