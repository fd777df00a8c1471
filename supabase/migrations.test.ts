import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { migrationFiles } from './apply-migrations.ts';

// `supabase db push` records a file under the digits before its name, and refuses a second file with the same ones.
test('every migration has a version of its own, of 14 digits', () => {
  const names = migrationFiles().map((file) => basename(file));
  for (const name of names) expect(name).toMatch(/^\d{14}_[a-z_]+\.sql$/);
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
});
