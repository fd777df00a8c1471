import { expect, test } from 'vitest';
import { Code, php, phpString } from './php.ts';

test.each([
  ['a text', 'it’s', "'it’s'"],
  ['quotes and backslashes', "it's \\ $x", "'it\\'s \\\\ $x'"],
  ['a truth', true, 'true'],
  ['code', new Code("__( 'a' )"), "__( 'a' )"],
  ['an empty list', [], 'array()'],
  ['a list', ['a', 'b'], "array(\n\t'a',\n\t'b',\n)"],
  [
    'names, with their arrows aligned',
    { a: 'b', long: [false] },
    "array(\n\t'a'    => 'b',\n\t'long' => array(\n\t\tfalse,\n\t),\n)",
  ],
] as const)('%s as PHP', (_, value, written) => {
  expect(php(value)).toBe(written);
});

test('a text cannot end its own quotes', () => {
  expect(phpString("\\'); evil();//")).toBe("'\\\\\\'); evil();//'");
});
