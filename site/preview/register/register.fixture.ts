import { afterAll, beforeAll, beforeEach } from 'vitest';
import { LOCAL_KEYS } from '../local-keys.ts';
import { startPreview } from '../preview.fixture.ts';
import { openRegister } from './register.ts';

/** One register in memory for all tests of a file. It is emptied before each test. */
export function sharedRegister() {
  const register = openRegister();
  beforeAll(() => register.as('anon', async () => {}), 120_000);
  beforeEach(() => register.empty());
  afterAll(() => register.close());
  return register;
}

/** A request as the courier registers it. */
export const REQUEST = {
  reference: 'WR-7KQ2M9XA',
  digest: 'a'.repeat(64),
  kind: 'quote',
  fields: { name: 'Jan', message: 'Hallo' },
  partner: 'dealer-7',
  embedded_on: 'https://dealer.example',
  language: 'nl',
};

/** A preview with a register, and a function that posts to its API. */
export async function startApi(register = openRegister()) {
  const { origin, preview } = await startPreview({ register });
  const address = `${origin}/_local/rest/v1`;
  const post = (
    body: unknown,
    { table = 'requests', headers = {} as Record<string, string>, base = address } = {},
  ) =>
    fetch(`${base}/${table}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        apikey: LOCAL_KEYS.publishable,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        ...headers,
      },
    });
  return { origin, address, preview, post };
}
