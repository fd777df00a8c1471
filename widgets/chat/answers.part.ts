import { type ChatReply, chatReply } from '../domain/chat/chat-replies.ts';
import type { ChatTexts } from '../domain/chat/chat-texts.ts';
import { chatTextsEn } from '../domain/chat/chat-texts-en.ts';
import { chatTextsNl } from '../domain/chat/chat-texts-nl.ts';
import type { Language } from '../domain/text.ts';
import { chatFacts } from './chat-facts.ts';

const texts: Record<Language, ChatTexts> = { nl: chatTextsNl, en: chatTextsEn };

/** The answer to a message, in a language. */
export function answer(message: string, lang: Language): ChatReply {
  return chatReply(message, { lang, texts: texts[lang], facts: chatFacts });
}
