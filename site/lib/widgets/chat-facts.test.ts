import { expect, it } from 'vitest';
import { chatFacts as specified } from '../../../widgets/domain/chat/chat-facts.fixture.ts';
import { loadFacts } from '../content/facts.ts';
import { chatFactsOf } from './chat-facts.ts';

it('gives the assistant the figures of the specification, and the company of the environment', () => {
  const facts = loadFacts({ WRAPPIE_PHONE: specified.phone, WRAPPIE_EMAIL: specified.email });
  // The site keeps telephone numbers on one line.
  const phone = specified.phone.replaceAll(' ', '\u00a0');
  expect(chatFactsOf(facts)).toEqual({ ...specified, phone });
});

it('names a price that has gone', () => {
  const facts = loadFacts({});
  const { advice: _, ...prices } = facts.prices;
  expect(() => chatFactsOf({ ...facts, prices })).toThrow('prices.advice');
});
