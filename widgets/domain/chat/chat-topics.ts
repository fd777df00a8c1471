import { type Language, languages } from '../text.ts';
import { chatWords, says } from './chat-words.ts';

/*
 * The topic of a chat message: the first one in this order whose keyword the message contains. Whole words; case and accents are ignored
 * (rule `chat-topics`).
 */

export const chatTopics = [
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
  'default',
] as const;
export type ChatTopic = (typeof chatTopics)[number];

/** Phrases that name a topic, separated by a bar. */
type KeywordTable = Record<Exclude<ChatTopic, 'default'>, string>;

/** The keywords in Dutch, and their English equivalents in the same order. */
export const chatKeywords: Record<Language, KeywordTable> = {
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

/** Synonyms. They count only where no keyword matches, so that they never change the result of a keyword. */
const otherWords: Record<Language, KeywordTable> = {
  nl: {
    cost: 'kost|kosten|hoe duur|tarief|tarieven|goedkoop',
    warranty: 'garanties|garantietermijn',
    duration: 'duurt|hoelang duurt|hoe snel|hoeveel dagen',
    colours: 'kleur|kleuren|dessins',
    durability: 'houdbaar|houdbaarheid|levensduur|hoe lang gaat|hoelang gaat|hoe lang blijft|slijtage',
    contact: 'bel|bellen|telefoon|telefoonnummer|mail|mailen|email|e mail|adres|openingstijden|bereikbaar',
    area: 'regio|provincie|omgeving|waar werken|komen jullie|komt u',
    maintenance: 'onderhouden|schoonmaken|poetsen|reinigen',
    removal: 'verwijder|verwijderd|weghalen|eraf',
    materials: 'materiaal|folie|folies|soorten',
    greeting: 'hey|goedemorgen|goedemiddag|goedenavond|goededag',
    quote: 'offertes|prijzen|prijsopgave|afspraak|langskomen|huisbezoek',
    kitchen: 'keukens|keukenkastjes|keukenkasten|keukendeurtjes',
    window: 'kozijnen|raamkozijn|raamkozijnen',
  },
  en: {
    cost: 'cost|costs|expensive|rates|cheap',
    warranty: 'warranties|guaranteed',
    duration: 'how fast|how quickly|how many days|does it take',
    colours: 'colour|colours|color|colors',
    durability: 'last|lasts|lifetime|lifespan|durable',
    contact: 'call|phone|telephone|email|e mail|address|opening hours',
    area: 'area|region|where do you work|come to',
    maintenance: 'maintain|clean|cleaning',
    removal: 'removed|take off|come off|peel off',
    materials: 'material|film|films|types',
    greeting: 'hey|good morning|good afternoon|good evening',
    quote: 'quotes|prices|quotation|estimate|appointment|visit',
    kitchen: 'kitchens|cupboards|kitchen cupboards',
    window: 'window frames|frame|frames|window|windows',
  },
};

/**
 * The topic of a message. The keywords of the interface's language come first, then those of the others: people also write English on a
 * Dutch page.
 */
export function chatTopicOf(message: string, lang: Language): ChatTopic {
  const words = chatWords(message);
  const tables = [lang, ...languages.filter((other) => other !== lang)].flatMap((each) => [
    chatKeywords[each],
    otherWords[each],
  ]);
  for (const table of tables) {
    const topic = chatTopics.find((topic) => topic !== 'default' && says(words, table[topic]));
    if (topic) return topic;
  }
  return 'default';
}
