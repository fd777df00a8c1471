import { chatReply } from '../domain/chat/chat-replies.ts';
import { chatTextsNl } from '../domain/chat/chat-texts-nl.ts';
import { chatFacts } from './chat-facts.ts';

/** The answers in Dutch, in a chunk of their own. */
export const answer = (message: string) =>
  chatReply(message, { lang: 'nl', texts: chatTextsNl, facts: chatFacts });
