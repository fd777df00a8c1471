import { type ChatLink, chatLinkTargets } from '../domain/chat/chat-link.ts';
import { readLanguage } from '../domain/text.ts';
import type { ChatMessage } from './chat.state.ts';

/** The storage key of this visit's messages. */
export const historyKey = 'wrappie-chat';

/** The maximum length of a message. A longer text from a script is cut. */
export const longestMessage = 500;

/** The number of messages that are kept. */
const mostMessages = 100;

/** The part of a conversation that is kept, as text. */
export function writeHistory(messages: readonly ChatMessage[]): string {
  return JSON.stringify(messages.slice(-mostMessages));
}

/** The messages in the stored text. Invalid ones are left out, because other scripts of the page can write there. */
export function readHistory(kept = ''): ChatMessage[] {
  const entries = parse(kept);
  return Array.isArray(entries)
    ? entries.flatMap((entry) => readMessage(entry) ?? []).slice(-mostMessages)
    : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readMessage(entry: unknown): ChatMessage | undefined {
  const { id, text, isBot, timestamp, lang, links } = Object(entry) as Record<string, unknown>;
  const language = readLanguage(typeof lang === 'string' ? lang : undefined);
  const isMessage =
    typeof id === 'string' &&
    typeof text === 'string' &&
    typeof isBot === 'boolean' &&
    typeof timestamp === 'string' &&
    Date.parse(timestamp) > 0;
  if (!isMessage || !language) return undefined;
  const own = Array.isArray(links) ? links.flatMap((link) => readLink(link) ?? []) : [];
  return { id, text, isBot, timestamp, lang: language, ...(own.length > 0 && { links: own }) };
}

function readLink(entry: unknown): ChatLink | undefined {
  const { to, suffix } = Object(entry) as Record<string, unknown>;
  const target = chatLinkTargets.find((known) => known === to);
  // Only a query or a fragment: any other suffix could lead to another site.
  return (
    target && (typeof suffix === 'string' && /^[?#]/.test(suffix) ? { to: target, suffix } : { to: target })
  );
}
