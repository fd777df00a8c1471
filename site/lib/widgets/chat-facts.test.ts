import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { chatFacts as specified } from '../../../widgets/domain/chat/chat-facts.fixture.ts';
import { loadFacts } from '../content/facts.ts';
import { readYaml } from '../content/read-yaml.ts';
import { chatFactsOf } from './chat-facts.ts';

it('gives the assistant the figures of the facts, and the company of the environment (rule `chat-figures`)', () => {
  const facts = loadFacts({ WRAPPIE_PHONE: specified.phone, WRAPPIE_EMAIL: specified.email });
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

test('the terms say what the assistant says about paying and cancelling', () => {
  const { chat } = loadFacts({});
  const terms = JSON.stringify(readYaml('site/content/terms.yaml', z.unknown()));
  for (const sentence of [
    `ten minste ${chat.depositPercent}% als particuliere klant en ten minste ${chat.depositPercentBusiness}% als zakelijke klant`,
    `een betaaltermijn van ${chat.businessPaymentDays} dagen`,
    `Tot ${chat.cancelFreeDays} dagen voor de uitvoering annuleert u kosteloos`,
    `${chat.cancelPercent}% van de contractsom, met een minimum van € ${chat.cancelMinimum}`,
    `op de dag van uitvoering zelf, dan betaalt u ${chat.cancelPercentOnDay}%`,
    `${chat.installationWarrantyYears} jaar garantie op de montage`,
  ])
    expect(terms).toContain(sentence);
});

it('names a price that is missing', () => {
  const facts = loadFacts({});
  const { advice: _, ...prices } = facts.prices;
  expect(() => chatFactsOf({ ...facts, prices })).toThrow('prices.advice');
});
