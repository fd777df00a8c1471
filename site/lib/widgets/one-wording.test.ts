import { describe, expect, it } from 'vitest';
import { readChatProject } from '../../../widgets/domain/chat/chat-project.ts';
import { chatReply } from '../../../widgets/domain/chat/chat-replies.ts';
import { chatTextsEn } from '../../../widgets/domain/chat/chat-texts-en.ts';
import { chatTextsNl } from '../../../widgets/domain/chat/chat-texts-nl.ts';
import { films } from '../../../widgets/domain/film/films.ts';
import { languages } from '../../../widgets/domain/text.ts';
import { quoteFormCopy } from '../../../widgets/quote-form/quote-form.copy.ts';
import { loadFacts } from '../content/facts.ts';
import { localise, placeholdersFrom } from '../content/localise.ts';
import { filmPrices } from '../films/film-prices.ts';
import { chatFactsOf } from './chat-facts.ts';

/* The widgets tell the same story as the pages, in the same words. */

const facts = loadFacts({});
const texts = { nl: chatTextsNl, en: chatTextsEn };
const plain = (words: string) => words.replace(/\u00a0/g, ' ');

describe.each(languages)('%s', (lang) => {
  const visit = plain(localise(facts.visit.cost, lang, placeholdersFrom(facts, lang)));
  const answer = (question: string) =>
    plain(chatReply(question, { lang, texts: texts[lang], facts: chatFactsOf(facts) }).text);

  it('has one wording for what the advice visit costs', () => {
    expect(plain(quoteFormCopy[lang].homeVisitHint)).toBe(visit);
    expect(answer({ nl: 'afspraak', en: 'appointment' }[lang])).toContain(visit);
    expect(answer({ nl: 'offerte', en: 'quote' }[lang])).toContain(visit);
  });

  it('has an example of a kitchen that costs what an average kitchen costs, and what the film pages say', () => {
    const amount = readChatProject(texts[lang].examples.keuken)?.price.amount;
    expect(amount).toBeGreaterThanOrEqual(facts.prices['averageKitchenFrom']!);
    expect(amount).toBeLessThanOrEqual(facts.prices['averageKitchenTo']!);
    expect(amount).toBe(filmPrices(films[0]!)[0]?.amount);
  });
});
