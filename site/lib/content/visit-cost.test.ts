import { expect, test } from 'vitest';
import { languages } from '../../../widgets/domain/text.ts';
import { quoteFormCopy } from '../../../widgets/quote-form/quote-form.copy.ts';
import { loadFacts } from './facts.ts';
import { localise, placeholdersFrom } from './localise.ts';

test.each(languages)('the quote form says what the visit costs in the words of the pages (%s)', (lang) => {
  const facts = loadFacts({});
  const said = localise(facts.visit.cost, lang, placeholdersFrom(facts, lang));
  const plain = (words: string) => words.replace(/\u00a0/g, ' ');
  expect(plain(quoteFormCopy[lang].homeVisitHint)).toBe(plain(said));
});
