import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = {
  readonly port: number;
  /** Stops, and closes every connection, also those that a fault keeps open. */
  stop(): Promise<void>;
};

/**
 * Makes a server listen on an interface. Without a host it listens on the two loopback interfaces, for IPv4 and IPv6, which only this
 * machine can reach.
 * @throws the system's error, for example with code `EADDRINUSE`
 */
export async function listenOn(server: Server, port: number, host?: string): Promise<Listening> {
  if (host !== undefined) return asListening([await started(server, port, host)]);
  for (;;) {
    await started(server, port, '127.0.0.1');
    try {
      return asListening([server, await started(secondOf(server), portOf(server), '::1')]);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // The machine has no IPv6.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return asListening([server]);
      await stopped(server);
      // The free port of one interface is taken on the other: try another port.
      if (port !== 0 || code !== 'EADDRINUSE') throw error;
    }
  }
}

/** A second server that passes all its requests to the first. */
function secondOf(server: Server): Server {
  const second = createServer();
  for (const event of ['request', 'upgrade'])
    second.on(event, (...what: unknown[]) => server.emit(event, ...what));
  return second;
}

function started(server: Server, port: number, host: string): Promise<Server> {
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
