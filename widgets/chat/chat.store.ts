import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '../domain/text.ts';
import type { StoreContext } from '../kit/widget.ts';
import { loadAnswers } from './answers.lazy.ts';
import { chatCopy } from './chat.copy.ts';
import type { chatMeta } from './chat.meta.ts';
import type { ChatData, ChatMessage, ChatState } from './chat.state.ts';
import { historyKey, longestMessage, readHistory, writeHistory } from './chat-history.ts';
import { conversationPart } from './conversation.lazy.ts';

/** The delay of a reply after its message, in ms (rule `chat-reply`). */
export const replyDelay = 1000;

/** The state of one assistant. Works without React, and uses the outside world only through `ports`. */
export function createChatStore(context: StoreContext<typeof chatMeta>): StoreApi<ChatState> {
  const { ports, emit, attributes, initial } = context;
  let turn = 0;

  const store: StoreApi<ChatState> = createStore<ChatState>((set, get) => ({
    placement: attributes.placement === 'inline' ? 'inline' : 'corner',
    open: attributes.open === 'yes',
    openedBy: 'page',
    hydrated: false,
    ready: false,
    messages: [],
    draft: '',
    typing: 0,
    origin: '',
    ...(initial as Partial<ChatData>),
    setOpen(open, openedBy = 'page') {
      if (open === get().open) return;
      set({ open, openedBy, ...(open && { since: get().since ?? now() }) });
      emit(open ? 'wrap-chat-opened' : 'wrap-chat-closed', {});
      void prepare();
    },
    change: (draft) => set({ draft }),
    send(lang, text = get().draft) {
      const message = text.trim().slice(0, longestMessage);
      if (message === '') return;
      if (text === get().draft) set({ draft: '' });
      void answer(say({ text: message, isBot: false, lang }));
    },
    focusOn: (on) => set({ focus: { on } }),
    readAttributes({ placement, open }) {
      if (placement !== attributes.placement)
        set({ placement: placement === 'inline' ? 'inline' : 'corner' });
      if (open !== attributes.open && open) get().setOpen(open === 'yes');
      Object.assign(attributes, { placement, open });
    },
    start({ message }) {
      const ownOrigin = ports.ownOrigin();
      const messages = [...readHistory(ports.recallForVisit(historyKey)), ...get().messages];
      set({
        hydrated: true,
        messages,
        since: messages[0]?.timestamp ?? now(),
        origin: ports.pageAddress().origin === ownOrigin ? '' : ownOrigin,
        ...(message && { draft: message }),
      });
      void prepare();
      const last = messages.at(-1);
      // The page was left before the reply came.
      if (last && !last.isBot && get().typing === 0) void answer(last);
    },
  }));

  /** Loads the conversation. After a failure it is tried again when the visitor opens the panel again. */
  async function prepare(): Promise<void> {
    try {
      await conversationPart.load();
      if (!store.getState().ready) store.setState({ ready: true });
    } catch (error) {
      console.error(error);
    }
  }

  const now = () => ports.now().toISOString();

  function say(said: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
    const timestamp = now();
    const message = { id: `${timestamp}-${++turn}`, timestamp, ...said };
    const messages = [...store.getState().messages, message];
    store.setState({ messages });
    ports.rememberForVisit(historyKey, writeHistory(messages));
    return message;
  }

  async function answer({ text, lang }: ChatMessage): Promise<void> {
    store.setState(({ typing }) => ({ typing: typing + 1 }));
    const [reply] = await Promise.all([
      replyTo(text, lang),
      new Promise((resolve) => setTimeout(resolve, replyDelay)),
    ]);
    store.setState(({ typing }) => ({ typing: typing - 1 }));
    const { topic, ...said } = reply;
    say({ ...said, isBot: true, lang });
    if (topic) emit('wrap-chat-answered', { topic });
  }

  return store;
}

type Reply = Pick<ChatMessage, 'text' | 'links'> & { topic?: string };

async function replyTo(text: string, lang: Language): Promise<Reply> {
  try {
    return (await loadAnswers(lang))(text);
  } catch (error) {
    console.error(error);
    return { text: chatCopy[lang].unreachable, links: [{ to: 'call' }, { to: 'contact' }] };
  }
}
