import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageOf } from './built-pages.ts';

/* The privacy text names all that the code stores on a device, under the name that the browser lists it by. */

const root = join(import.meta.dirname, '../..');

/** Code that stores something, with the name of it as the first group: a literal, or an expression. */
const writes = [
  /\b(?:remember|rememberForVisit|recall|recallForVisit)\(([^,()]+)/g,
  /\bwriteStorage\(\(\) => \w+, ([^,()]+)/g,
  /\b(?:localStorage|sessionStorage|storage\(\))\.setItem\(([^,()]+),/g,
  /\b(?:localStorage|sessionStorage)\.(?!setItem|getItem|removeItem|clear|key|length)(\w+) = /g,
  /\b(?:localStorage|sessionStorage)\[([^\]]+)\] = /g,
  /\b(?:createDatabase|indexedDB\.open)\(([^,()]+)/g,
];

/** Names that are no texts in the code. */
const known: Record<string, readonly string[]> = {
  // Parameters of functions whose callers are found themselves.
  'widgets/kit/ports.ts': ['name: string'],
  'widgets/adapters/browser-ports.ts': ['name'],
  'widgets/kit/storage.ts': ['name'],
  'widgets/adapters/database.ts': ['name'],
  // The address of a page: the text says so.
  'site/inline-scripts/switch-language.js': ['link.pathname'],
};

/** Stored and deleted again within one task, when the page's author asks for a diagnosis. */
const probes = ['wrappie-doctor'];

const files = globSync('{widgets,site}/**/*.{ts,tsx,js}', { cwd: root })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

/** The texts that an expression stands for. */
function namesOf(file: string, code: string, expression: string): readonly string[] {
  const literal = /^'([^']*)'$/.exec(expression)?.[1];
  if (literal) return [literal];
  if (known[file]?.includes(expression)) return [];
  const isDeclared = new RegExp(`\\bconst ${expression} = ((?:\\w+ \\? '[^']+' : )?'[^']+');`);
  const imported = files.find(
    (other) => other.code.includes(`export const ${expression} = '`) && code.includes(expression),
  );
  const value = isDeclared.exec(code)?.[1] ?? isDeclared.exec(imported?.code ?? '')?.[1];
  if (!value) throw new Error(`${file} stores something under “${expression}”: which name is that?`);
  return [...value.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

function storedNames(): string[] {
  const names = files.flatMap(({ file, code }) =>
    writes.flatMap((pattern) =>
      [...code.matchAll(pattern)].flatMap(([whole, expression = '']) =>
        // A name behind a dot is the key itself: `localStorage.language = …`.
        /Storage\.\w+ = $/.test(whole) ? [expression] : namesOf(file, code, expression.trim()),
      ),
    ),
  );
  return [...new Set(names)].filter((name) => !probes.includes(name)).sort();
}

test('the code stores what this test knows how to find', () => {
  expect(storedNames()).toEqual([
    'language',
    'wrap-responded-jobs',
    'wrappie-chat',
    'wrappie-draft-calculator',
    'wrappie-draft-partner',
    'wrappie-draft-quote',
    'wrappie-outbox',
    'wrappie-photo',
    'wrappie-referrer',
    'wrappie-samples',
    'wrappie-sent',
    'wrappie-visitor',
    'wrappie-visits',
  ]);
});

describe.each(['nl', 'en'] as const)('%s: the privacy text', (lang) => {
  const text = pageOf('/over-ons', lang)?.document.querySelector('#bewaren')?.textContent ?? '';

  test.each(storedNames())('names %s', (name) => {
    expect(text).toContain(name);
  });

  test('says how long photos, requests and the register are kept', () => {
    expect(text).toMatch(lang === 'nl' ? /30\sdagen/ : /30\sdays/);
    expect(text).toMatch(lang === 'nl' ? /Een\sdag/ : /A\sday/);
    expect(text).toMatch(lang === 'nl' ? /180\sdagen/ : /180\sdays/);
  });
});
