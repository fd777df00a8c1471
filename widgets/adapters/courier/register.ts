import type { StorageConfig } from './courier-config.ts';
import type { RegisterRow } from './register-row.ts';

/** Time limit for the register, in ms. The widget waits 15 s for register and mail together. */
const registerTimeout = 6000;

/** What is known of a row. `unknown`: there was no usable answer, so the row may be stored or not. */
export type Registration = 'stored' | 'refused' | 'unknown';

/** Stores a request in the register. Never rejects. */
export async function register(storage: StorageConfig, row: RegisterRow): Promise<Registration> {
  try {
    const response = await post(storage, 'requests', row, { signal: AbortSignal.timeout(registerTimeout) });
    if (response.status === 201 || (await isStored(response))) return 'stored';
    return response.status >= 400 && response.status < 500 ? 'refused' : 'unknown';
  } catch {
    // Unreachable or too slow.
    return 'unknown';
  }
}

/**
 * Notes that the mail service confirmed the mail about a request. This page may be removed at any moment, so the browser finishes the
 * request without it. If it fails, the request only looks as if it was not mailed.
 */
export function noteMail(storage: StorageConfig, { reference, digest }: RegisterRow): void {
  post(storage, 'request_mails', { reference, digest }, { keepalive: true }).catch(() => {});
}

/** Whether the request was refused because the same reference and content are stored already: PostgreSQL's `unique_violation`. */
async function isStored(response: Response): Promise<boolean> {
  return response.status === 409 && (await response.json()).code === '23505';
}

function post(
  { url, anonKey }: StorageConfig,
  table: string,
  row: object,
  init: RequestInit,
): Promise<Response> {
  return fetch(new URL(`${url.replace(/\/$/, '')}/rest/v1/${table}`, location.origin), {
    ...init,
    method: 'POST',
    credentials: 'omit',
    // The key of either kind is the `apikey`. As `authorization` only a token is allowed; for a key the gateway adds one itself.
    headers: { apikey: anonKey, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(row),
  });
}
