import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { photoName } from '../widgets/domain/request/photo-name.ts';
import { applyMigrations, platformFile } from './apply-migrations.ts';

/*
 * The migrations of the bucket on a real PostgreSQL, with the tables, roles and rights of the storage server. Every test runs in its own
 * transaction, which is rolled back.
 */

const bucket = 'customer-uploads';
const goodName = '1700000000000-abcdef012345-keuken.jpg';
const database = new PGlite();

const migrate = () => applyMigrations(database);

beforeAll(async () => {
  await database.exec(readFileSync(platformFile(), 'utf8'));
  await migrate();
  await database.query(`insert into storage.buckets (id, name) values ('other', 'other')`);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => void (await database.exec('begin')));
afterEach(async () => void (await database.exec('rollback')));

type Role = 'anon' | 'authenticated' | 'service_role';

/** Adds an object like the storage server, which does not read it back. */
async function insert(name: string, { into = bucket, as = 'anon' as Role } = {}): Promise<void> {
  await database.exec(`set local role ${as}`);
  await database.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [into, name]);
  await database.exec('reset role');
}

async function names(): Promise<unknown[]> {
  const { rows } = await database.query<{ name: string }>('select name from storage.objects order by name');
  return rows.map(({ name }) => name);
}

const refused = /violates row-level security policy/;

test('the bucket is public, and takes JPEG and WebP of at most 5 MB', async () => {
  const { rows } = await database.query(
    'select public, file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [bucket],
  );
  expect(rows).toEqual([
    { public: true, file_size_limit: 5_242_880, allowed_mime_types: ['image/jpeg', 'image/webp'] },
  ]);
});

describe('a visitor may add a photo', () => {
  test.each([
    goodName,
    goodName.replace('jpg', 'webp'),
    '0000000000000-000000000000--.jpg',
    `1700000000000-abcdef012345-${'x'.repeat(60)}.webp`,
    photoName('Été #1 (keuken).HEIC', 'image/webp', Date.now()),
    photoName('🏠.png', 'image/jpeg', Date.now()),
  ])('named %s', async (name) => {
    await insert(name);
    expect(await names()).toEqual([name]);
  });

  test('once under one name', async () => {
    await insert(goodName);
    await expect(insert(goodName)).rejects.toThrow(/duplicate key/);
  });
});

describe('a visitor may not add a photo', () => {
  test.each([
    ['a guessable one', 'keuken.jpg'],
    ['an empty one', ''],
    ['a short time', goodName.replace('1', '')],
    ['a long time', `1${goodName}`],
    ['a short random part', goodName.replace('a', '')],
    ['capitals', goodName.replace('k', 'K')],
    ['an accent', goodName.replace('k', 'é')],
    ['no original', '1700000000000-abcdef012345-.jpg'],
    ['an original that is too long', `1700000000000-abcdef012345-${'x'.repeat(61)}.jpg`],
    ['another type', goodName.replace('jpg', 'svg')],
    ['two types', `${goodName}.html`],
    ['a folder', `a/${goodName}`],
    ['a way out', `../${goodName}`],
    ['another line before it', `x\n${goodName}`],
    ['another line after it', `${goodName}\nx`],
  ])('with a name that has %s', async (_, name) => {
    await expect(insert(name)).rejects.toThrow(refused);
  });

  test('to another bucket', async () => {
    await expect(insert(goodName, { into: 'other' })).rejects.toThrow(refused);
  });

  test('with a name that is missing', async () => {
    await expect(insert(null as unknown as string)).rejects.toThrow(refused);
  });

  test('as a logged-in user: nobody has an account', async () => {
    await expect(insert(goodName, { as: 'authenticated' })).rejects.toThrow(refused);
  });
});

describe.each(['anon', 'authenticated'] as const)('a stored photo, for %s, is', (role) => {
  beforeEach(async () => {
    await insert(goodName);
    await database.exec(`set local role ${role}`);
  });
  const affected = async (sql: string) => (await database.query(sql)).affectedRows;

  test('not listed', async () => {
    expect(await names()).toEqual([]);
    expect((await database.query('select * from storage.buckets')).rows).toEqual([]);
  });

  test('not changed', async () => {
    expect(await affected(`update storage.objects set name = 'x', metadata = '{}'`)).toBe(0);
    expect(await affected('update storage.buckets set public = false')).toBe(0);
  });

  test('not deleted, not even with the setting of the storage API', async () => {
    await database.exec(`set local storage.allow_delete_query = 'true'`);
    expect(await affected('delete from storage.objects')).toBe(0);
    expect(await affected('delete from storage.buckets')).toBe(0);
    await database.exec('reset role');
    expect(await names()).toEqual([goodName]);
  });

  test('not replaced', async () => {
    const upsert = `insert into storage.objects (bucket_id, name) values ('${bucket}', '${goodName}')
      on conflict (bucket_id, name) do update set metadata = '{}'`;
    await expect(database.query(upsert)).rejects.toThrow(refused);
  });

  test('no bucket is added', async () => {
    const another = `insert into storage.buckets (id, name) values ('mine', 'mine')`;
    await expect(database.query(another)).rejects.toThrow(refused);
  });
});

test('the service key gives access to everything', async () => {
  await insert(goodName);
  await database.exec('set local role service_role');
  expect(await names()).toEqual([goodName]);
});

test('run twice, it keeps the photos and restores changed settings', async () => {
  await insert(goodName);
  await database.query('update storage.buckets set public = false, file_size_limit = null where id = $1', [
    bucket,
  ]);
  await migrate();
  expect(await names()).toEqual([goodName]);
  const buckets = await database.query('select id, public, file_size_limit from storage.buckets order by id');
  expect(buckets.rows).toEqual([
    { id: bucket, public: true, file_size_limit: 5_242_880 },
    { id: 'other', public: false, file_size_limit: null },
  ]);
  const policies = await database.query(
    `select policyname, cmd, roles::text from pg_policies where schemaname = 'storage'`,
  );
  expect(policies.rows).toEqual([{ policyname: 'Visitors add photos', cmd: 'INSERT', roles: '{anon}' }]);
});
