import { spawn } from 'node:child_process';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCAL_KEYS } from '../preview/local-keys.ts';
import { BUCKET } from '../preview/photo-bucket.ts';
import { startPreview } from '../preview/preview.fixture.ts';
import { REQUEST, sharedRegister } from '../preview/register/register.fixture.ts';

const register = sharedRegister();
const dayMs = 86_400_000;

/** The local stand-ins with a request and a photo of each age, in days. */
async function storedDaysAgo(...ages: number[]) {
  const { origin, dataDir } = await startPreview({ register });
  for (const [index, age] of ages.entries()) {
    const [reference, time] = [`WR-AAAAAAA${index + 2}`, new Date(Date.now() - age * dayMs)];
    await register.as('service_role', (transaction) =>
      transaction.query(
        'insert into requests (reference, digest, kind, fields, received_at) values ($1, $2, $3, $4, $5)',
        [reference, REQUEST.digest, 'quote', '{}', time.toISOString()],
      ),
    );
    const form = new FormData();
    form.append('', new Blob(['photo'], { type: 'image/jpeg' }), 'x.jpg');
    const name = photo(index);
    const { status } = await fetch(`${origin}/_local/storage/v1/object/${BUCKET}/${name}`, {
      method: 'POST',
      body: form,
      headers: { apikey: LOCAL_KEYS.publishable },
    });
    expect(status).toBe(200);
    await utimes(join(dataDir, 'bucket', BUCKET, name), time, time);
  }
  const shown = (index: number) =>
    fetch(`${origin}/_local/storage/v1/object/public/${BUCKET}/${photo(index)}`);
  return {
    url: `${origin}/_local`,
    references: async () => (await register.list()).map(({ reference }) => reference),
    photos: () => Promise.all(ages.map(async (_, index) => (await shown(index)).status === 200)),
  };
}

const photo = (index: number) => `1700000000000-abcdef01234${index}-foto.jpg`;

/** Runs `npm run tidy` in a process of its own. */
async function tidy(
  args: string[],
  env: Record<string, string>,
): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'tidy.cli.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { said, code };
}

test.each([
  ['a secret key', LOCAL_KEYS.secret],
  ['the token of an older project', LOCAL_KEYS.serviceToken],
])(
  'it says what it would remove, and removes it with --yes, with %s',
  async (_, key) => {
    const { url, references, photos } = await storedDaysAgo(400, 211, 209, 181, 179, 0);
    const env = { WRAPPIE_SUPABASE_URL: url, WRAPPIE_SUPABASE_SECRET_KEY: key };
    const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
    const what = `4 requests from before ${daysAgo(180)}, and 2 photos from before ${daysAgo(210)}`;

    expect(await tidy(['--older-than', '180d'], env)).toEqual({
      said: `Would remove ${what}. With --yes it does.\n`,
      code: 0,
    });
    expect(await references()).toHaveLength(6);

    expect(await tidy(['--older-than', '180d', '--yes'], env)).toEqual({
      said: `Removed ${what}.\n`,
      code: 0,
    });
    expect((await references()).sort()).toEqual(['WR-AAAAAAA6', 'WR-AAAAAAA7']);
    // A request may have waited on a device for thirty days after its photos were uploaded.
    expect(await photos()).toEqual([false, false, true, true, true, true]);
  },
  60_000,
);

test('photos of a request that may still be waiting on a device stay, however short the limit', async () => {
  const { url, photos } = await storedDaysAgo(32, 30);
  const env = { WRAPPIE_SUPABASE_URL: url, WRAPPIE_SUPABASE_SECRET_KEY: LOCAL_KEYS.secret };
  expect((await tidy(['--older-than', '1d', '--yes'], env)).said).toContain('2 requests');
  expect(await photos()).toEqual([false, true]);
}, 60_000);

test('it does nothing without an age, an address or a secret key', async () => {
  const { url, references } = await storedDaysAgo(400);
  const env = { WRAPPIE_SUPABASE_URL: url, WRAPPIE_SUPABASE_SECRET_KEY: LOCAL_KEYS.secret };
  const age = ['--older-than', '180d', '--yes'];
  for (const args of [['--yes'], ['--older-than', '180', '--yes'], ['--older-than', '0d', '--yes']])
    expect(await tidy(args, env)).toMatchObject({ said: expect.stringContaining('How old?'), code: 2 });
  expect((await tidy(age, { ...env, WRAPPIE_SUPABASE_URL: '' })).said).toContain('WRAPPIE_SUPABASE_URL');
  for (const key of ['', LOCAL_KEYS.publishable, LOCAL_KEYS.anonToken])
    expect((await tidy(age, { ...env, WRAPPIE_SUPABASE_SECRET_KEY: key })).said).toContain(
      'to the secret key',
    );
  const other = await tidy(age, { ...env, WRAPPIE_SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' });
  expect(other.code).toBe(1);
  expect(other.said).toContain('refuses');
  expect(await references()).toHaveLength(1);
}, 120_000);
