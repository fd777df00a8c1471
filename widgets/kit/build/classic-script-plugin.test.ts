import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escaped, whyNotClassic } from './classic-script-plugin.ts';

test.each([
  ['an export', 'export { load };', /export/],
  ['an import declaration', 'import "./kit.js";', /import/],
  ['the address of a module', 'fetch(import.meta.url);', /import\.meta/],
  ['a sign that another encoding reads otherwise', 'say("€ 250");', /“€” is not ASCII/],
])('%s keeps a file from being a classic script', (_what, code, why) => {
  expect(whyNotClassic(code)).toMatch(why);
});

test('a dynamic import does not', () => {
  expect(whyNotClassic('(()=>{import("https://ours.example/kit.js")})()')).toBeUndefined();
});

test('texts that are not ASCII say the same where they are escaped', () => {
  const code = "('− € 250, één ' + `🙂`).match(/€ [^–]+/)[0]";
  expect(whyNotClassic(code)).toBeDefined();
  expect(whyNotClassic(escaped(code))).toBeUndefined();
  expect([code, escaped(code)].map((each) => runInNewContext(each))).toEqual([
    '€ 250, één 🙂',
    '€ 250, één 🙂',
  ]);
});
