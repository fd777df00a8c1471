import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { applyMigrations, migrationFiles, platformFile } from './apply-migrations.ts';

// `supabase db push` records a file under the digits before its name, and refuses a second file with the same ones.
test('every migration has a version of its own, of 14 digits', () => {
  const names = migrationFiles().map((file) => basename(file));
  for (const name of names) expect(name).toMatch(/^\d{14}_[a-z_]+\.sql$/);
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
});

test('every migration may run twice, alone or with the others, which changes nothing', async () => {
  const files = migrationFiles();
  for (const file of files) expect(readFileSync(file, 'utf8'), file).toMatch(/\bmay run twice\b/);
  const once = await migrated(files);
  const again = await migrated([...files.flatMap((file) => [file, file]), ...files]);
  expect(again).toEqual(once);
}, 120_000);

/** What a new project holds after these migrations: columns, rules, views, functions and rights. */
async function migrated(files: string[]): Promise<unknown[]> {
  const database = new PGlite();
  try {
    await database.exec(readFileSync(platformFile(), 'utf8'));
    await applyMigrations(database, files);
    return (await database.query(contents)).rows;
  } finally {
    await database.close();
  }
}

const contents = `
  select 'column' as kind, concat_ws('.', table_schema, table_name, column_name) as name,
    concat_ws(' ', data_type, is_nullable, column_default) as definition
  from information_schema.columns where table_schema in ('public', 'wrappie', 'storage')
  union all select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace::regnamespace::text in ('public', 'wrappie')
  union all select 'index', indexname, indexdef from pg_indexes where schemaname in ('public', 'wrappie')
  union all select 'policy', tablename || ' ' || policyname, concat_ws(' ', cmd, roles, qual, with_check) from pg_policies
  union all select 'view', viewname, definition from pg_views where schemaname = 'wrappie'
  union all select 'function', oid::regprocedure::text, pg_get_functiondef(oid) || coalesce(proacl::text, '')
  from pg_proc where pronamespace::regnamespace::text in ('public', 'wrappie')
  union all select 'rights', oid::regclass::text, relacl::text || relrowsecurity
  from pg_class where relnamespace::regnamespace::text in ('public', 'wrappie')
  union all select 'bucket', id, (to_jsonb(buckets) - '{created_at, updated_at}'::text[])::text from storage.buckets
  union all select 'limit', concat_ws(' ', thing, span), most || ' ' || bytes from wrappie.limits
  order by 1, 2, 3`;
