import type { StorageConfig } from './courier-config.ts';
import type { RegisterRow } from './register-row.ts';

/** How long the register may take before the mail goes alone, in ms: the widget waits 15 s for both. */
const patience = 6000;

/**
 * Keeps a request in the register.
 *
 * @returns whether it lies there for certain: it does now (201), or it did already (409). Never rejects
 */
export async function register(storage: StorageConfig, row: RegisterRow): Promise<boolean> {
  try {
    const { status } = await post(storage, 'requests', row, { signal: AbortSignal.timeout(patience) });
    return status === 201 || status === 409;
  } catch {
    // Refused by a policy, unreachable or too slow: not confirmed, whichever it was.
    return false;
  }
}

/**
 * Notes that the mail service took the notification of a request. Outlives this page, which may be taken away at any moment; where it
 * fails the request only looks as if it had not been mailed.
 */
export function noteMail(storage: StorageConfig, { reference, digest }: RegisterRow): void {
  post(storage, 'request_mails', { reference, digest }, { keepalive: true }).catch(() => {});
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
    // A key of either kind goes here. As `authorization` only a token may stand, and the gateway puts that there itself.
    headers: { apikey: anonKey, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(row),
  });
}
