import type { ChatReply } from '../domain/chat/chat-replies.ts';
import type { Language } from '../domain/text.ts';

/**
 * Loads the answers, once per page, and gives those of one language. In a file for each language they would be one more request before
 * the first answer. Rejects when the network fails; a later call tries again.
 */
export async function loadAnswers(lang: Language): Promise<(message: string) => ChatReply> {
  const { answer } = await import('./answers.part.ts');
  return (message) => answer(message, lang);
}
