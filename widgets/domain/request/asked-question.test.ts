import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../typed.fixture.ts';
import { questionSuffix } from './ask-question.ts';
import { readQuestion } from './asked-question.ts';

test('a question is read as it was asked', () => {
  fc.assert(
    fc.property(anyText, (question) => {
      const { hash } = new URL(`https://wrappie.test/#contact${questionSuffix(question)}`);
      expect(readQuestion(hash.slice(1))).toBe(
        new TextDecoder().decode(new TextEncoder().encode(question)).trim() || undefined,
      );
    }),
  );
});

test.each([
  '',
  'contact',
  'contact?',
  'contact?question=',
  'contact?question=%20',
  'keuken?question=x',
  'contact?x=%',
])('"%s" holds no question', (fragment) => {
  expect(readQuestion(fragment)).toBeUndefined();
});
