import type { ChatReply } from '../domain/chat/chat-replies.ts';
import type { Language } from '../domain/text.ts';

/** Loads the answers of one language, once a page. Rejects when the network fails; a later call tries again. */
export async function loadAnswers(lang: Language): Promise<(message: string) => ChatReply> {
  if (lang === 'en') return (await import('./answers-en.part.ts')).answer;
  return (await import('./answers-nl.part.ts')).answer;
}
