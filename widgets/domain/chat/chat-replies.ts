import { calculationFragment } from '../calculator/calculation-link.ts';
import { complexityLabels, finishLabels, sidesLabels } from '../calculator/labels.ts';
import { price } from '../calculator/price.ts';
import { explainPrice } from '../calculator/price-explanation.ts';
import {
  type choiceNames,
  emptyInput,
  measurementNames,
  type PricedInput,
  type Service,
  serviceRows,
  withService,
} from '../calculator/services.ts';
import { euros } from '../numbers.ts';
import { questionSuffix } from '../request/ask-question.ts';
import type { Language } from '../text.ts';
import type { ChatFacts } from './chat-facts.ts';
import type { ChatLink } from './chat-link.ts';
import { filmGroupIn, placeIn } from './chat-names.ts';
import { type ChatProject, chatServiceOf, readChatProject } from './chat-project.ts';
import type { ChatTexts } from './chat-texts.ts';
import { type ChatTopic, chatTopicsOf, correctSpelling, subjects } from './chat-topics.ts';

export interface ChatReply {
  /** The topics of the answer: the one that decides, then another that it answers too. `price` where a project gets its price. */
  topics: readonly (ChatTopic | 'price')[];
  text: string;
  links: readonly ChatLink[];
}

/** What the replies in one language need. */
export interface ChatReplySource {
  lang: Language;
  texts: ChatTexts;
  facts: ChatFacts;
}

/** What an answer depends on. */
interface Asked extends ChatReplySource {
  message: string;
  service: Service | undefined;
  project: ChatProject | undefined;
}

/**
 * The reply to a message: the canned answer of its topic (rule `chat-topics`), and a price if it describes a project (rule `chat-price`).
 * Never throws.
 */
export function chatReply(message: string, source: ChatReplySource): ChatReply {
  const spelled = correctSpelling(message);
  const project = readChatProject(message) ?? readChatProject(spelled);
  const service = project?.input.projectType ?? chatServiceOf(spelled);
  const asked = { ...source, message: message.trim(), service, project };
  const { topic, also } = chatTopicsOf(message, source.lang);
  // The answer on a price in general says less than these.
  const isEnough = (also === 'samples' || (also === 'minimum' && topic === 'quote')) && !service;
  const about = (isEnough ? [also] : [topic, also]).flatMap((each) =>
    each && !(project && isInPrice(each)) ? [each] : [],
  );
  return {
    topics: project ? [...about, 'price'] : about,
    text: textOf(about, asked),
    links: linksOf(about, asked),
  };
}

/** What a project is about needs no answer beside its price. */
function isInPrice(topic: ChatTopic): boolean {
  return topic === 'default' || subjects.includes(topic);
}

function textOf(about: readonly ChatTopic[], asked: Asked): string {
  const { texts, lang, project } = asked;
  const [first, second] = about;
  const costs = project
    ? priceText(project, first && first !== 'cost' ? texts.priceToo : texts.price, texts, lang)
    : '';
  const answers =
    first === 'greeting' && (second || project)
      ? [texts.hello, second && answerOn(second, asked), costs]
      : first === 'cost'
        ? [costs, answerOn(first, asked), second && answerOn(second, asked)]
        : // The question itself comes before the thing that it is about.
          [second && answerOn(second, asked), first && answerOn(first, asked), costs];
  return answers.filter(Boolean).join('\n\n');
}

function answerOn(topic: ChatTopic, asked: Asked): string {
  const { texts, facts, service, project, message } = asked;
  const answer = texts.topics[topic](facts);
  if (topic === 'cost') {
    const what = service ? rateText(service, asked) : answer;
    return project ? what : `${what} ${texts.invite(texts.examples[service ?? 'keuken'])}`;
  }
  const named = serviceOfTopic[topic];
  if (named) {
    const rate = topic === 'kitchen' ? '' : `${rateText(named, asked)} `;
    return `${answer} ${rate}${texts.invite(texts.examples[named])}`;
  }
  const place = topic === 'area' && placeIn(message, facts.places);
  if (place) return `${texts.place(place)} ${answer}`;
  const group = topic === 'finish' && filmGroupIn(message);
  return group ? texts.films(group, facts) : answer;
}

const serviceOfTopic: Partial<Record<ChatTopic, Service>> = {
  kitchen: 'keuken',
  window: 'kozijnen',
  windowFilm: 'raamfolie',
  furniture: 'meubel',
  doors: 'deuren',
  yacht: 'jacht',
  other: 'anders',
};

/** What a service costs at least: of a kitchen a front, of the others a square metre. */
function rateText(service: Service, { texts, lang, facts }: Asked): string {
  const { calculated, minimum } = price(smallest(service));
  return texts.rates[service](euros(calculated, lang), euros(minimum, lang), facts);
}

/** The project of a service with one piece of one metre by one, in the cheapest way. */
function smallest(service: Service): PricedInput {
  const empty = withService(emptyInput, service);
  const asks = serviceRows[service].measurements.filter(({ required }) => required).map(({ name }) => name);
  const measured = measurementNames.filter((name) => asks.includes(name)).map((name) => [name, '1']);
  return { ...empty, ...Object.fromEntries(measured), kozijnSides: 'enkelzijdig', projectType: service };
}

function priceText(
  { input, price: result, assumed, pieces, piece, perPiece, centimetres }: ChatProject,
  saying: (amount: string) => string,
  texts: ChatTexts,
  lang: Language,
): string {
  const [area] = explainPrice(piece, result, lang);
  const oneSide = sidesLabels.enkelzijdig[lang];
  const choices = assumed.map((name) => inWords(name, input, texts, lang));
  if (input.projectType === 'deuren') choices.push(oneSide.toLowerCase());
  return [
    saying(euros(result.amount, lang)),
    texts.measurements((pieces > 1 ? `${pieces} × ` : '') + (area?.detail ?? '')),
    perPiece && texts.perPiece,
    centimetres && texts.centimetres,
    result.calculated < result.minimum && texts.minimum(euros(result.minimum, lang)),
    choices.length > 0 && texts.assumed(choices),
    assumed.includes('kozijnSides') &&
      `${oneSide}? ${texts.price(euros(price({ ...input, kozijnSides: 'enkelzijdig' }).amount, lang))}`,
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

function linksOf(about: readonly ChatTopic[], asked: Asked): ChatLink[] {
  const { project } = asked;
  const priced: ChatLink[] = project
    ? [{ to: 'calculator', suffix: calculationFragment(project.input) }]
    : [];
  const links = [...priced, ...about.toReversed().flatMap((topic) => linksOn(topic, asked))];
  return links.filter(({ to }, at) => links.findIndex((link) => link.to === to) === at);
}

function linksOn(topic: ChatTopic, { message, service, facts, texts }: Asked): ChatLink[] {
  const calculator = (named = serviceOfTopic[topic] ?? service): ChatLink =>
    named ? { to: 'calculator', suffix: `?service=${named}` } : { to: 'calculator' };
  const appointment: ChatLink = { to: facts.appointments ? 'appointment' : 'contact' };
  switch (topic) {
    case 'cost':
    case 'minimum':
      return [calculator()];
    case 'colours':
    case 'materials':
    case 'finish':
    case 'pictures':
      return [{ to: 'colours' }];
    case 'samples':
      return [{ to: 'contact' }, { to: 'colours' }];
    case 'contact':
      return [{ to: 'call' }, { to: 'mail' }, { to: 'contact' }];
    case 'area':
    case 'business':
    case 'surfaces':
    case 'damage':
    case 'fire':
    case 'planning':
    case 'worktop':
    case 'edges':
    case 'insulation':
      return [{ to: 'contact' }];
    case 'reply':
      return [{ to: 'call' }, { to: 'contact' }];
    case 'rude':
      return [{ to: 'call' }, { to: 'mail' }];
    case 'appointment':
      return [appointment, { to: 'call' }];
    case 'cancelling':
      return [{ to: 'call' }, { to: 'terms' }];
    case 'payment':
      return [{ to: 'terms' }];
    case 'freelancers':
      return [{ to: 'platform' }];
    case 'quote':
      return [{ to: 'contact' }, calculator()];
    case 'default': {
      const suffix = `?subject=${encodeURIComponent(texts.mailSubject)}&body=${encodeURIComponent(message)}`;
      const form: ChatLink = { to: 'contact', suffix: questionSuffix(message) };
      return [{ to: 'call' }, { to: 'mail', suffix }, form, ...(service ? [calculator()] : [])];
    }
    default:
      return serviceOfTopic[topic] ? [calculator(), { to: 'contact' }] : [];
  }
}
