import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalculation } from '../calculator/calculation-link.ts';
import { price } from '../calculator/price.ts';
import { type PricedInput, services } from '../calculator/services.ts';
import { readQuestion } from '../request/asked-question.ts';
import { type Language, languages } from '../text.ts';
import { anyText } from '../typed.fixture.ts';
import { chatFacts as facts } from './chat-facts.fixture.ts';
import { chatServiceOf, readChatProject } from './chat-project.ts';
import { type ChatReply, chatReply } from './chat-replies.ts';
import { chatTextsEn } from './chat-texts-en.ts';
import { chatTextsNl } from './chat-texts-nl.ts';
import { type ChatTopic, chatKeywords, chatTopics } from './chat-topics.ts';

const texts = { nl: chatTextsNl, en: chatTextsEn };
const reply = (message: string, lang: Language) => chatReply(message, { lang, texts: texts[lang], facts });
/** The text with plain spaces. */
const plain = ({ text }: ChatReply) => text.replace(/\u00a0/g, ' ');
/** A question on each topic of our own. */
const ownQuestions: Partial<Record<ChatTopic, string>> = {
  windowFilm: 'raamfolie',
  furniture: 'kast',
  doors: 'deur',
  yacht: 'jacht',
  other: 'wand',
  business: 'kantoor',
  finish: 'eiken',
  samples: 'staaltje',
  surfaces: 'ondergrond',
  resistance: 'hitte',
  water: 'waterdicht',
  fire: 'brandveilig',
  process: 'hoe werkt het',
  planning: 'wanneer kunt u beginnen',
  reply: 'reactietijd',
  minimum: 'minimum',
  pictures: 'portfolio',
  damage: 'houtrot',
  insulation: 'isoleren',
  worktop: 'werkblad',
  edges: 'grepen',
  wrappers: 'wie komt er',
  scaffold: 'steiger',
  preparation: 'voorbereiding',
  diy: 'zelf doen',
  painting: 'schilderen',
  renting: 'huurhuis',
  appointment: 'afspraak',
  payment: 'betalen',
  cancelling: 'annuleren',
  freelancers: 'zzp',
  smalltalk: 'wie ben jij',
  rude: 'oplichters',
  thanks: 'bedankt',
  default: '…',
};
const asked = (topic: ChatTopic, lang: Language) => {
  const [keyword] = (chatKeywords[lang] as Partial<Record<ChatTopic, string>>)[topic]?.split('|') ?? [];
  return reply(keyword ?? ownQuestions[topic] ?? expect.fail(`no question on ${topic}`), lang);
};

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
    ['24 uur', '€ 30', 'van uw opdracht af', '€ 500'],
    ['24 hours', '€30', 'comes off your bill', '€500'],
  ],
  [
    'kitchen',
    ['€ 150 tot € 2.000', '€ 8.000 tot meer dan € 25.000', '70 tot 85%'],
    ['€150 to €2,000', '€8,000 to €25,000 and more', '70 to 85%'],
  ],
  ['window', ['€ 25 per m²', '€ 230 per m²', '10 jaar'], ['€25 per m²', '€230 per m²', '10-year']],
  ['windowFilm', ['€ 120 per m²', '€ 200'], ['€120 per m²', '€200']],
  ['furniture', ['€ 54 per m²', '€ 150'], ['€54 per m²', '€150']],
  ['doors', ['€ 50 per m²', 'breed', 'hoog'], ['€50 per m²', 'wide', 'high']],
  [
    'yacht',
    ['€ 700 per m²', '€ 2.500', '3 dagen tot 2 weken'],
    ['€700 per m²', '€2,500', '3 days to 2 weeks'],
  ],
  ['other', ['€ 45 per m²'], ['€45 per m²']],
  ['business', ['24 uur'], ['24 hours']],
  ['finish', ['licht eiken en notenhout'], ['pale oak and walnut']],
  ['samples', ['gratis', 'eigen foto'], ['free', 'own photo']],
  ['surfaces', ['glad, droog en stevig'], ['smooth, dry and firm']],
  ['resistance', ['-10 °C tot 40 °C', 'onderzetter'], ['-10 °C to 40 °C', 'trivet']],
  ['water', ['spatwater', 'randen'], ['splashes', 'edges']],
  ['fire', ['brandklasse', 'certificaat'], ['fire class', 'certificate']],
  ['damage', ['Rot hout', 'foto'], ['rotten wood', 'photo']],
  ['insulation', ['Isolerende', 'verwarmende', 'HR++'], ['Insulating', 'warming', 'HR++']],
  ['worktop', ['apart'], ['separately']],
  ['edges', ['binnenkant', 'grepen'], ['inside', 'handles']],
  ['wrappers', ['zelfstandige', 'garantie'], ['independent', 'warranty']],
  ['scaffold', ['zonder steiger', 'toeslag'], ['no scaffolding', 'surcharge']],
  ['process', ['1 tot 2 dagen'], ['1 to 2 days']],
  ['planning', ['1 tot 3 weken'], ['1 to 3 weeks']],
  ['reply', ['op werkdagen binnen 24 uur'], ['within 24 hours on working days']],
  ['minimum', ['€ 150', '€ 200', '€ 2.500'], ['€150', '€200', '€2,500']],
  ['pictures', ['eigen visualisaties'], ['renders of our own']],
  ['preparation', ['aanrecht leeg'], ['worktop']],
  ['diy', ['1 jaar garantie'], ['1 year of warranty']],
  ['painting', ['8 tot 15 jaar'], ['8 to 15 years']],
  ['renting', ['VvE', 'borg'], ['landlord', 'deposit']],
  ['appointment', ['10.00 tot 18.00', '€ 30', '€ 500'], ['10:00 to 18:00', '€30', '€500']],
  ['payment', ['30%', '40%', '14 dagen'], ['30%', '40%', '14 days']],
  ['cancelling', ['14 dagen', '30%', '€ 100', '50%'], ['14 days', '30%', '€100', '50%']],
  ['freelancers', ['zelfstandige'], ['freelance']],
  [
    'smalltalk',
    ['automatische assistent', 'computer', '010 123 45 67'],
    ['automatic assistant', 'computer', '010 123 45 67'],
  ],
  ['rude', ['010 123 45 67'], ['010 123 45 67']],
  ['thanks', ['Graag gedaan'], ['welcome']],
  ['default', ['010 123 45 67', '24 uur'], ['010 123 45 67', '24 hours']],
];

test('every topic is in the table of figures', () => {
  expect(figures.map(([topic]) => topic)).toEqual(chatTopics);
});

describe.each(figures)('the answer on %s', (topic, nl, en) => {
  test.each([['nl', nl] as const, ['en', en] as const])('in %s says %j', (lang, said) => {
    const answer = asked(topic, lang);
    expect(answer.topics).toEqual([topic]);
    for (const figure of said) expect(plain(answer)).toContain(figure);
    // No missing figure may show in the text.
    expect(answer.text).not.toMatch(/undefined|null|NaN|object/);
  });
});

test.each(languages)('in %s no two answers are the same', (lang) => {
  expect(new Set(chatTopics.map((topic) => asked(topic, lang).text)).size).toBe(chatTopics.length);
});

describe('where answers lead', () => {
  test.each<[string, ChatReply['links']]>([
    ['wat kost het', [{ to: 'calculator' }]],
    ['wat kost een jacht', [{ to: 'calculator', suffix: '?service=jacht' }]],
    ['contact', [{ to: 'call' }, { to: 'mail' }, { to: 'contact' }]],
    ['welke kleuren', [{ to: 'colours' }]],
    ['keuken', [{ to: 'calculator', suffix: '?service=keuken' }, { to: 'contact' }]],
    ['kozijn', [{ to: 'calculator', suffix: '?service=kozijnen' }, { to: 'contact' }]],
    ['garantie', []],
    ['raamfolie', [{ to: 'calculator', suffix: '?service=raamfolie' }, { to: 'contact' }]],
    ['afspraak', [{ to: 'appointment' }, { to: 'call' }]],
    ['annuleren', [{ to: 'call' }, { to: 'terms' }]],
    ['zzp', [{ to: 'platform' }]],
    ['hoi, mag ik een staal', [{ to: 'contact' }, { to: 'colours' }]],
  ])('"%s"', (message, links) => {
    expect(reply(message, 'nl').links).toEqual(links);
  });
});

test.each<[string, Language, ChatReply['topics']]>([
  ['wat kost een staal', 'nl', ['samples']],
  ['how much is a sample?', 'en', ['samples']],
  ['wat kost een keuken, en mag ik een staal', 'nl', ['cost', 'samples']],
  ['wat is de laagste prijs', 'nl', ['minimum']],
  ['whats the min price', 'en', ['minimum']],
  ['wat is de minimale prijs van raamfolie', 'nl', ['quote', 'minimum']],
])('what is free, or is a price itself, gets no other price: "%s"', (message, lang, topics) => {
  expect(reply(message, lang).topics).toEqual(topics);
});

test.each([
  ['wat kosten kozijnen', 'nl', '€ 25 per m² voor het eenvoudigste vlakke werk', '€ 230 per m²'],
  ['what do window frames cost', 'en', '€25 per m² for the simplest flat work', '€230 per m²'],
  ['wat kost een keuken', 'nl', '€ 35 per m² voor het eenvoudigste vlakke werk', '€ 102 per front'],
  ['how much is a kitchen', 'en', '€35 per m² for the simplest flat work', '€102 per front'],
] as const)('"%s" tells what each of the two prices is for', (message, lang, lowest, counted) => {
  const answer = plain(reply(message, lang));
  expect(answer).toContain(lowest);
  expect(answer).toContain(counted);
});

test('without a place to make appointments, one leads to the form', () => {
  const source = { lang: 'nl', texts: texts.nl, facts: { ...facts, appointments: false } } as const;
  expect(chatReply('afspraak', source).links).toEqual([{ to: 'contact' }, { to: 'call' }]);
});

test('a question without an answer leads to phone, mail and form, with the question filled in', () => {
  const question = 'Kan het ook op 100% wol & "zijde"?';
  const [call, mail, form] = reply(question, 'nl').links;
  expect(call).toEqual({ to: 'call' });
  expect(new URL(`mailto:info@wrappie.test${mail?.suffix}`).searchParams.get('body')).toBe(question);
  // A mail program shows a plus as it is.
  expect(mail?.suffix).not.toContain('+');
  expect(readQuestion(`contact${form?.suffix}`)).toBe(question);
});

test.each([
  ['werken jullie in Breda', 'Ja, wij werken ook in Breda.'],
  ['komt u naar den haag?', 'Ja, wij werken ook in Den Haag.'],
  ['ik woon in Houten', 'Ja, wij werken ook in Houten.'],
])('"%s" names a place', (message, said) => {
  expect(plain(reply(message, 'nl'))).toContain(said);
});

test.each([
  ['hebben jullie eiken', 'licht eiken'],
  ['betonlook', 'licht beton'],
  ['RVS', 'geborsteld staal'],
  ['folie mat', 'krijtwit'],
])('"%s" names films of a family', (message, film) => {
  expect(plain(reply(message, 'nl'))).toContain(film);
});

test('matt film is no oak, and wooden frames are in no town', () => {
  expect(plain(reply('folie mat', 'nl'))).not.toContain('eiken');
  expect(plain(reply('houten kozijnen', 'nl'))).not.toContain('in Houten');
});

describe.each(languages)('in %s the example of a service', (lang) => {
  test.each(services)('%s can be priced', (service) => {
    const example = texts[lang].examples[service];
    expect(chatServiceOf(example)).toBe(service);
    expect(readChatProject(example)).toBeDefined();
  });
});

describe('a computed price', () => {
  test('is all that a described project needs: it lists given and assumed values, and links to the filled-in calculator', () => {
    const answer = reply('keuken met 12 fronten en 4 lades', 'nl');
    expect(answer.topics).toEqual(['price']);
    expect(plain(answer)).toBe(
      'Dat kan vanaf € 1.479, inclusief btw.\nIk rekende met 12 fronten × 0,8 m² + 4 lades × 0,5 m².\nDit vulde ik voor u in: folie mat, moeilijkheid eenvoudig.\nHet is een indicatie, geen offerte.',
    );
    expect(answer.links).toEqual([
      { to: 'calculator', suffix: '#keuken?length=12&drawers=4&folieType=mat&complexity=eenvoudig' },
    ]);
  });

  test.each<[string, ChatReply['topics'], string[]]>([
    [
      'Welke garantie? Keuken met 12 fronten',
      ['warranty', 'price'],
      ['5 jaar garantie', 'Wat u beschrijft, kan vanaf € 1.224'],
    ],
    ['wat kost een keuken met 12 fronten', ['cost', 'price'], ['Dat kan vanaf € 1.224', '€ 800 tot € 1.500']],
    ['offerte voor een deur van 0,9 bij 2,1', ['quote', 'price'], ['24 uur', 'kan vanaf € 150']],
    ['hoi, 3 ramen van 1,2 bij 1,5', ['greeting', 'price'], ['Hallo!', 'kan vanaf € 648']],
    ['kan mijn keuken met 12 fronten tegen hitte', ['resistance', 'price'], ['onderzetter', '€ 1.224']],
  ])('is added to the answer on the topic of a keyword: "%s"', (message, topics, said) => {
    const answer = reply(message, 'nl');
    expect(answer.topics).toEqual(topics);
    for (const each of said) expect(plain(answer)).toContain(each);
    expect(answer.links[0]?.suffix).toMatch(/^#/);
    // Who gives measurements is not asked for them.
    expect(plain(answer)).not.toContain('Noem mij uw maten');
  });

  test('is in the language of the interface, in any language of the message', () => {
    expect(plain(reply('3 ramen van 1,2 x 1,5', 'en'))).toBe(
      'That starts at €648, VAT included.\nI worked with 3 windows × 1.5 m × 1.2 m.\nI filled in for you: film light (10-20%), ground floor.\nIt is an indication, not a quote.',
    );
  });

  test.each([
    ['a minimum', 'raam van 1 x 1', 'Voor kleiner werk geldt ons minimum van € 200.'],
    ['one of several', '3 kasten van 2 x 0,6 x 1,8', 'Dit bedrag is per stuk.'],
    ['several', '8 kozijnen van 1,2 bij 1,5', 'Ik rekende met 8 × 1,2 m × 1,5 m.'],
    [
      'both sides',
      '8 kozijnen van 1,2 bij 1,5',
      'begane grond, dubbelzijdig.\nEnkelzijdig? Dat kan vanaf € 3.312, inclusief btw.',
    ],
    ['one side', '6 kastdeuren van 60 x 240', 'moeilijkheid eenvoudig, enkelzijdig.'],
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
    '8 kozijnen van 1,2 bij 1,5',
    '6 kastdeuren van 60 x 240',
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
