import { describe, expect, test } from 'vitest';
import type { Language } from '../text.ts';
import {
  type ChatTopic,
  chatKeywords,
  chatTopics,
  chatTopicsOf,
  correctSpelling,
  type HeardTopics,
  keywordTopics,
  ownTopics,
} from './chat-topics.ts';

const chatTopicOf = (message: string, lang: Language) => chatTopicsOf(message, lang).topic;

/** The keywords of rule `chat-topics`, in its order, with their English equivalents. */
const keywords: [topic: ChatTopic, nl: string[], en: string[]][] = [
  ['cost', ['wat kost'], ['how much', 'what does it cost']],
  ['warranty', ['garantie'], ['warranty', 'guarantee']],
  ['duration', ['hoe lang duurt'], ['how long does it take']],
  ['colours', ['welke kleuren'], ['which colours', 'what colors']],
  ['durability', ['hoe lang houdbaar'], ['how long does it last']],
  ['contact', ['contact'], ['contact']],
  ['area', ['werkgebied'], ['service area']],
  ['maintenance', ['onderhoud'], ['maintenance']],
  ['removal', ['verwijderen'], ['remove', 'removal']],
  ['materials', ['materialen'], ['materials']],
  ['greeting', ['hallo', 'hoi'], ['hello', 'hi']],
  ['quote', ['offerte', 'prijs'], ['quote', 'price']],
  ['kitchen', ['keuken'], ['kitchen']],
  ['window', ['kozijn'], ['window frame']],
  ['default', ['iets anders'], ['something else']],
];

test('there are fifteen topics, in the order of the rule, in both languages', () => {
  expect(keywords.map(([topic]) => topic)).toEqual([...keywordTopics, 'default']);
  expect(keywords).toHaveLength(15);
  for (const table of Object.values(chatKeywords)) expect(Object.keys(table)).toEqual([...keywordTopics]);
  expect(chatTopics).toEqual([...keywordTopics, ...ownTopics, 'default']);
});

describe.each(keywords)('%s', (topic, nl, en) => {
  test.each(nl)('"%s" in Dutch', (keyword) => {
    expect(chatTopicOf(keyword, 'nl')).toBe(topic);
    expect(chatTopicOf(`Zeg eens, ${keyword.toUpperCase()}?!`, 'nl')).toBe(topic);
  });
  test.each(en)('"%s" in English', (keyword) => {
    expect(chatTopicOf(keyword, 'en')).toBe(topic);
    expect(chatTopicOf(`Tell me: ${keyword.toUpperCase()}, please`, 'en')).toBe(topic);
  });
});

describe('of two keywords the first in the order of the rule wins, in any position', () => {
  const pairs = (language: 1 | 2) =>
    keywords
      .slice(0, -1)
      .flatMap((first, at) =>
        keywords
          .slice(at + 1, -1)
          .map((later) => [first[0], first[language][0], later[language][0]] as const),
      );
  test.each(pairs(1))('Dutch: %s, "%s" with "%s"', (topic, first, later) => {
    expect(chatTopicOf(`${later} en ${first}`, 'nl')).toBe(topic);
    expect(chatTopicOf(`${first} en ${later}`, 'nl')).toBe(topic);
  });
  test.each(pairs(2))('English: %s, "%s" with "%s"', (topic, first, later) => {
    expect(chatTopicOf(`${later} and ${first}`, 'en')).toBe(topic);
    expect(chatTopicOf(`${first} and ${later}`, 'en')).toBe(topic);
  });
});

test.each<[string, ChatTopic]>([
  ['HALLO', 'greeting'],
  ['gárantié', 'warranty'],
  ['Wat  kost\u00a0dat', 'cost'],
  ['wat-kost', 'cost'],
  ['hoi!', 'greeting'],
  // Whole words.
  ['hooi en schooien', 'default'],
  ['contactlens', 'default'],
  ['prijsvraag', 'default'],
  ['wat kostbaar', 'default'],
  ['', 'default'],
  ['?!…', 'default'],
])('"%s" is about %s', (message, topic) => {
  expect(chatTopicOf(message, 'nl')).toBe(topic);
});

describe('synonyms', () => {
  test.each<[string, ChatTopic]>([
    ['Hoe duur is dat?', 'cost'],
    ['Hoelang duurt een keuken?', 'kitchen'],
    ['hoe lang gaat de folie mee', 'durability'],
    ['hebben jullie een telefoonnummer', 'contact'],
    ['doet u ook kozijnen', 'window'],
    ['goedemorgen', 'greeting'],
  ])('"%s" is about %s', (message, topic) => {
    expect(chatTopicOf(message, 'nl')).toBe(topic);
  });

  test.each<[string, ChatTopic]>([
    // "offerte" is a keyword; "kosten" is only a synonym of one that comes earlier.
    ['kosten van een offerte', 'quote'],
    ['keuken schoonmaken', 'kitchen'],
  ])('never win over a keyword: "%s" is about %s', (message, topic) => {
    expect(chatTopicOf(message, 'nl')).toBe(topic);
  });
});

test('the keywords in the language of the interface are tried first, then the others', () => {
  expect(chatTopicOf('how much is a garantie', 'nl')).toBe('warranty');
  expect(chatTopicOf('how much is a garantie', 'en')).toBe('cost');
  expect(chatTopicOf('how much', 'nl')).toBe('cost');
  expect(chatTopicOf('garantie', 'en')).toBe('warranty');
});

describe('a keyword that only greets, or names what is to be wrapped, leaves room for the question', () => {
  test.each<[string, HeardTopics]>([
    ['hoi, kan ik pinnen', { topic: 'greeting', also: 'payment' }],
    ['hallo, ik wil een offerte', { topic: 'greeting', also: 'quote' }],
    ['keuken schoonmaken', { topic: 'kitchen', also: 'maintenance' }],
    ['kan een kozijn tegen vorst', { topic: 'window', also: 'resistance' }],
    ['garantie in een huurhuis', { topic: 'warranty', also: 'renting' }],
    ['prijs van raamfolie', { topic: 'quote', also: 'windowFilm' }],
    // The answer on kitchens gives their price.
    ['keuken kosten', { topic: 'kitchen' }],
    ['hallo', { topic: 'greeting' }],
    ['garantie', { topic: 'warranty' }],
  ])('"%s"', (message, topics) => {
    expect(chatTopicsOf(message, 'nl')).toEqual(topics);
  });
});

describe('slips of the keyboard and of spelling', () => {
  test.each<[string, ChatTopic]>([
    ['garnatie', 'warranty'],
    ['garatie', 'warranty'],
    ['oferte', 'quote'],
    ['kozyn', 'window'],
    ['anuleren', 'cancelling'],
    ['watkost dat', 'cost'],
    ['maintainance', 'maintenance'],
    // A short word, or another first letter, is another word.
    ['mat', 'finish'],
    ['hooi', 'default'],
    ['karantie', 'default'],
  ])('"%s" is about %s', (message, topic) => {
    expect(chatTopicOf(message, 'nl')).toBe(topic);
  });

  test.each<[string, string]>([
    ['kan ik mijn keuken laten wrappen', 'kan ik mijn keuken wrappen'],
    ['kan ik mijn koelkast laten wrappen', 'kan ik mijn koelkast wrappen'],
    ['kan ik een vaatwasser laten wrappen', 'kan ik een vaatwasser wrappen'],
    ['kan ik een tafel laten wrappen', 'kan ik een tafel wrappen'],
    ['kan ik een trap laten wrappen', 'kan ik een trap wrappen'],
    ['ik wil mijn badkamer laten wrappen', 'ik wil mijn badkamer wrappen'],
    ['hoe lang duurt een keuken laten wrappen', 'hoe lang duurt een keuken wrappen'],
  ])('"laten" is a word of its own: "%s" is as "%s"', (message, same) => {
    expect(chatTopicsOf(message, 'nl')).toEqual(chatTopicsOf(same, 'nl'));
  });

  test.each([
    'laten renoveren maten weten boven anders veranderen verbouwing simple summer shelf short smart missing',
  ])('common words stay as they are: %s', (words) => {
    expect(correctSpelling(words)).toBe(words);
  });
});
