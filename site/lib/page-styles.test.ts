import { expect, test } from 'vitest';
import { stylePlaceholder, withPageStyles } from './page-styles.ts';

/** The body of a page with its classes as written out, and the declarations of each rule for a class. */
function pageOf(body: string) {
  const [css = '', written = ''] = withPageStyles(`${stylePlaceholder}<body>${body}`).split('<body>');
  const rules = (name: string) => css.match(new RegExp(`(?<=\\.${name}(?::hover)?\\{)[^}]*`, 'g')) ?? [];
  return { written, rules };
}

test('classes that the same elements have share a short name, and each keeps its rule', () => {
  const { written, rules } = pageOf(
    '<p class="mt-4 font-bold md:mt-8"></p><p class="font-bold mt-4 md:mt-8"></p>',
  );
  expect(written).toBe('<p class="a"></p><p class="a"></p>');
  expect(rules('a')).toEqual(['font-weight:700', 'margin-top:1rem', 'margin-top:2rem']);
});

test('a class that another element has too has a name of its own', () => {
  const { written, rules } = pageOf('<p class="mt-4 font-bold"></p><p class="mt-4"></p>');
  expect(written).toBe('<p class="b a"></p><p class="b"></p>');
  expect(rules('b')).toEqual(['margin-top:1rem']);
});

test('a name that tells how the text is read stays, and so does everything in a shadow root', () => {
  const body = '<p class="sr-only mt-4"></p><template shadowrootmode="open"><p class="mt-4"></p></template>';
  expect(pageOf(body).written).toBe(body.replace('sr-only mt-4', 'sr-only a'));
});

test('a class without a rule is an error', () => {
  expect(() => pageOf('<p class="no-such-class"></p>')).toThrow('No style for: no-such-class');
});
