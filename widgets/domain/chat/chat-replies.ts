import { calculationFragment } from '../calculator/calculation-link.ts';
import { complexityLabels, finishLabels, sidesLabels } from '../calculator/labels.ts';
import { explainPrice } from '../calculator/price-explanation.ts';
import { type choiceNames, type PricedInput, type Service, serviceRows } from '../calculator/services.ts';
import { euros } from '../numbers.ts';
import type { Language } from '../text.ts';
import type { ChatFacts } from './chat-facts.ts';
import { type ChatProject, chatServiceOf, readChatProject } from './chat-project.ts';
import type { ChatTexts } from './chat-texts.ts';
import { type ChatTopic, chatTopicOf } from './chat-topics.ts';

/** The target of an answer's link. `suffix` opens the calculator with a chosen service (`?service=…`) or with all fields (`#keuken?…`). */
export interface ChatLink {
  to: 'call' | 'contact' | 'colours' | 'calculator';
  suffix?: string;
}

export interface ChatReply {
  topic: ChatTopic | 'price';
  text: string;
  links: readonly ChatLink[];
}

/** What the replies in one language need. */
export interface ChatReplySource {
  lang: Language;
  texts: ChatTexts;
  facts: ChatFacts;
}

/**
 * The reply to a message: a price if it describes a project (rule `chat-price`), otherwise the canned answer of its topic (rule
 * `chat-topics`). Never throws.
 */
export function chatReply(message: string, { lang, texts, facts }: ChatReplySource): ChatReply {
  const project = readChatProject(message);
  if (project) {
    const links = [{ to: 'calculator', suffix: calculationFragment(project.input) } as const];
    return { topic: 'price', text: priceText(project, texts, lang), links };
  }
  const topic = chatTopicOf(message, lang);
  return { topic, text: texts.topics[topic](facts), links: linksOf(topic, chatServiceOf(message)) };
}

function priceText(
  { input, price, assumed, perPiece, centimetres }: ChatProject,
  texts: ChatTexts,
  lang: Language,
): string {
  const [area] = explainPrice(input, price, lang);
  return [
    texts.price(euros(price.amount, lang)),
    texts.measurements(area?.detail ?? ''),
    perPiece && texts.perPiece,
    centimetres && texts.centimetres,
    price.calculated < price.minimum && texts.minimum(euros(price.minimum, lang)),
    assumed.length > 0 && texts.assumed(assumed.map((name) => inWords(name, input, texts, lang))),
    texts.indication,
  ]
    .filter(Boolean)
    .join('\n');
}

/** `folie mat`, `moeilijkheid gemiddeld`, `begane grond`. */
function inWords(
  name: (typeof choiceNames)[number],
  { projectType, [name]: value }: PricedInput,
  texts: ChatTexts,
  lang: Language,
): string {
  const label = value === '' ? '' : labels[value][lang].toLowerCase();
  if (name === 'folieType') return `${texts.film} ${label}`;
  return name === 'complexity' && !serviceRows[projectType].asksFloor
    ? `${texts.complexity} ${label}`
    : label;
}

const labels = { ...finishLabels, ...complexityLabels, ...sidesLabels };

function linksOf(topic: ChatTopic, named: Service | undefined): ChatLink[] {
  const calculator = (service = named): ChatLink =>
    service ? { to: 'calculator', suffix: `?service=${service}` } : { to: 'calculator' };
  switch (topic) {
    case 'cost':
      return [calculator()];
    case 'colours':
    case 'materials':
      return [{ to: 'colours' }];
    case 'contact':
      return [{ to: 'call' }, { to: 'contact' }];
    case 'area':
      return [{ to: 'contact' }];
    case 'quote':
      return [{ to: 'contact' }, calculator()];
    case 'kitchen':
      return [calculator('keuken'), { to: 'contact' }];
    case 'window':
      return [calculator('kozijnen'), { to: 'contact' }];
    case 'default':
      return [{ to: 'call' }, { to: 'contact' }, ...(named ? [calculator()] : [])];
    default:
      return [];
  }
}
