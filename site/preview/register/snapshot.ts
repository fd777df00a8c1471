import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations, migrationFiles, platformFile } from '../../../supabase/apply-migrations.ts';
import { writeWhole } from '../../lib/write-file.ts';

const CACHE = join(import.meta.dirname, '../../../.cache/register');

/** Identifies the migrations and the version of PostgreSQL. It changes with either. */
export function schemaVersion(): string {
  const hash = createHash('sha256').update(
    readFileSync(import.meta.resolve('@electric-sql/pglite').slice(7)),
  );
  for (const file of [platformFile(), ...migrationFiles()]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * An empty, migrated database as a tar file. To create one takes seconds, to copy one takes much less. So it is created once and kept in
 * `.cache/`.
 */
export async function migratedSnapshot(): Promise<Blob> {
  const file = join(CACHE, `${schemaVersion()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  await database.exec(readFileSync(platformFile(), 'utf8'));
  await applyMigrations(database);
  const made = await database.dumpDataDir('none');
  await database.close();
  await writeWhole(file, new Uint8Array(await made.arrayBuffer()));
  return made;
}
