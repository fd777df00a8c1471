import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { environment } from '../lib/environment.ts';
import { isSecretKey } from '../lib/launch/storage-key.ts';
import { findOld, removeOld } from './tidy.ts';

/*
 * `npm run tidy -- --older-than 180d` says how many requests and photos are older than that, and with `--yes` removes them. Run it by hand or
 * from a scheduler. The secret key comes from the environment (WRAPPIE_SUPABASE_SECRET_KEY) and must not be in any file of the site.
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
    const what = `${requests} ${requests === 1 ? 'request' : 'requests'} and ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} from before ${before.toISOString().slice(0, 10)}`;
    console.info(values.yes ? `Removed ${what}.` : `Would remove ${what}. With --yes it does.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
