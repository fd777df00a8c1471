import sharp from 'sharp';
import type { StorageConfig } from '../../widgets/adapters/courier/courier-config.ts';
import { courierOf } from './courier-of.ts';
import { type Check, type Outcome, outcome } from './outcome.ts';
import { testRow, unstorableRow } from './test-row.ts';

/** Time limit for an answer of a service, in ms. */
const timeout = 20_000;

/** Always the same, like the row (`test-row.ts`). */
const testPhoto = '0000000000000-0checklive00-test.jpg';

const again = 'run the migrations (npx supabase db push)';

/** Sends a row to the register and a picture to the storage, both marked as tests, like a visitor would. Names what is wrong. */
export const checkServices: Check = async (origin) => {
  const { config } = await courierOf(origin);
  if (!config?.storage) return [{ what: 'there is no register and no storage: requests are mailed only' }];
  return [...(await checkRegister(config.storage)), ...(await checkStorage(config.storage))];
};

async function checkRegister({ url, anonKey }: StorageConfig): Promise<Outcome[]> {
  const address = `${url}/rest/v1/requests`;
  const headers = { apikey: anonKey, 'content-type': 'application/json', prefer: 'return=minimal' };
  const send = (row: object) => ask(address, { method: 'POST', headers, body: JSON.stringify(row) });
  const sent = await send(testRow);
  const isKnown = sent.status === 409 && sent.body.code === '23505';
  // A row that is stored already passes all limits.
  const fresh = isKnown ? await send(unstorableRow) : sent;
  const taken = isKnown ? fresh.body.code === '23514' : sent.status === 201;
  const stored = outcome('the register takes a request', taken, registerFault(fresh));
  const read = await ask(`${address}?select=reference&limit=1`, { headers: { apikey: anonKey } });
  const hidden = read.status >= 400 || read.text === '[]';
  return [
    stored,
    outcome('visitors cannot read the register', hidden, `anybody reads requests: ${again}`),
    // What keeps a request out would be named twice.
    ...(stored.wrong ? [] : [await checkFigures(`${url}/rest/v1/rpc/partner_figures`, headers)]),
  ];
}

/** Asks with a code that no partner can have: nobody's wrong secrets may keep others from an answer. */
async function checkFigures(address: string, headers: Record<string, string>): Promise<Outcome> {
  const body = JSON.stringify({ code: 'check:live', secret: '' });
  const asked = await ask(address, { method: 'POST', headers, body });
  const fault =
    asked.body.code === 'PT429' ? `guesses of others keep them out: ${again}` : registerFault(asked);
  return outcome('partners can ask for their figures', asked.status === 200, fault);
}

async function checkStorage({ url, anonKey, bucket }: StorageConfig): Promise<Outcome[]> {
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#1E5A45' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'test.jpg');
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'x-upsert': 'false' };
  const sent = await ask(`${url}/storage/v1/object/${bucket}/${testPhoto}`, {
    method: 'POST',
    headers,
    body: form,
  });
  const taken = sent.status === 200 || sent.body.error === 'Duplicate';
  const stored = outcome('the storage takes a photo', taken, storageFault(sent, bucket));
  if (!taken) return [stored];
  const shown = await ask(`${url}/storage/v1/object/public/${bucket}/${testPhoto}`, {});
  return [
    stored,
    outcome('photos can be seen with their link', shown.status === 200, `the bucket is not public: ${again}`),
  ];
}

type Answer = {
  status: number;
  text: string;
  body: { code?: string; message?: string; details?: string; error?: string; statusCode?: string };
};

function registerFault({ status, body, text }: Answer): string {
  const { code = '', message = text.slice(0, 200), details } = body;
  if (status === 402) return `the plan of the project is used up: ${message}`;
  if (status === 429)
    return `too many requests for now: ${(details ?? message).replace(/\.$/, '')}. Until then they are only mailed: see the limits in docs/supabase.md`;
  if (code === 'PGRST205' || code === '42P01') return `the table requests is missing: ${again}`;
  if (code === 'PGRST202') return `the function partner_figures is missing: ${again}`;
  if (code === '42501') return `the policy is missing: ${again} (${message})`;
  if (['PGRST204', '23514', '42703'].includes(code))
    return `the table is not of this version: ${again} (${message})`;
  if (status === 401 || status === 403) return `the key is not one of this project: ${message}`;
  return `status ${status}: ${message}`;
}

function storageFault({ status, body, text }: Answer, bucket: string): string {
  const { error, statusCode, message = text.slice(0, 200) } = body;
  if (status === 402) return `the plan of the project is used up: ${message}`;
  if (status === 429 || statusCode === '429') return `too many requests for now: ${message}`;
  if (error === 'Bucket not found') return `the bucket ${bucket} is missing: ${again}`;
  if (message.includes('row-level security')) return `the policy is missing: ${again} (${message})`;
  if (message.startsWith('Too many photos'))
    return 'too many photos for now: see the limits in docs/supabase.md';
  if (statusCode === '415' || statusCode === '413')
    return `the bucket is not set up as it should be: ${again} (${message})`;
  if (status === 401 || statusCode === '403') return `the key is not one of this project: ${message}`;
  return `status ${status}: ${message}`;
}

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) }).catch(
    (error: Error) => {
      throw new Error(`${address} does not answer: ${error.cause ?? error}`);
    },
  );
  const text = await response.text();
  let body = {};
  try {
    body = JSON.parse(text) ?? {};
  } catch {
    // Not JSON, for example the page of a proxy: its text is reported.
  }
  return { status: response.status, text, body };
}
