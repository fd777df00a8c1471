import { expect, test } from 'vitest';
import { withFile } from './with-file.ts';

const file = 'site/content/blog/blog.yaml';
const failing = (message: string) => () =>
  withFile(file, () => {
    throw new Error(message);
  });

test('the result of the work is returned', () => {
  expect(withFile(file, () => 3)).toBe(3);
});

test('an error names its file, and the line of the words that it quotes', () => {
  expect(failing('No category is called "tips-advies"')).toThrow(
    /^site\/content\/blog\/blog\.yaml:\d+: No category/,
  );
});

test('words that are not in the file have no line', () => {
  expect(failing('No fact is called {claims.nowhere}')).toThrow(`${file}: No fact`);
});
