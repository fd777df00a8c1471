import { expect, test } from 'vitest';
import { inShort, shortNames } from './short-names.ts';

const none = new Set<string>();

test('names have one letter, then two, and are unique', () => {
  const names = [...shortNames(Array.from({ length: 800 }, (_, i) => `c${1000 + i}`)).values()];
  expect(names.slice(0, 2)).toEqual(['a', 'b']);
  expect(names.slice(25, 28)).toEqual(['z', 'aa', 'ab']);
  expect(new Set(names).size).toBe(800);
});

test('the same classes get the same names, in any order and with duplicates', () => {
  expect(shortNames(['p-4', 'flex', 'p-4'])).toEqual(shortNames(['flex', 'p-4']));
});

test.each([
  ['a class', ['p-4'], '.p-4{padding:1.5rem}', '.a{padding:1.5rem}'],
  ['a class with special characters', ['md:p-1.5'], '@media x{.md\\:p-1\\.5{top:0}}', '@media x{.a{top:0}}'],
  ['a class with brackets', ['[&>p]:mt-2'], '.\\[\\&\\>p\\]\\:mt-2>p{top:0}', '.a>p{top:0}'],
  ['a class in two selectors', ['x'], '.x:hover,.x[open]{top:.5px}', '.a:hover,.a[open]{top:.5px}'],
  ['not a longer class with the same start', ['x'], '.x{top:0}.xy{top:0}', '.a{top:0}.xy{top:0}'],
])('%s', (_, classes, css, short) => {
  expect(inShort(css, shortNames(classes), none)).toBe(short);
});

test('a class without a selector is an error, but a marker class is not', () => {
  expect(() => inShort('.x{top:0}', shortNames(['x', 'y', 'group']), none)).toThrow(
    'No selector for: group, y',
  );
  expect(inShort('.x{top:0}', shortNames(['x', 'group']), new Set(['group']))).toBe('.b{top:0}');
});
