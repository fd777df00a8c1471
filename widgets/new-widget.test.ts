import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * A new widget is a folder and one line. `npm run new` writes both in a copy of the project; everything that shows, builds or counts
 * widgets must then know the widget.
 */

const tag = 'wrap-throw-away';
const copied = ['widgets', 'site', 'tests/budget', 'tests/fixtures'];
const files = ['package.json', 'tsconfig.json', 'biome.json', '.gitignore'];

let copy: string;

/** The results that `tests/fixtures/new-widget.probe.tsx` writes. */
let known: Record<
  'example' | 'workbench' | 'partnerTable' | 'configurator' | 'partnerPage' | 'sitemap',
  string
> & { examples: object[]; declarations: Record<string, string>; budget: string[] };

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'wrappie-'));
  const filter = (source: string) => !/\.(?:avif|jpe?g|png|webp|exr)$/.test(source);
  for (const folder of copied) cpSync(folder, join(copy, folder), { recursive: true, filter });
  for (const file of files) cpSync(file, join(copy, file));
  for (const folder of ['node_modules', 'public']) symlinkSync(resolve(folder), join(copy, folder));
  run(['widgets/new-widget.cli.ts', 'widget', 'throw-away']);
  known = JSON.parse(run(['--import', 'tsx', 'tests/fixtures/new-widget.probe.tsx', tag]));
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('changes only its folder and one line outside', () => {
  const all = globSync(`{${copied.join()}}/**/*.*`, { cwd: copy }).filter((file) =>
    statSync(join(copy, file)).isFile(),
  );
  const outside = all.filter((file) => !file.startsWith('widgets/throw-away/'));
  const changed = [...outside, ...files].filter(
    (file) => readFileSync(file, 'utf8') !== readFileSync(join(copy, file), 'utf8'),
  );
  expect(outside.length).toBeGreaterThan(500);
  expect(changed).toEqual(['widgets/entries.ts']);
  const before = readFileSync('widgets/entries.ts', 'utf8').split('\n');
  const after = readFileSync(join(copy, 'widgets/entries.ts'), 'utf8').split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "  import('./throw-away/throw-away.entry.ts'),",
  ]);
  expect(after).toHaveLength(before.length + 1);
});

it('compiles, and breaks no rule', () => {
  const config = { extends: './tsconfig.json', include: ['widgets/throw-away', 'widgets/kit/build/*.d.ts'] };
  writeFileSync(join(copy, 'tsconfig.throw-away.json'), JSON.stringify(config));
  expect(run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.throw-away.json'])).toBe('');
  expect(
    run([
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--colors=off',
      'widgets/throw-away',
      'widgets/entries.ts',
    ]),
  ).toMatch(/^Checked 9 files/m);
}, 120_000);

describe('it is known to', () => {
  it('the loader: its tag, and its chunk when it is needed', () => {
    const script = readFileSync(join(copy, 'dist/widgets.js'), 'utf8');
    expect(script).toMatch(
      /"wrap-throw-away": \{ load: async \(\) => \{\s*const \{ chunk \} = await import\("\.\/assets\/throw-away\.widget\.js"\)/,
    );
    expect(script).not.toContain('Welcomes the visitor');
    expect(readFileSync(join(copy, 'dist/assets/throw-away.widget.js'), 'utf8')).toContain('Welkom');
  });

  it('the workbench: each example in both languages, prerendered', () => {
    expect(known.examples).toEqual(['nl', 'en'].map((lang) => ({ tag, name: 'plain', lang })));
    expect(known.example).toMatch(/<wrap-throw-away><template shadowrootmode="open">.*Welcome<\/p>/);
    expect(known.workbench).toContain(`/en/workbench/${tag}/plain`);
  });

  it('the pages for partners, and the sitemap', () => {
    expect(known.partnerTable).toContain('href="/en/widgets/throw-away"');
    expect(known.configurator).toContain(`data-tag="${tag}"`);
    expect(known.partnerPage).toMatch(/&lt;wrap-throw-away.*<wrap-throw-away/s);
    expect(known.sitemap).toContain('/en/widgets/throw-away<');
  });

  it.each(['custom-elements.json', 'html-custom-data.json', 'web-types.json', 'widgets.d.ts'])(
    'editors and compilers: %s',
    (file) => {
      expect(known.declarations[file]).toContain(tag);
    },
  );

  it('the budget', () => {
    expect(known.budget).toContain(`all script of a hydrated <${tag}>`);
  });
});

/** Runs a script of the copy with Node, in the folder of the copy. */
function run(script: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, script, { cwd: copy, encoding: 'utf8' });
  expect(status, stderr + stdout).toBe(0);
  return stdout;
}
