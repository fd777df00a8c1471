import { chatReply } from '../domain/chat/chat-replies.ts';
import { chatTextsEn } from '../domain/chat/chat-texts-en.ts';
import { chatFacts } from './chat-facts.ts';

/** The answers in English, in a chunk of their own. */
export const answer = (message: string) =>
  chatReply(message, { lang: 'en', texts: chatTextsEn, facts: chatFacts });
