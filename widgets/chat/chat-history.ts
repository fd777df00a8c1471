import type { ChatLink } from '../domain/chat/chat-replies.ts';
import { readLanguage } from '../domain/text.ts';
import type { ChatMessage } from './chat.state.ts';

/** Under which the messages of this visit are kept. */
export const historyKey = 'wrappie-chat';

/** More are not kept: nobody scrolls back so far. */
const mostMessages = 100;

/** What to keep of a conversation, as text. */
export function writeHistory(messages: readonly ChatMessage[]): string {
  return JSON.stringify(messages.slice(-mostMessages));
}

/** The messages in what was kept; whatever is not one of ours is left out, for anybody can write there. */
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
    !Number.isNaN(Date.parse(timestamp));
  if (!isMessage || !language) return undefined;
  const own = Array.isArray(links) ? links.flatMap((link) => readLink(link) ?? []) : [];
  return { id, text, isBot, timestamp, lang: language, ...(own.length > 0 && { links: own }) };
}

function readLink(entry: unknown): ChatLink | undefined {
  const { to, suffix } = Object(entry) as Record<string, unknown>;
  if (to !== 'call' && to !== 'contact' && to !== 'colours' && to !== 'calculator') return undefined;
  // A query or a fragment: behind anything else the link could lead away from us.
  return typeof suffix === 'string' && /^[?#]/.test(suffix) ? { to, suffix } : { to };
}
