import type { ChatFacts } from '../domain/chat/chat-facts.ts';

declare const __CHAT_FACTS__: ChatFacts;

/** The facts in the assistant's answers, written in by the build. */
export const chatFacts: ChatFacts = __CHAT_FACTS__;
