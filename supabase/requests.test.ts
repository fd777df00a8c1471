import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testRow } from '../site/live-check/test-row.ts';
import { allowedFields } from '../widgets/adapters/courier/protocol.ts';
import { newReference } from '../widgets/domain/request/reference.ts';
import { mailFields } from '../widgets/mail-fields.ts';
import { applyMigrations, migrationFiles, platformFile } from './apply-migrations.ts';

/*
 * The migration of the register on a real PostgreSQL, in a project that had only the first migration and holds a photo. Every test runs in
 * its own transaction, which is rolled back.
 */

const database = new PGlite();
const oldPhoto = '1700000000000-abcdef012345-oud.jpg';

beforeAll(async () => {
  await database.exec(readFileSync(platformFile(), 'utf8'));
  await applyMigrations(database, migrationFiles().slice(0, 1));
  await database.query(
    `insert into storage.objects (bucket_id, name, metadata, created_at)
     values ('customer-uploads', $1, '{"size": 9}', now() - interval '10 days')`,
    [oldPhoto],
  );
  await applyMigrations(database);
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => void (await database.exec('begin')));
afterEach(async () => void (await database.exec('rollback')));

type Role = 'anon' | 'authenticated' | 'service_role';
type Row = Record<string, unknown>;

const digest = 'a'.repeat(64);
const row: Row = {
  reference: 'WR-7KQ2M9XA',
  digest,
  kind: 'quote',
  fields: JSON.stringify({ name: 'Jan', message: 'Hallo' }),
  partner: 'dealer-7',
  embedded_on: 'https://dealer.example',
  language: 'nl',
};

/** Adds a row like the API, without reading it back. After a refusal the transaction can still be used. */
async function insert(changes: Row = {}, as: Role = 'anon', table = 'requests'): Promise<void> {
  const entries = Object.entries(table === 'requests' ? { ...row, ...changes } : changes);
  const columns = entries.map(([name]) => name).join(', ');
  const places = entries.map((_, index) => `$${index + 1}`).join(', ');
  await database.exec(`savepoint attempt; set local role ${as}`);
  try {
    await database.query(
      `insert into public.${table} (${columns}) values (${places})`,
      entries.map(([, value]) => value),
    );
  } catch (error) {
    await database.exec('rollback to attempt');
    throw error;
  }
  await database.exec('reset role');
}

async function insertPhoto(name: string, metadata: Row, created = 'now'): Promise<void> {
  await database.exec('savepoint attempt; set local role anon');
  try {
    await database.query(
      `insert into storage.objects (bucket_id, name, metadata, created_at)
       values ('customer-uploads', $1, $2, $3::timestamptz)`,
      [name, JSON.stringify(metadata), created],
    );
  } catch (error) {
    await database.exec('rollback to attempt');
    throw error;
  }
  await database.exec('reset role');
}

const photo = (index: number) => `1700000000000-abcdef01${String(index).padStart(4, '0')}-foto.jpg`;
const rows = async (sql: string) => (await database.query<Row>(sql)).rows;
/** The code of PostgreSQL's error, which PostgREST maps to a status. */
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'accepted',
    ({ code }: { code: string }) => code,
  );

describe('a visitor may send a request', () => {
  test('and it is stored unchanged, with its time and size', async () => {
    await insert();
    const [{ id, received_at, ...kept } = {}] = await rows('select * from requests');
    expect(kept).toEqual({ ...row, fields: { name: 'Jan', message: 'Hallo' }, bytes: 35 });
    expect(Date.now() - (received_at as Date).getTime()).toBeLessThan(60_000);
  });

  // A field that a new widget adds needs a migration: without it, requests with that field are only mailed.
  test('with every field that the courier accepts, except the instructions to the mail service', async () => {
    const fields = [...allowedFields, ...mailFields]
      .filter((name) => !name.startsWith('_'))
      .map((name) => [name, 'x']);
    await insert({ fields: JSON.stringify(Object.fromEntries(fields)) });
    expect(await rows('select count(*)::int as number from requests')).toEqual([{ number: 1 }]);
  });

  // Otherwise `check:live` would not notice that a project lacks the migration.
  test('with the row of `check:live`, which has every field that a later migration added', async () => {
    const first = readFileSync(migrationFiles().find((file) => file.endsWith('_requests.sql'))!, 'utf8');
    const added = [...allowedFields, ...mailFields].filter(
      (name) => !name.startsWith('_') && !first.includes(`'${name}'`),
    );
    expect(Object.keys(testRow.fields)).toEqual(expect.arrayContaining(added));
    await insert({ ...testRow, fields: JSON.stringify(testRow.fields) });
  });

  test('with any reference that a widget makes', async () => {
    for (let count = 0; count < 5; count += 1) await insert({ reference: newReference() });
  });

  test('with a known reference and new content, or a new reference and known content', async () => {
    await insert();
    await insert({ digest: 'b'.repeat(64) });
    await insert({ reference: 'WR-22222222' });
    expect(await rows('select count(*)::int as number from requests')).toEqual([{ number: 3 }]);
  });

  test('without partner, page and language', async () => {
    await insert({ partner: null, embedded_on: null, language: null });
  });
});

describe('a request is refused', () => {
  test('that is stored already: 23505, which is HTTP 409', async () => {
    await insert();
    expect(await refusal(insert())).toBe('23505');
    expect(await refusal(insert({ fields: '{"name":"Piet"}' }))).toBe('23505');
    expect(await rows('select fields from requests')).toEqual([
      { fields: { name: 'Jan', message: 'Hallo' } },
    ]);
  });

  test.each<[string, Row]>([
    ['with a reference of another form', { reference: 'x' }],
    ['with a reference of two lines', { reference: 'WR-7KQ2M9XA\nx' }],
    ['with a digest of another form', { digest: 'A'.repeat(64) }],
    ['of an unknown kind', { kind: 'spam' }],
    ['with an unknown field', { fields: '{"_subject":"x"}' }],
    ['with a field that is an object', { fields: '{"name":{"a":1}}' }],
    ['with a field that is a number', { fields: '{"name":1}' }],
    ['with a field that is a list of texts', { fields: '{"name":["Jan","Piet"]}' }],
    ['with a field that is an empty list', { fields: '{"name":[]}' }],
    ['with a field that is null', { fields: '{"name":null}' }],
    ['whose fields are a list', { fields: '["name"]' }],
    ['of more than 64 KB', { fields: JSON.stringify({ message: 'x'.repeat(65_536) }) }],
    ['with a partner of more than 100 characters', { partner: 'x'.repeat(101) }],
    ['with an origin of more than 300 characters', { embedded_on: 'x'.repeat(301) }],
    ['with a language of another form', { language: 'nl-NL' }],
  ])('%s', async (_, changes) => {
    expect(await refusal(insert(changes))).toBe('23514');
  });

  test('that chooses its own time or number', async () => {
    expect(await refusal(insert({ received_at: '1970-01-01' }))).toBe('42501');
    expect(await refusal(insert({ id: 1 }))).toBe('428C9');
  });

  test('from a logged-in user: nobody has an account', async () => {
    expect(await refusal(insert({}, 'authenticated'))).toBe('42501');
  });
});

describe.each(['anon', 'authenticated'] as const)('a stored request: %s cannot run', (role) => {
  beforeEach(async () => {
    await insert();
    await database.exec(`set local role ${role}`);
  });

  test.each([
    'select * from requests',
    'select count(*) from requests',
    'insert into requests (reference) values (null) returning *',
    `update requests set partner = 'x'`,
    'delete from requests',
    'truncate requests cascade',
    'select * from request_mails',
    'delete from request_mails',
    'select * from wrappie.limits',
    'update wrappie.limits set most = 1000000',
    'select * from wrappie.requests_without_mail',
    "select wrappie.allow_request('WR-7KQ2M9XA', 'a', 1)",
    'create table mine ()',
  ])('%s', async (sql) => {
    expect(await refusal(database.exec(sql))).toBe('42501');
  });
});

describe('whether a request was mailed', () => {
  const mail = { reference: row['reference'], digest };
  const unmailed = () => rows('select reference from wrappie.requests_without_mail');

  test('can be told from its row', async () => {
    await insert();
    expect(await unmailed()).toEqual([{ reference: 'WR-7KQ2M9XA' }]);
    await insert(mail, 'anon', 'request_mails');
    expect(await unmailed()).toEqual([]);
  });

  test('can be reported once, and only for stored requests', async () => {
    expect(await refusal(insert(mail, 'anon', 'request_mails'))).toBe('23503');
    await insert();
    await insert(mail, 'anon', 'request_mails');
    expect(await refusal(insert(mail, 'anon', 'request_mails'))).toBe('23505');
    expect(await refusal(insert({ ...mail, redirected_at: '1970-01-01' }, 'anon', 'request_mails'))).toBe(
      '42501',
    );
  });

  test('is deleted with the request', async () => {
    await insert();
    await insert(mail, 'anon', 'request_mails');
    await database.exec('set local role service_role; delete from public.requests; reset role');
    expect(await rows('select * from request_mails')).toEqual([]);
  });

  test('does not matter for a request that only tests the register', async () => {
    await insert({ kind: 'test' });
    expect(await unmailed()).toEqual([]);
  });
});

/** Changes one limit, far below the others. */
const limit = (thing: string, span: string | null, most: number, bytes: number) =>
  database.query(
    `update wrappie.limits set most = $3, bytes = $4 where thing = $1 and span is not distinct from $2::interval`,
    [thing, span, most, bytes],
  );

const spans = [
  ['1 minute', "now() - interval '50 seconds'", "now() - interval '70 seconds'"],
  ['1 hour', "now() - interval '50 minutes'", "now() - interval '70 minutes'"],
  ['1 day', "now() - interval '23 hours'", "now() - interval '25 hours'"],
] as const;

describe('requests are limited', () => {
  test.each(spans)('in number, %s at a time', async (span, within, before) => {
    await limit('requests', span, 2, 1_000_000);
    await insert();
    await insert({ reference: 'WR-22222222' });
    const third = () => refusal(insert({ reference: 'WR-33333333' }));
    expect(await third()).toBe('PT429');
    await database.exec(`update requests set received_at = ${within}`);
    expect(await third()).toBe('PT429');
    await database.exec(`update requests set received_at = ${before}`);
    expect(await third()).toBe('accepted');
  });

  test.each(spans)('in bytes, %s at a time', async (span, _, before) => {
    await limit('requests', span, 100, 80);
    await insert();
    await insert({ reference: 'WR-22222222' });
    expect(await refusal(insert({ reference: 'WR-33333333' }))).toBe('PT429');
    await database.exec(`update requests set received_at = ${before}`);
    expect(await refusal(insert({ reference: 'WR-33333333' }))).toBe('accepted');
  });

  test('in all, however old they are: a full database would refuse deletes as well', async () => {
    await insert();
    await database.exec(`update requests set received_at = now() - interval '3 years'`);
    await limit('requests', null, 100, 80);
    await insert({ reference: 'WR-22222222' });
    expect(await refusal(insert({ reference: 'WR-33333333' }))).toBe('PT429');
  });

  test('but not those that are stored already: they have arrived, however full it is', async () => {
    await insert();
    await limit('requests', '1 minute', 0, 0);
    expect(await refusal(insert())).toBe('23505');
    expect(await refusal(insert({ digest: 'b'.repeat(64) }))).toBe('PT429');
    expect(await refusal(insert({ reference: 'WR-22222222' }))).toBe('PT429');
  });

  test('when one statement adds many', async () => {
    const list = Array.from({ length: 21 }, (_, index) => ({ ...row, reference: `WR-AAAAAA${index + 10}` }));
    const columns = Object.keys(row).join(', ');
    await database.exec('savepoint attempt; set local role anon');
    const attempt = database.query(
      `insert into public.requests (${columns})
       select ${columns} from jsonb_populate_recordset(null::public.requests, $1)`,
      [JSON.stringify(list.map((each) => ({ ...each, fields: { name: 'Jan' } })))],
    );
    expect(await refusal(attempt)).toBe('PT429');
    await database.exec('rollback to attempt');
    expect(await rows('select * from requests')).toEqual([]);
  });

  test('at the twenty-first in a minute, with the limits as they are', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push(await refusal(insert({ reference: newReference() })));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(20);
    expect(answers.at(-1)).toBe('PT429');
  });

  test('but not for the owner', async () => {
    await limit('requests', '1 minute', 0, 0);
    expect(await refusal(insert({}, 'service_role'))).toBe('accepted');
  });
});

describe('photos are limited', () => {
  test.each(spans)('in number, %s at a time', async (span, within, before) => {
    await limit('photos', span, 2, 1_000_000);
    await insertPhoto(photo(1), { contentLength: 9 });
    await insertPhoto(photo(2), { contentLength: 9 });
    const third = () => refusal(insertPhoto(photo(3), { contentLength: 9 }));
    await database.exec(`update storage.objects set created_at = ${within} where name <> '${oldPhoto}'`);
    expect(await third()).toBe('42501');
    await database.exec(`update storage.objects set created_at = ${before}`);
    expect(await third()).toBe('accepted');
  });

  test('in bytes: those that are stored, and those that the upload declares', async () => {
    await limit('photos', '1 minute', 100, 1000);
    await insertPhoto(photo(1), { contentLength: 500 });
    // When the server has stored the bytes, it writes their number.
    await database.exec(`update storage.objects set metadata = '{"size": 400}' where name = '${photo(1)}'`);
    expect(await refusal(insertPhoto(photo(2), { contentLength: 601 }))).toBe('42501');
    expect(await refusal(insertPhoto(photo(2), { contentLength: 600 }))).toBe('accepted');
  });

  test('as if it were of the largest size, if the upload declares none', async () => {
    await limit('photos', '1 minute', 100, 5 * 1024 * 1024 - 1);
    expect(await refusal(insertPhoto(photo(1), {}))).toBe('42501');
  });

  test('in all, however old they are: a full storage would refuse deletes as well', async () => {
    await database.exec(`update storage.objects set created_at = now() - interval '3 years'`);
    await limit('photos', null, 100, 1000);
    expect(await refusal(insertPhoto(photo(1), { contentLength: 992 }))).toBe('42501');
    expect(await refusal(insertPhoto(photo(1), { contentLength: 991 }))).toBe('accepted');
  });

  test('with a message that the storage server passes on', async () => {
    await limit('photos', '1 minute', 0, 0);
    await expect(insertPhoto(photo(1), {})).rejects.toThrow('Too many photos, try again later');
  });
});

test('functions with the rights of their owner have a fixed search path', async () => {
  const functions = await rows(
    `select proname, proconfig from pg_proc where prosecdef and pronamespace = 'wrappie'::regnamespace order by 1`,
  );
  expect(functions).toEqual([
    { proname: 'allow_photo', proconfig: ['search_path=""'] },
    { proname: 'allow_request', proconfig: ['search_path=""'] },
  ]);
});

test('if it runs twice, it keeps requests, photos and limits, and restores everything else', async () => {
  await insert();
  await limit('requests', '1 minute', 7, 70_000);
  await database.exec(`
    alter table requests drop constraint requests_fields_known;
    drop policy "Visitors send requests" on requests;
    set local role project_owner;
    create function wrappie.allow_request(integer) returns boolean language sql as 'select true';
    create policy "Visitors send requests" on requests for insert to anon with check (wrappie.allow_request(1));
    reset role;
    alter table requests disable row level security;
    grant select on requests to anon`);
  await applyMigrations(database);
  expect(await rows(`select pronargs from pg_proc where proname = 'allow_request'`)).toEqual([
    { pronargs: 3 },
  ]);
  expect(await rows('select reference from requests')).toEqual([{ reference: 'WR-7KQ2M9XA' }]);
  expect(await rows('select name from storage.objects')).toEqual([{ name: oldPhoto }]);
  const [kept] = await rows(
    `select most, bytes::int from wrappie.limits where thing = 'requests' and span = '1 minute'`,
  );
  expect(kept).toEqual({ most: 7, bytes: 70_000 });
  expect(await refusal(insert({ fields: '{"x":"y"}' }))).toBe('23514');
  await database.exec('savepoint reading; set local role anon');
  expect(await refusal(database.query('select * from public.requests'))).toBe('42501');
  await database.exec('rollback to reading');
  await limit('requests', '1 minute', 0, 0);
  expect(await refusal(insert({ reference: 'WR-22222222' }))).toBe('PT429');
});

test('rows of the storage cannot be deleted by SQL', async () => {
  await expect(database.exec('delete from storage.objects')).rejects.toThrow('Use the Storage API instead');
});
