import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { migrationFiles } from '../../supabase/apply-migrations.ts';
import { configElementId } from '../../widgets/adapters/courier/courier-config.ts';
import { LOCAL_KEYS } from '../preview/local-keys.ts';
import { BUCKET } from '../preview/photo-bucket.ts';
import { startPreview, temporaryFolder } from '../preview/preview.fixture.ts';
import { sharedRegister } from '../preview/register/register.fixture.ts';
import { checkServices } from './check-services.ts';

const register = sharedRegister();

/** A site whose courier is configured with this storage. */
async function site(storage?: Record<string, string>) {
  const config = JSON.stringify({ formMailUrl: '/_local/form-mail', storage });
  const dist = await temporaryFolder({
    'bezorgen.html': `<script id="${configElementId}" type="application/json">${config}</script>`,
  });
  return startPreview({ dist, register });
}

const local = { url: '/_local', anonKey: LOCAL_KEYS.publishable, bucket: BUCKET };
const wrongOn = async (origin: string) =>
  (await checkServices(origin)).flatMap(({ what, wrong }) => (wrong ? [`${what}: ${wrong}`] : []));

/** The row that checks sent before a request could ask for samples. */
const earlierRow = `insert into requests (reference, digest, kind, fields)
  values ('WR-TESTTEST', encode(sha256('check:live'), 'hex'), 'test', '{"message": "TEST check:live"}')`;

/** A register in which the field of the samples is not known. */
const withoutSamples = `alter table requests
  drop constraint requests_fields_known,
  add constraint requests_fields_known check (not fields ? 'staal') not valid`;

/** The newest migration with these words. */
const newestMigration = (words: string) =>
  migrationFiles()
    .map((file) => readFileSync(file, 'utf8'))
    .filter((sql) => sql.includes(words))
    .at(-1)!;

/** The one that says which fields a request may have, and the one that answers partners. */
const fieldsMigration = newestMigration('add constraint requests_fields_known');
const figuresMigration = newestMigration('function public.partner_figures');

/** Changes the register during one check. */
async function withChange(change: string, back: string, check: () => Promise<void>): Promise<void> {
  await register.as('postgres', (transaction) => transaction.exec(change));
  try {
    await check();
  } finally {
    await register.as('postgres', (transaction) => transaction.exec(back));
  }
}

test('nothing is wrong with the stand-ins, and any number of checks leaves one marked row', async () => {
  const { origin } = await site(local);
  for (let count = 0; count < 2; count += 1) expect(await wrongOn(origin)).toEqual([]);
  expect(await register.list()).toMatchObject([{ reference: 'WR-TESTTEST', kind: 'test' }]);
});

test('a site without a project says so', async () => {
  const { origin } = await site();
  expect(await checkServices(origin)).toEqual([
    { what: 'there is no register and no storage: requests are mailed only' },
  ]);
});

describe('the report names', () => {
  const tooMany =
    'the register takes a request: too many requests for now: Too many requests. Until then they are only mailed: see the limits in docs/supabase.md';

  test('a wrong key', async () => {
    const { origin } = await site({ ...local, anonKey: 'sb_publishable_of_another_project' });
    expect(await wrongOn(origin)).toEqual([
      'the register takes a request: the key is not one of this project: Invalid API key',
      'the storage takes a photo: the key is not one of this project: Invalid Compact JWS',
    ]);
  });

  test('a missing bucket', async () => {
    const { origin } = await site({ ...local, bucket: 'fotos' });
    expect(await wrongOn(origin)).toEqual([
      'the storage takes a photo: the bucket fotos is missing: run the migrations (npx supabase db push)',
    ]);
  });

  test('a missing table', async () => {
    const { origin } = await site(local);
    const [there, gone] = ['alter table requests rename to other', 'alter table other rename to requests'];
    await withChange(there, gone, async () =>
      expect(await wrongOn(origin)).toEqual([
        'the register takes a request: the table requests is missing: run the migrations (npx supabase db push)',
      ]),
    );
  });

  test('a missing migration of a field, also where an earlier check stored its row', async () => {
    const { origin } = await site(local);
    await register.as('postgres', (transaction) => transaction.exec(earlierRow));
    await withChange(withoutSamples, fieldsMigration, async () =>
      expect(await wrongOn(origin)).toEqual([
        expect.stringContaining(
          'the table is not of this version: run the migrations (npx supabase db push)',
        ),
      ]),
    );
  });

  test('missing figures of partners', async () => {
    const { origin } = await site(local);
    const [there, gone] = ['partner_figures', 'other'].map(
      (name) => `alter function ${name}(text, text) rename to`,
    );
    await withChange(`${there} other`, `${gone} partner_figures`, async () =>
      expect(await wrongOn(origin)).toEqual([
        'partners can ask for their figures: the function partner_figures is missing: run the migrations (npx supabase db push)',
      ]),
    );
  });

  test('a missing policy', async () => {
    const { origin } = await site(local);
    await withChange(
      'revoke insert (fields) on requests from anon',
      'grant insert (fields) on requests to anon',
      async () =>
        expect(await wrongOn(origin)).toEqual([expect.stringContaining('the policy is missing: run the')]),
    );
  });

  test('a register that visitors can read', async () => {
    const { origin } = await site(local);
    await withChange(
      'grant select on requests to anon; create policy leak on requests for select to anon using (true)',
      'revoke select on requests from anon; drop policy leak on requests',
      async () =>
        expect(await wrongOn(origin)).toEqual([
          expect.stringContaining('visitors cannot read the register: anybody reads requests'),
        ]),
    );
  });

  test('a register over its limit, also where an earlier check stored its row', async () => {
    const { origin } = await site(local);
    const limit = (most: number) =>
      `update wrappie.limits set most = ${most} where thing = 'requests' and span is null`;
    const refused = [
      'the register takes a request: too many requests for now: At most 0, and 209715200 bytes, in all. Until then they are only mailed: see the limits in docs/supabase.md',
    ];
    await withChange(limit(0), limit(50_000), async () => expect(await wrongOn(origin)).toEqual(refused));
    expect(await wrongOn(origin)).toEqual([]);
    await withChange(limit(0), limit(50_000), async () => expect(await wrongOn(origin)).toEqual(refused));
    expect(await register.list()).toHaveLength(1);
  });

  test('partners who are shut out because others guessed', async () => {
    const { origin } = await site(local);
    const shut = `create or replace function partner_figures(code text, secret text) returns jsonb language plpgsql as
      $$ begin raise sqlstate 'PT429' using message = 'Too many wrong secrets'; end $$`;
    await withChange(shut, figuresMigration, async () =>
      expect(await wrongOn(origin)).toEqual([
        'partners can ask for their figures: guesses of others keep them out: run the migrations (npx supabase db push)',
      ]),
    );
    expect(await wrongOn(origin)).toEqual([]);
  });

  test('a plan that is used up', async () => {
    const { origin, preview } = await site(local);
    preview.faults.merge({ register: '402', storage: '402' });
    const usedUp = expect.stringContaining(
      'the plan of the project is used up: Service for this project is restricted due to the following violations',
    );
    expect(await wrongOn(origin)).toEqual([usedUp, usedUp]);
  });

  test('too many requests, for register and storage', async () => {
    const { origin, preview } = await site(local);
    preview.faults.merge({ register: '429', storage: '429' });
    expect(await wrongOn(origin)).toEqual([
      tooMany,
      'the storage takes a photo: too many requests for now: API rate limit exceeded',
    ]);
  });

  test('a limit that is reached, and an outage', async () => {
    const { origin, preview } = await site(local);
    preview.faults.merge({ register: '429', storage: '500' });
    expect(await wrongOn(origin)).toEqual([
      tooMany,
      'the storage takes a photo: status 500: Internal Server Error',
    ]);
  });
});
