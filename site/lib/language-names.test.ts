import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../widgets/domain/languages.ts';
import { languages } from '../../widgets/domain/text.ts';

/*
 * A language is an entry in widgets/domain/languages.ts. No other code compares with a language by name, or knows its addresses or its
 * date format. Texts listed by language code are fine.
 */

/** Files that may do so, with the reason. */
const allowed: Record<string, string> = {
  'widgets/domain/languages.ts': 'the list itself',
  'widgets/domain/request/mail.ts': 'the company reads its mail in Dutch, whatever the visitor reads',
  'site/preview/local-time.ts': 'the local inbox shows that mail',
  'site/live-check/send-test-request.ts': 'it visits as a Dutch browser does, whose page it then reads',
};

const codes = languages.join('|');
const tags = languages.map((lang) => locales[lang].tag.replace('-', '[-_]')).join('|');
const questions: [what: string, pattern: RegExp][] = [
  ['compares with a language', new RegExp(`[!=]==?\\s*['"](?:${codes})['"]|['"](?:${codes})['"]\\s*[!=]==?`)],
  ['chooses between languages', new RegExp(`\\?\\s*['"](?:${codes})['"]\\s*:|case\\s+['"](?:${codes})['"]`)],
  [
    'names the address of a language',
    new RegExp(`['"\`^]/(?:${codes})(?![\\w-])|\\^\\\\/\\(?(?:${codes})\\b`),
  ],
  ['names a locale', new RegExp(`['"](?:${tags}|(?:${codes})[-_][A-Z]{2})['"]`)],
];

/** Finds code that depends on a language by name. Comments may name languages. */
function asked(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return questions.filter(([, pattern]) => pattern.test(code)).map(([what]) => what);
}

const files = globSync('{site,widgets}/**/*.{ts,tsx,js}').map((file) => file.replaceAll('\\', '/'));
const sources = files.filter(
  (file) => !/\.(?:test|fixture|examples)\.tsx?$/.test(file) && !(file in allowed),
);

test.each(sources)('%s asks for no language by name', (file) => {
  expect(asked(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each(Object.entries(allowed))('%s still has to: %s', (file) => {
  expect(asked(readFileSync(file, 'utf8'))).not.toEqual([]);
});

test.each([
  "if (lang === 'en') return;",
  'return "nl" != lang;',
  "const start = english ? 'en' : '';",
  'const path = `/en/` + route;',
  "address.startsWith('/en/')",
  'const english = /^\\/en(\\/|$)/.test(path);',
  "date.toLocaleString('en-IE')",
  "const locale = { nl: 'nl_NL' };",
  "switch (lang) { case 'nl': break; }",
])('%s would be found', (code) => {
  expect(asked(code)).not.toEqual([]);
});

test.each([
  "{ nl: 'Taal', en: 'Language' }",
  "chatReply(message, { lang: 'nl' })",
  "'/energie'",
  '// `/en` of `/`',
])('%s is no question', (code) => {
  expect(asked(code)).toEqual([]);
});
