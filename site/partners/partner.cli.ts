import { createClient } from '@supabase/supabase-js';
import { isPartnerCode } from '../../widgets/domain/partner/partner-code.ts';
import { environment } from '../lib/environment.ts';
import { isSecretKey } from '../lib/launch/storage-key.ts';
import { keptSecret, newSecret, partnerSql } from './partner-secret.ts';

/*
 * `npm run partner -- add dealer-7` makes a secret for a partner's code, or another one in its place, and `remove dealer-7` takes the code
 * out. With WRAPPIE_SUPABASE_URL and WRAPPIE_SUPABASE_SECRET_KEY it does so in the project, otherwise it prints the SQL. Only a hash of the
 * secret is stored: note it, because it is shown once.
 */
const [, , task, code = ''] = process.argv;
const { supabaseUrl: url } = environment();
const key = process.env['WRAPPIE_SUPABASE_SECRET_KEY']?.trim() ?? '';

if (!['add', 'remove'].includes(task ?? '') || !isPartnerCode(code))
  refuse(
    'npm run partner -- add dealer-7, or: npm run partner -- remove dealer-7. A code has 2 to 61 small letters, digits and hyphens, and begins with no hyphen.',
  );
else if (key !== '' && !isSecretKey(key))
  refuse('WRAPPIE_SUPABASE_SECRET_KEY is no secret key (sb_secret_…, or the service_role token).');
else if (key !== '' && !/^https?:/.test(url))
  refuse('Set WRAPPIE_SUPABASE_URL to the whole address of the project.');
else if (task === 'add') await add();
else await remove();

async function add(): Promise<void> {
  const secret = newSecret();
  const kept = keptSecret(secret);
  if (key === '') console.info(`Run this in the SQL editor of the project:\n\n${partnerSql(code, kept)}\n`);
  else if (!(await call('set_partner', { code, ...kept }))) return;
  console.info(`Code    ${code}\nSecret  ${secret}`);
}

async function remove(): Promise<void> {
  if (key === '')
    return console.info(
      `Run this in the SQL editor of the project:\n\nselect public.remove_partner('${code}');`,
    );
  const answer = await call('remove_partner', { code });
  if (answer) console.info(answer.data ? `${code} is removed.` : `There was no partner ${code}.`);
}

/** The answer of a function of the project; undefined after a refusal, which is reported. */
async function call(name: string, parameters: object): Promise<{ data: unknown } | undefined> {
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.rpc(name, parameters);
  if (!error) return { data };
  console.error(`The register refuses: ${error.message}`);
  process.exitCode = 1;
  return undefined;
}

function refuse(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
