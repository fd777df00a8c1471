import type { ChatFacts } from './chat-facts.ts';
import type { ChatTopic } from './chat-topics.ts';

/** The assistant's answers in one language. Each language is in its own file, because a visitor loads only one. */
export interface ChatTexts {
  topics: Record<ChatTopic, (facts: ChatFacts) => string>;
  /** The text of a computed price: the amount, the measurements it is based on, and that it is indicative. */
  price(amount: string): string;
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
}
