import { expect, test } from 'vitest';
import { whyNotClassic } from './classic-script-plugin.ts';

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
