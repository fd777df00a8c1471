import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { type FaultSettings, Faults } from './faults.ts';
import { LOCAL_BASE, localServices } from './local-services.ts';
import { staticSite } from './static-site.ts';

export type PreviewOptions = {
  /** Folder of the built site; leave it out to run the services only. */
  readonly dist?: string;
  /** Instead of a built site: handles every request that is not for the services. */
  readonly site?: RequestHandler;
  /** Folder for the inbox and the bucket; made when needed. */
  readonly dataDir: string;
  /** The receiver of the mails. */
  readonly inboxAddress?: string;
  /** The faults of the services at the start, and after a reset. */
  readonly faults?: Partial<FaultSettings>;
  /** Receives the invalid lines of `_headers` and `_redirects`. */
  readonly warn?: (message: string) => void;
};
export type Preview = {
  readonly app: Express;
  readonly server: Server;
  readonly faults: Faults;
  /**
   * Starts to listen. Port 0 takes any free one; without a host all interfaces are bound, IPv4 and IPv6.
   * @returns the port, and the origin to reach the server at from this machine
   * @throws the system's error, for example with code `EADDRINUSE`
   */
  listen(port: number, host?: string): Promise<{ port: number; origin: string }>;
  /** Stops, and closes every connection, also those that a fault keeps open. */
  close(): Promise<void>;
};

/** The preview of the built site with the local services under `/_local`. */
export function createPreview({
  dist,
  site,
  dataDir,
  inboxAddress = 'info@localhost',
  faults,
  warn,
}: PreviewOptions): Preview {
  const closing = new AbortController();
  const state = new Faults(faults);
  const app = express().disable('x-powered-by');
  app.use(
    LOCAL_BASE,
    localServices({ dataDir: resolve(dataDir), inboxAddress, faults: state, closing: closing.signal }),
  );
  app.use(site ?? (dist ? staticSite(resolve(dist), warn) : toServices));

  const server = createServer(app);
  return {
    app,
    server,
    faults: state,
    listen: (port, host) => listen(server, port, host),
    async close() {
      closing.abort();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server, port: number, host?: string): Promise<{ port: number; origin: string }> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen({ port, host }, () => {
      server.off('error', fail);
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      done({ port: bound, origin: `http://localhost:${bound}` });
    });
  });
}

const toServices: RequestHandler = (req, res, next) =>
  req.method === 'GET' && req.path === '/' ? res.redirect(302, `${LOCAL_BASE}/`) : next();
