import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalculation } from '../calculator/calculation-link.ts';
import { price } from '../calculator/price.ts';
import type { PricedInput } from '../calculator/services.ts';
import { type Language, languages } from '../text.ts';
import { anyText } from '../typed.fixture.ts';
import { chatFacts as facts } from './chat-facts.fixture.ts';
import { type ChatReply, chatReply } from './chat-replies.ts';
import { chatTextsEn } from './chat-texts-en.ts';
import { chatTextsNl } from './chat-texts-nl.ts';
import { type ChatTopic, chatKeywords, chatTopics } from './chat-topics.ts';

const texts = { nl: chatTextsNl, en: chatTextsEn };
const reply = (message: string, lang: Language) => chatReply(message, { lang, texts: texts[lang], facts });
/** The text with plain spaces. */
const plain = ({ text }: ChatReply) => text.replace(/\u00a0/g, ' ');
const asked = (topic: ChatTopic, lang: Language) =>
  reply(topic === 'default' ? '…' : (chatKeywords[lang][topic].split('|')[0] ?? ''), lang);

/** The figures that each canned answer must contain (rule `chat-figures`). */
const figures: [ChatTopic, nl: string[], en: string[]][] = [
  [
    'cost',
    ['€ 35 per m²', '€ 25 per m²', '€ 800 tot € 1.500', '€ 150'],
    ['€35 per m²', '€25 per m²', '€800 to €1,500', '€150'],
  ],
  ['warranty', ['5 jaar', '10 jaar', 'kozijnen'], ['5-year', '10 years', 'frames']],
  ['duration', ['1 tot 2 dagen'], ['1 to 2 days']],
  ['colours', ['200 kleuren'], ['200 colours']],
  ['durability', ['8 tot 15 jaar'], ['8 to 15 years']],
  [
    'contact',
    ['010 123 45 67', 'info@wrappie.test', '8.00-18.00', 'weekend', 'spoed'],
    ['010 123 45 67', 'info@wrappie.test', '8:00-18:00', 'Weekends', 'emergencies'],
  ],
  [
    'area',
    ['Noord-Holland', 'Zuid-Holland', 'Utrecht', 'Noord-Brabant en Zeeland', 'Zuid-Frankrijk', 'Côte d’Azur'],
    ['Noord-Holland', 'Zuid-Holland', 'Utrecht', 'Noord-Brabant and Zeeland', 'France', 'Côte d’Azur'],
  ],
  ['maintenance', ['zachte doek'], ['soft cloth']],
  ['removal', ['weer af'], ['come off']],
  ['materials', ['mat', 'leer', 'spiegelfolie'], ['matt', 'leather', 'mirror film']],
  ['greeting', ['Hallo'], ['Hello']],
  [
    'quote',
    ['24 uur', '€ 30', 'van de rekening af', '€ 500'],
    ['24 hours', '€30', 'comes off your bill', '€500'],
  ],
  [
    'kitchen',
    ['€ 150 tot € 2.000', '€ 8.000 tot meer dan € 25.000', '70 tot 85%'],
    ['€150 to €2,000', '€8,000 to €25,000 and more', '70 to 85%'],
  ],
  ['window', ['€ 25 per m²', '10 jaar'], ['€25 per m²', '10-year']],
  ['default', ['010 123 45 67', '24 uur'], ['010 123 45 67', '24 hours']],
];

test('every topic is in the table of figures', () => {
  expect(figures.map(([topic]) => topic)).toEqual(chatTopics);
});

describe.each(figures)('the answer on %s', (topic, nl, en) => {
  test.each([['nl', nl] as const, ['en', en] as const])('in %s says %j', (lang, said) => {
    const answer = asked(topic, lang);
    expect(answer.topic).toBe(topic);
    for (const figure of said) expect(plain(answer)).toContain(figure);
    // No missing figure may show in the text.
    expect(answer.text).not.toMatch(/undefined|null|NaN|object/);
  });
});

test.each(languages)('in %s no two answers are the same', (lang) => {
  expect(new Set(chatTopics.map((topic) => asked(topic, lang).text)).size).toBe(15);
});

describe('where answers lead', () => {
  test.each<[string, ChatReply['links']]>([
    ['wat kost het', [{ to: 'calculator' }]],
    ['wat kost een jacht', [{ to: 'calculator', suffix: '?service=jacht' }]],
    ['contact', [{ to: 'call' }, { to: 'contact' }]],
    ['welke kleuren', [{ to: 'colours' }]],
    ['keuken', [{ to: 'calculator', suffix: '?service=keuken' }, { to: 'contact' }]],
    ['kozijn', [{ to: 'calculator', suffix: '?service=kozijnen' }, { to: 'contact' }]],
    ['garantie', []],
    ['blub', [{ to: 'call' }, { to: 'contact' }]],
    ['raamfolie', [{ to: 'call' }, { to: 'contact' }, { to: 'calculator', suffix: '?service=raamfolie' }]],
  ])('"%s"', (message, links) => {
    expect(reply(message, 'nl').links).toEqual(links);
  });
});

describe('a computed price', () => {
  test('wins over any keyword, lists given and assumed values, and links to the filled-in calculator', () => {
    const answer = reply('wat kost een keuken met 12 fronten en 4 lades', 'nl');
    expect(answer.topic).toBe('price');
    expect(plain(answer)).toBe(
      'Dat kost vanaf € 1.923, inclusief btw.\nIk rekende met 12 fronten × 0,8 m² + 4 lades × 0,5 m².\nDit vulde ik voor u in: folie mat, moeilijkheid gemiddeld.\nHet is een indicatie, geen offerte.',
    );
    expect(answer.links).toEqual([
      { to: 'calculator', suffix: '#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld' },
    ]);
  });

  test('is in the language of the interface, in any language of the message', () => {
    expect(plain(reply('3 ramen van 1,2 x 1,5', 'en'))).toBe(
      'That costs from €648, VAT included.\nI worked with 3 windows × 1.5 m × 1.2 m.\nI filled in for you: film light (10-20%), ground floor.\nIt is an indication, not a quote.',
    );
  });

  test.each([
    ['a minimum', 'raam van 1 x 1', 'Voor kleiner werk geldt ons minimum van € 200.'],
    ['one of several', '3 kozijnen van 1 x 2', 'Dit bedrag is per stuk.'],
    ['centimetres', 'kozijn van 120 x 150', 'Uw maten las ik als centimeters.'],
  ])('says when it is of %s', (_, message, said) => {
    expect(plain(reply(message, 'nl'))).toContain(said);
  });

  test('does not replace a value that was given', () => {
    expect(plain(reply('keuken met 12 fronten, stoflook, complex', 'nl'))).not.toContain('vulde ik');
  });

  test.each([
    'keuken 12 fronten 4 lades',
    '3 ramen van 1,2 x 1,5',
    'kozijn 120 bij 150',
    'kast 2 x 0,6 x 1,8',
    'deur 2,1 x 0,9',
    'jacht 4 x 2',
  ])('"%s": the link opens the calculator at the same price', (message) => {
    const answer = reply(message, 'nl');
    const opened = readCalculation(answer.links[0]?.suffix ?? '') as PricedInput;
    const amount = price(opened).amount.toLocaleString('nl-NL');
    expect(plain(answer)).toContain(`vanaf € ${amount},`);
  });
});

test('five thousand random messages each get an answer', () => {
  const word = fc.constantFrom(
    ...Object.values(chatKeywords).flatMap((table) =>
      Object.values(table).flatMap((words) => words.split('|')),
    ),
    ...'keuken ramen kozijn deur kast jacht 12 3 fronten lades x bij 1,5 120 cm m mat leer'.split(' '),
  );
  const message = fc.oneof(
    anyText,
    fc.array(fc.oneof(word, anyText), { maxLength: 10 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(message, fc.constantFrom(...languages), (text, lang) => {
      const answer = reply(text, lang);
      expect(answer.text.length).toBeGreaterThan(10);
      expect(answer.text).not.toMatch(/undefined|NaN/);
    }),
    { numRuns: 5000 },
  );
});
