import type { Service } from '../calculator/services.ts';
import type { FilmGroup } from '../film/films.ts';
import type { ChatFacts } from './chat-facts.ts';
import type { ChatTopic } from './chat-topics.ts';

/** The assistant's answers in one language. Each language is in its own file. */
export interface ChatTexts {
  topics: Record<ChatTopic, (facts: ChatFacts) => string>;
  /** The start of a reply to somebody who greets and also asks something. */
  hello: string;
  /** What a service costs: the lowest price of a square metre (of a kitchen: of a front), and the minimum. */
  rates: Record<Service, (unit: string, minimum: string, facts: ChatFacts) => string>;
  /** Asks for measurements, with an example that the assistant can price. */
  invite(example: string): string;
  examples: Record<Service, string>;
  /** We work in a place that the visitor named. */
  place(name: string): string;
  /** The films of a family that the visitor named. */
  films(group: FilmGroup, facts: ChatFacts): string;
  /** The text of a computed price: the amount, the measurements it is based on, and that it is indicative. */
  price(amount: string): string;
  /** The same after an answer to something else. */
  priceToo(amount: string): string;
  measurements(measurements: string): string;
  indication: string;
  minimum(amount: string): string;
  perPiece: string;
  centimetres: string;
  /** The sentence about the choices that were assumed, such as `film matt`. */
  assumed(choices: readonly string[]): string;
  /** The word before the name of a film or a degree of difficulty, which would be unclear without it. */
  film: string;
  complexity: string;
  /** The subject of a mail with a question that has no answer here. */
  mailSubject: string;
}
