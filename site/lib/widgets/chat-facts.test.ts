import { expect, it } from 'vitest';
import { chatFacts as specified } from '../../../widgets/domain/chat/chat-facts.fixture.ts';
import { loadFacts } from '../content/facts.ts';
import { chatFactsOf } from './chat-facts.ts';

it('gives the assistant the figures of the facts, and the company of the environment (rule `chat-figures`)', () => {
  const facts = loadFacts({
    WRAPPIE_PHONE: specified.phone,
    WRAPPIE_EMAIL: specified.email,
    WRAPPIE_APPOINTMENTS: 'https://agenda.example/wrappie',
  });
  const { places, films, ...others } = chatFactsOf(facts);
  // The site makes the spaces in telephone numbers non-breaking.
  const phone = specified.phone.replaceAll(' ', '\u00a0');
  const { places: _, films: __, ...expected } = specified;
  expect(others).toEqual({ ...expected, phone });
  expect(places).toEqual(expect.arrayContaining([...specified.places]));
  expect(films.wood).toEqual({
    nl: 'licht eiken, naturel eiken, gerookt eiken, grijs eiken, notenhout en wengé',
    en: 'pale oak, natural oak, smoked oak, grey oak, walnut, and wenge',
  });
});

it('names a price that is missing', () => {
  const facts = loadFacts({});
  const { advice: _, ...prices } = facts.prices;
  expect(() => chatFactsOf({ ...facts, prices })).toThrow('prices.advice');
});
