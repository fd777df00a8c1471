import { globSync, readFileSync } from 'node:fs';
import type { PGliteInterface } from '@electric-sql/pglite';

/** The migrations in the order in which they run. */
export function migrationFiles(): string[] {
  return globSync('migrations/*.sql', { cwd: import.meta.dirname })
    .sort()
    .map((file) => `${import.meta.dirname}/${file}`);
}

/** The SQL that makes what a Supabase project has before the first migration. */
export function platformFile(): string {
  return `${import.meta.dirname}/platform.sql`;
}

/**
 * Runs migrations on a database made by `platform.sql`, with the rights that Supabase gives them: as a role that is no superuser and does
 * not own the tables of the storage. Policies on those tables are an exception, as on Supabase: an extension (supautils, `policy_grants`)
 * runs these statements with more rights.
 */
export async function applyMigrations(database: PGliteInterface, files = migrationFiles()): Promise<void> {
  for (const file of files) {
    const sql = readFileSync(file, 'utf8').replace(
      storagePolicies,
      'reset role; $&; set role project_owner;',
    );
    await database.exec(`set role project_owner; ${sql}; reset role;`);
  }
}

const storagePolicies = /^(?:drop|create) policy [^;]*? on storage\.objects\b[^;]*;/gm;
