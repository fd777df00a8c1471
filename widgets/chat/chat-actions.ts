import type { Language } from '../domain/text.ts';
import type { Emit } from '../kit/meta.ts';
import { loadAnswers } from './answers.lazy.ts';
import type { chatMeta } from './chat.meta.ts';
import type { ChatData, ChatMessage, ConversationActions, PendingQuestion } from './chat.state.ts';
import { longestMessage, readHistory } from './chat-history.ts';

/** The delay of a reply after its message, in ms (rule `chat-reply`). */
export const replyDelay = 1000;

/** An answer, before it is a message. */
type Reply = Pick<ChatMessage, 'text' | 'links'> & { topics?: readonly string[] };

interface ConversationContext {
  get(): ChatData & ConversationActions;
  set(changes: Partial<ChatData>): void;
  emit: Emit<typeof chatMeta>;
  now(): Date;
  /** What a reply says when the answers cannot be loaded. */
  unreachable(lang: Language): string;
  /** Keeps the messages for the next page of this visit. */
  keep(messages: readonly ChatMessage[]): void;
}

/** What a visitor can do in a conversation, with React and before it. */
export function conversationActions({
  get,
  set,
  emit,
  now,
  unreachable,
  keep,
}: ConversationContext): ConversationActions {
  async function replyTo({ text, lang }: ChatMessage): Promise<Reply> {
    try {
      return (await loadAnswers(lang))(text);
    } catch (error) {
      console.error(error);
      return { text: unreachable(lang), links: [{ to: 'call' }, { to: 'contact' }] };
    }
  }

  const isoNow = () => now().toISOString();

  function say(said: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
    const timestamp = isoNow();
    const message = { id: `${timestamp}-${get().messages.length}`, timestamp, ...said };
    set({ messages: [...get().messages, message] });
    keep(get().messages);
    return message;
  }

  function ask(question: ChatMessage): void {
    const asked = { question, due: now().getTime() + replyDelay };
    set({ typing: get().typing + 1, pending: [...(get().pending ?? []), asked] });
    reply(asked);
  }

  /** Replies come in the order of their questions. */
  let earlier: Promise<void> | undefined;
  function reply(asked: PendingQuestion): void {
    earlier = replyAfter(earlier, asked);
  }

  async function replyAfter(earlier: Promise<void> | undefined, asked: PendingQuestion): Promise<void> {
    const [{ topics, ...said }] = await Promise.all([
      replyTo(asked.question),
      new Promise((resolve) => setTimeout(resolve, asked.due - now().getTime())),
      earlier,
    ]);
    const { pending = [], typing } = get();
    // After the handing over, the store replies.
    if (!pending.includes(asked)) return;
    set({ typing: typing - 1, pending: pending.filter((each) => each !== asked) });
    say({ ...said, isBot: true, lang: asked.question.lang });
    if (topics?.[0]) emit('wrap-chat-answered', { topic: topics[0] });
  }

  return {
    begin({ kept, origin, draft }) {
      const { begun, messages, pending = [] } = get();
      if (begun) {
        if (messages.length > 0) keep(messages);
        for (const asked of pending) reply(asked);
        return;
      }
      const all = [...readHistory(kept), ...messages];
      set({
        begun: true,
        messages: all,
        since: all[0]?.timestamp ?? isoNow(),
        origin,
        ...(draft && { draft }),
      });
      const last = all.at(-1);
      // The page was left before the reply came.
      if (last && !last.isBot && get().typing === 0) ask(last);
    },
    setOpen(open, openedBy = 'page') {
      if (open === get().open) return;
      set({ open, openedBy, ...(open && { since: get().since ?? isoNow() }) });
      emit(open ? 'wrap-chat-opened' : 'wrap-chat-closed', {});
    },
    change: (draft) => set({ draft }),
    send(lang, text = get().draft) {
      const message = text.trim().slice(0, longestMessage);
      if (message === '') return;
      if (text === get().draft) set({ draft: '' });
      ask(say({ text: message, isBot: false, lang }));
    },
    focusOn: (on) => set({ focus: { on } }),
  };
}
