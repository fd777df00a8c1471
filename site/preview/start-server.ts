import type { Preview } from './create-server.ts';

/**
 * Starts a server from the command line, on the port in the environment variable, until it is interrupted. If it cannot start, it prints
 * the reason in one sentence and sets the exit code 1. It listens on this machine only, unless `HOST` names an interface (`0.0.0.0` for
 * all), because mails, photos and requests can be read here by anybody.
 * @param variable name of the environment variable, for example `PORT`
 * @returns the origin, or undefined when it could not start
 */
export async function startServer(
  preview: Preview,
  variable: string,
  standard: number,
): Promise<string | undefined> {
  const given = process.env[variable] ?? String(standard);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65535) return refuse(`${variable}="${given}" is not a port number.`);

  try {
    const { origin } = await preview.listen(port, process.env['HOST'] || undefined);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => preview.close());
    return origin;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      return refuse(`Port ${port} is taken. Choose another: ${variable}=${port + 10}`);
    return refuse(`Could not listen on port ${port}: ${message}`);
  }
}

/** Prints an error message and sets exit code 1; the process ends when pending work is done. */
export function refuse(message: string): undefined {
  console.error(message);
  process.exitCode = 1;
}
