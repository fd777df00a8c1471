import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { environment } from '../lib/environment.ts';
import { isSecretKey } from '../lib/launch/storage-key.ts';
import { findOld, photosBefore, removeOld } from './tidy.ts';

/*
 * `npm run tidy -- --older-than 180d` says how many requests are older than that, and how many photos are thirty days older still, and with
 * `--yes` removes them. Run it by hand or from a scheduler. The secret key comes from the environment (WRAPPIE_SUPABASE_SECRET_KEY) and must not be in any file of the site.
 */
const { values } = parseArgs({
  options: { 'older-than': { type: 'string' }, yes: { type: 'boolean', default: false } },
});
const days = Number(/^([1-9]\d{0,4})d$/.exec(values['older-than'] ?? '')?.[1]);
const { supabaseUrl: url, supabaseBucket: bucket } = environment();
const key = process.env['WRAPPIE_SUPABASE_SECRET_KEY']?.trim() ?? '';

if (!days) refuse('How old? npm run tidy -- --older-than 180d [--yes]');
else if (!/^https?:/.test(url)) refuse('Set WRAPPIE_SUPABASE_URL to the whole address of the project.');
else if (!isSecretKey(key))
  refuse('Set WRAPPIE_SUPABASE_SECRET_KEY to the secret key (sb_secret_…, or the service_role token).');
else await tidy();

async function tidy(): Promise<void> {
  const before = new Date(Date.now() - days * 86_400_000);
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  try {
    const { requests, photos } = await (values.yes ? removeOld : findOld)(client, bucket, before);
    const what = `${amount(requests, 'request', before)}, and ${amount(photos.length, 'photo', photosBefore(before))}`;
    console.info(values.yes ? `Removed ${what}.` : `Would remove ${what}. With --yes it does.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** `2 requests from before 2026-01-31`. */
function amount(count: number, thing: string, before: Date): string {
  return `${count} ${thing}${count === 1 ? '' : 's'} from before ${before.toISOString().slice(0, 10)}`;
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
