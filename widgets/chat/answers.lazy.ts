import type { ChatReply } from '../domain/chat/chat-replies.ts';
import type { Language } from '../domain/text.ts';

/** Loads the answers of one language, once per page. Rejects when the network fails; a later call tries again. */
export async function loadAnswers(lang: Language): Promise<(message: string) => ChatReply> {
  return (await parts[lang]()).answer;
}

/** Each language is a chunk of its own. */
const parts: Record<Language, () => Promise<{ answer(message: string): ChatReply }>> = {
  nl: () => import('./answers-nl.part.ts'),
  en: () => import('./answers-en.part.ts'),
};
