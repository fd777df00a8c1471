import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCAL_KEYS } from '../preview/local-keys.ts';
import { startPreview } from '../preview/preview.fixture.ts';
import { sharedRegister } from '../preview/register/register.fixture.ts';
import { newSecret } from './partner-secret.ts';

const register = sharedRegister();

/** Runs `npm run partner` in a process of its own. */
async function partner(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'partner.cli.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { said, code };
}

test('with the secret key it adds a partner whose secret opens the figures, and removes it again', async () => {
  const { origin } = await startPreview({ register });
  const url = `${origin}/_local`;
  const env = { WRAPPIE_SUPABASE_URL: url, WRAPPIE_SUPABASE_SECRET_KEY: LOCAL_KEYS.secret };
  const figures = async (body: object, key: string = LOCAL_KEYS.publishable) => {
    const response = await fetch(`${url}/rest/v1/rpc/partner_figures`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  };

  const { said, code } = await partner(['add', 'dealer-7'], env);
  expect(code).toBe(0);
  const [, secret] = /^Code {4}dealer-7\nSecret {2}(\S+)\n$/.exec(said) ?? [];
  const asked = { code: 'dealer-7', secret };
  expect(await figures(asked)).toEqual({ status: 200, answer: { months: [], pages: [] } });
  expect(await figures({ ...asked, secret: 'x' })).toEqual({ status: 200, answer: null });
  expect((await figures(asked, 'sb_publishable_other')).status).toBe(401);
  // As PostgREST answers to other parameters.
  expect(await figures({ code: 'dealer-7' })).toMatchObject({ status: 404, answer: { code: 'PGRST202' } });

  expect((await partner(['add', 'dealer-7'], env)).said).not.toContain(secret);
  expect((await figures(asked)).answer).toBeNull();
  expect((await partner(['remove', 'dealer-7'], env)).said).toBe('dealer-7 is removed.\n');
  expect((await partner(['remove', 'dealer-7'], env)).said).toBe('There was no partner dealer-7.\n');
  const refused = { ...env, WRAPPIE_SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' };
  expect(await partner(['add', 'dealer-7'], refused)).toMatchObject({
    code: 1,
    said: expect.stringContaining('The register refuses'),
  });
}, 120_000);

test('without the key it prints SQL that the project runs, and never sends anything', async () => {
  const { said, code } = await partner(['add', 'dealer-8']);
  expect(code).toBe(0);
  const [sql = ''] = /select public\.set_partner\(.*\);/.exec(said) ?? [];
  const [, secret] = /Secret {2}(\S+)/.exec(said) ?? [];
  const answer = await register.as('service_role', async (transaction) => {
    await transaction.query(sql);
    const { rows } = await transaction.query<{ answer: unknown }>(
      'select public.partner_figures($1, $2) as answer',
      ['dealer-8', secret],
    );
    return rows[0]?.answer;
  });
  expect(answer).toEqual({ months: [], pages: [] });
}, 60_000);

test.each([[[]], [['add']], [['add', "dealer'; drop table"]], [['give', 'dealer-7']]])(
  'it refuses %j',
  async (args) => {
    expect(await partner(args)).toMatchObject({ code: 2, said: expect.stringContaining('npm run partner') });
  },
);

test('a secret is long, and another one each time', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/);
});
