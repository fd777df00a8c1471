type Params = Record<string, unknown>;

/** A connection to Chromium in the DevTools protocol that sends only the given commands. */
export interface DevTools {
  /**
   * @param session the session of a page; without it the command goes to the browser itself
   * @throws Error with Chromium's error message
   */
  send<T = unknown>(method: string, params?: Params, session?: string): Promise<T>;
  /** Passes on the events of one page until the page is closed. */
  listen(session: string, take: (event: string, params: Params) => void): void;
  /** Stops passing them on. */
  forget(session: string): void;
  close(): void;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Params;
  result?: unknown;
  error?: { message: string };
}

/**
 * Connects to a Chromium, without Playwright. Playwright sends `Runtime.enable`, after which V8 parses every script a second time for its
 * source positions. For react-dom that takes about 45 ms at a quarter of the speed, which visitors do not pay.
 */
export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  await new Promise((open, fail) => {
    socket.onopen = open;
    socket.onerror = () => fail(new Error(`No DevTools at ${address}`));
  });
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Map<string, (event: string, params: Params) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.sessionId && message.method)
      listeners.get(message.sessionId)?.(message.method, message.params ?? {});
  };
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ error: { message: 'Chromium is gone' } });
  };
  return {
    send: <T>(method: string, params: Params = {}, sessionId?: string) =>
      new Promise<T>((done, fail) => {
        const id = ++last;
        waiting.set(id, ({ result, error }) =>
          error ? fail(new Error(`${method}: ${error.message}`)) : done(result as T),
        );
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      }),
    listen: (session, take) => listeners.set(session, take),
    forget: (session) => listeners.delete(session),
    close: () => socket.close(),
  };
}
