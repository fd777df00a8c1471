import { type Language, languages } from '../text.ts';
import { chatRules, chatVocabulary } from './chat-rules.ts';
import { spellingBy } from './chat-spelling.ts';
import { chatWords, heardIn, hears, says } from './chat-words.ts';

/*
 * The topic of a chat message: the first one in this order whose keyword the message contains. Whole words; case and accents are ignored
 * (rule `chat-topics`). Where it contains no keyword, the first of our own rules that it matches (`chat-rules.ts`).
 */

/** The topics of the rule, in its order, without the default. */
export const keywordTopics = [
  'cost',
  'warranty',
  'duration',
  'colours',
  'durability',
  'contact',
  'area',
  'maintenance',
  'removal',
  'materials',
  'greeting',
  'quote',
  'kitchen',
  'window',
] as const;
type KeywordTopic = (typeof keywordTopics)[number];

/** Topics of our own. A keyword comes before them. */
export const ownTopics = [
  'windowFilm',
  'furniture',
  'doors',
  'yacht',
  'other',
  'business',
  'finish',
  'samples',
  'surfaces',
  'resistance',
  'water',
  'fire',
  'damage',
  'insulation',
  'worktop',
  'edges',
  'wrappers',
  'scaffold',
  'process',
  'planning',
  'reply',
  'minimum',
  'pictures',
  'preparation',
  'diy',
  'painting',
  'renting',
  'appointment',
  'payment',
  'cancelling',
  'freelancers',
  'smalltalk',
  'rude',
  'thanks',
] as const;

export const chatTopics = [...keywordTopics, ...ownTopics, 'default'] as const;
export type ChatTopic = (typeof chatTopics)[number];

/** The keywords in Dutch, and their English equivalents in the same order; phrases are separated by a bar. */
export const chatKeywords: Record<Language, Record<KeywordTopic, string>> = {
  nl: {
    cost: 'wat kost',
    warranty: 'garantie',
    duration: 'hoe lang duurt',
    colours: 'welke kleuren',
    durability: 'hoe lang houdbaar',
    contact: 'contact',
    area: 'werkgebied',
    maintenance: 'onderhoud',
    removal: 'verwijderen',
    materials: 'materialen',
    greeting: 'hallo|hoi',
    quote: 'offerte|prijs',
    kitchen: 'keuken',
    window: 'kozijn',
  },
  en: {
    cost: 'how much|what does it cost',
    warranty: 'warranty|guarantee',
    duration: 'how long does it take',
    colours: 'which colours|what colours|which colors|what colors',
    durability: 'how long does it last',
    contact: 'contact',
    area: 'service area',
    maintenance: 'maintenance',
    removal: 'remove|removal',
    materials: 'materials',
    greeting: 'hello|hi',
    quote: 'quote|price',
    kitchen: 'kitchen',
    window: 'window frame',
  },
};

/** What a message is about. */
export interface HeardTopics {
  topic: ChatTopic;
  /** A topic that deserves an answer too: the keyword only greets, or names what is to be wrapped. */
  also?: ChatTopic;
}

/** Keywords that name whom or what a question is for, and not what it asks. */
const namesOnly: readonly ChatTopic[] = ['greeting', 'kitchen', 'window'];

/** Topics that name what is to be wrapped. Beside them a price is enough. */
export const subjects: readonly ChatTopic[] = [
  'kitchen',
  'window',
  'windowFilm',
  'furniture',
  'doors',
  'yacht',
  'other',
  'finish',
  'materials',
];

/** Topics whose answers give the price of what is to be wrapped. */
const prices: readonly ChatTopic[] = ['cost', 'quote'];

/**
 * The topics of a message. Keywords of the interface's language come first, then those of the others: people also write English on a Dutch
 * page.
 */
export function chatTopicsOf(message: string, lang: Language): HeardTopics {
  const inOrder = [lang, ...languages.filter((other) => other !== lang)];
  const spelled = correctSpelling(message);
  const words = chatWords(message);
  const heard = heardIn(spelled);
  const keywords = [
    ...inOrder.flatMap((language) => keywordsIn((phrases) => says(words, phrases), language)),
    ...inOrder.flatMap((language) => keywordsIn((phrases) => hears(heard, phrases), language)),
  ];
  const ruled = inOrder.flatMap((language) =>
    chatRules.filter((rule) => hears(heard, rule[language])).map(({ topic }) => topic),
  );
  const topic = keywords[0] ?? ruled[0] ?? 'default';
  if (!keywords[0]) return { topic };
  const others = topic === 'greeting' ? [...keywords.slice(1), ...ruled] : ruled;
  const also = others.find((other) => other !== topic && isWorthAdding(other, topic));
  return also ? { topic, also } : { topic };
}

/** A message with its slips of the keyboard corrected. */
export const correctSpelling = spellingBy([
  ...languages.flatMap((lang) => Object.values(chatKeywords[lang])),
  ...chatVocabulary,
]);

function keywordsIn(contains: (phrases: string) => boolean, language: Language): KeywordTopic[] {
  return keywordTopics.filter((topic) => contains(chatKeywords[language][topic]));
}

function isWorthAdding(other: ChatTopic, topic: ChatTopic): boolean {
  if (other === 'greeting' || other === 'thanks' || other === 'rude') return false;
  if (topic === 'greeting') return true;
  if (namesOnly.includes(topic)) return !prices.includes(other) && !subjects.includes(other);
  if (topic === 'quote' && subjects.includes(other)) return other !== 'finish' && other !== 'materials';
  return ownTopics.some((own) => own === other) && !subjects.includes(other);
}
