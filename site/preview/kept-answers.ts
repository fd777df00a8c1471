import type { OutgoingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';

type Answer = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

/**
 * Keeps each answer with status 200 in memory and gives it again, compressed as it is. Only for a site whose files do not change. Looking
 * for a file, reading and compressing it took half of the server's time in the browser tests.
 */
export function keptAnswers(): RequestHandler {
  const answers = new Map<string, Answer>();
  return (req, res, next) => {
    const { range, 'if-none-match': tag, 'if-modified-since': since } = req.headers;
    if (req.method !== 'GET' || range || tag || since) return next();

    const key = `${req.headers['accept-encoding']} ${req.url}`;
    const kept = answers.get(key);
    if (kept) {
      res.writeHead(200, kept.headers);
      res.end(kept.body);
      return;
    }
    whenSent(res, (answer) => answers.set(key, answer));
    next();
  };
}

/** Hands on what the response sends, if it is sent completely and with status 200. */
function whenSent(res: Response, take: (answer: Answer) => void): void {
  const chunks: Buffer[] = [];
  const note = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const write = res.write;
  const end = res.end;
  res.write = (...given: unknown[]) => {
    note(given[0]);
    return Reflect.apply(write, res, given);
  };
  res.end = (...given: unknown[]) => {
    note(given[0]);
    return Reflect.apply(end, res, given);
  };
  res.once('finish', () => {
    const { 'transfer-encoding': _, ...headers } = res.getHeaders();
    const body = Buffer.concat(chunks);
    if (res.statusCode === 200) take({ headers: { ...headers, 'content-length': body.length }, body });
  });
}
