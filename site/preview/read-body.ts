import type { IncomingMessage } from 'node:http';

/**
 * Reads a request body of at most `limit` bytes. A larger one is read to its end and discarded, because a browser that is cut off while
 * sending never sees the answer.
 * @returns the bytes, or undefined when there were more than `limit`
 * @throws when the client disconnects before the end
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
