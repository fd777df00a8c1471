import type { ChatFacts } from './chat-facts.ts';
import type { ChatTopic } from './chat-topics.ts';

/** The assistant's answers in one language. Each language is a file of its own: a visitor loads one. */
export interface ChatTexts {
  topics: Record<ChatTopic, (facts: ChatFacts) => string>;
  /** A computed price: what it is, from which measurements, and what it is worth. */
  price(amount: string): string;
  measurements(measurements: string): string;
  indication: string;
  minimum(amount: string): string;
  perPiece: string;
  centimetres: string;
  /** What was filled in because the message did not name it, as `film matt`. */
  assumed(choices: readonly string[]): string;
  /** What stands before the name of a film or a degree, which alone would not be understood. */
  film: string;
  complexity: string;
}
