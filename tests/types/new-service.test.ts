import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'new-service-'));
afterAll(() => rmSync(copy, { recursive: true }));

/* Belongs to widgets/new-service.isolated.test.ts: there a service with all its rows works, here the compiler names the missing rows. */
test('for a service with only its first row the compiler asks for the others, each in one file', () => {
  cpSync(join(root, 'widgets'), join(copy, 'widgets'), { recursive: true });
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const rows = join(copy, 'widgets/domain/calculator/services.ts');
  const source = readFileSync(rows, 'utf8');
  const withStairs = source.replace(
    '  anders: {',
    "  trap: { ...onSurface, label: { nl: 'Trap', en: 'Stairs' } },\n  anders: {",
  );
  expect(withStairs).not.toBe(source);
  writeFileSync(rows, withStairs);

  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', copy, '--pretty', 'false'], {
    encoding: 'utf8',
    cwd: copy,
  });
  // The copy does not include what widgets/ imports from elsewhere, so only missing table rows count.
  const asking = [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error TS2741: Property 'trap' is missing/gm)];
  expect([...new Set(asking.map(([, file]) => file))].sort()).toEqual([
    'widgets/domain/chat/chat-project-words.ts',
    'widgets/domain/chat/chat-texts-en.ts',
    'widgets/domain/chat/chat-texts-nl.ts',
    'widgets/domain/film/films.ts',
    'widgets/domain/request/contact-request.ts',
    'widgets/price-calculator/service-icons.ts',
  ]);
});
