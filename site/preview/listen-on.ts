import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  readonly port: number;
  /** Stops, and ends every connection, those left hanging on purpose too. */
  stop(): Promise<void>;
};

/**
 * Listens on an interface; without a host on those of this machine alone, which are two: IPv4 and IPv6.
 * @throws the system's error, for example with code `EADDRINUSE`
 */
export async function listenOn(handle: RequestListener, port: number, host?: string): Promise<Listening> {
  if (host !== undefined) return asListening([await started(handle, port, host)]);
  for (;;) {
    const first = await started(handle, port, '127.0.0.1');
    try {
      return asListening([first, await started(handle, portOf(first), '::1')]);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A machine without IPv6.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return asListening([first]);
      await stopped(first);
      // The free port that was found is taken on the other interface: there are more.
      if (port !== 0 || code !== 'EADDRINUSE') throw error;
    }
  }
}

function started(handle: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(handle);
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen({ port, host }, () => {
      server.off('error', fail);
      done(server);
    });
  });
}

function asListening(servers: readonly [Server, ...Server[]]): Listening {
  return { port: portOf(servers[0]), stop: async () => void (await Promise.all(servers.map(stopped))) };
}

function stopped(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeAllConnections();
  return closed;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
