/**
 * A `fetch` that reports how much of the body was sent, which only `XMLHttpRequest` can tell. Supports only what the storage client uses:
 * the address as text, headers and body.
 */
export function fetchWithProgress(onProgress: (fraction: number) => void, signal: AbortSignal): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init?.method ?? 'GET', String(input));
      request.responseType = 'blob';
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, statusText, response } = request;
        resolve(new Response(response, { status, statusText, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError('The storage cannot be reached.'));
      request.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => request.abort(), { once: true });
      if (signal.aborted) return reject(signal.reason);
      request.send(init?.body as XMLHttpRequestBodyInit);
    });
}

/** All headers that this origin may read. Asking for one that it may not read would log an error. */
function headersOf(request: XMLHttpRequest): [string, string][] {
  const lines = request.getAllResponseHeaders().trim().split('\r\n');
  return lines.filter(Boolean).map((line) => [line.split(':', 1)[0] ?? '', line.replace(/^[^:]*: ?/, '')]);
}
