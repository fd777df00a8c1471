import { expect, it } from 'vitest';
import { chatFacts as specified } from '../../../widgets/domain/chat/chat-facts.fixture.ts';
import { loadFacts } from '../content/facts.ts';
import { chatFactsOf } from './chat-facts.ts';

it('gives the assistant the figures of the facts, and the company of the environment (rule `chat-figures`)', () => {
  const facts = loadFacts({ WRAPPIE_PHONE: specified.phone, WRAPPIE_EMAIL: specified.email });
  // The site makes the spaces in telephone numbers non-breaking.
  const phone = specified.phone.replaceAll(' ', '\u00a0');
  expect(chatFactsOf(facts)).toEqual({ ...specified, phone });
});

it('names a price that is missing', () => {
  const facts = loadFacts({});
  const { advice: _, ...prices } = facts.prices;
  expect(() => chatFactsOf({ ...facts, prices })).toThrow('prices.advice');
});
