import type { Preview } from './create-server.ts';

/**
 * Starts a server from the command line: on the port that the environment variable names, until it is interrupted.
 * On this machine only, unless `HOST` names an interface (`0.0.0.0` for all): mails, photos and requests lie open here. What makes that impossible is said in one sentence, and sets the exit code 1.
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

/** Ends with an error message and exit code 1, once what is under way is done. */
export function refuse(message: string): undefined {
  console.error(message);
  process.exitCode = 1;
}
