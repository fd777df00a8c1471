import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { type FaultSettings, Faults } from './faults.ts';
import { keptAnswers } from './kept-answers.ts';
import { listenOn } from './listen-on.ts';
import { LOCAL_BASE, localServices } from './local-services.ts';
import { openRegister, type Register } from './register/register.ts';
import { staticSite } from './static-site.ts';

export type PreviewOptions = {
  /** Folder of the built site; leave it out to run the services only. */
  readonly dist?: string;
  /** Whether the files of the built site stay as they are, so that answers are kept in memory. */
  readonly unchanging?: boolean;
  /** Instead of a built site: handles every request that is not for the services. */
  readonly site?: RequestHandler;
  /** Folder for inbox, bucket and register; made when needed. */
  readonly dataDir: string;
  /** Instead of a register of its own in the data folder. It stays open when the server closes. */
  readonly register?: Register;
  /** Adds a partner with sample requests to a new register: see `register/sample-partner.ts`. */
  readonly samples?: boolean;
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
   * Starts to listen. Port 0 means any free one. Without a host only this machine can connect, by IPv4 and IPv6.
   * @returns the port, and the server's origin for this machine
   * @throws the system's error, for example with code `EADDRINUSE`
   */
  listen(port: number, host?: string): Promise<{ port: number; origin: string }>;
  /** Stops, and closes every connection, also those that a fault keeps open. */
  close(): Promise<void>;
};

/** The preview of the built site with the local services under `/_local`. */
export function createPreview({
  dist,
  unchanging = false,
  site,
  dataDir,
  register,
  samples = false,
  inboxAddress = 'info@localhost',
  faults,
  warn,
}: PreviewOptions): Preview {
  const closing = new AbortController();
  const state = new Faults(faults);
  const requests = register ?? openRegister(join(resolve(dataDir), 'register'), { samples });
  const app = express().disable('x-powered-by');
  app.use(
    LOCAL_BASE,
    localServices({
      dataDir: resolve(dataDir),
      register: requests,
      inboxAddress,
      faults: state,
      closing: closing.signal,
    }),
  );
  if (unchanging) app.use(keptAnswers());
  app.use(site ?? (dist ? staticSite(resolve(dist), warn) : toServices));

  const server = createServer(app);
  let stop = async () => {};
  return {
    app,
    server,
    faults: state,
    async listen(port, host) {
      const listening = await listenOn(server, port, host);
      stop = listening.stop;
      return { port: listening.port, origin: `http://localhost:${listening.port}` };
    },
    async close() {
      closing.abort();
      await stop();
      if (requests !== register) await requests.close();
    },
  };
}

const toServices: RequestHandler = (req, res, next) =>
  req.method === 'GET' && req.path === '/' ? res.redirect(302, `${LOCAL_BASE}/`) : next();
