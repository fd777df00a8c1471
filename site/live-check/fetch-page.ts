/** How long to wait for an answer, in milliseconds. */
const patience = 20_000;

/** A page as the server sent it. Redirects are not followed. */
export interface FetchedPage {
  status: number;
  headers: Headers;
  body: Buffer;
  text: string;
}

/** @throws Error naming the address that did not answer, and why */
export async function fetchPage(address: string): Promise<FetchedPage> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body, text: body.toString() };
  } catch (error) {
    const { cause } = error as Error;
    throw new Error(`${address} does not answer: ${cause ?? error}`);
  }
}
