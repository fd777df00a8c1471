import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreContext } from '../kit/widget.ts';
import { chatCopy } from './chat.copy.ts';
import type { chatMeta } from './chat.meta.ts';
import { type ChatData, type ChatState, freshChat } from './chat.state.ts';
import { conversationActions } from './chat-actions.ts';
import { historyKey, writeHistory } from './chat-history.ts';
import { conversationPart } from './conversation.lazy.ts';

/** The state of one assistant. Works without React, and uses the outside world only through `ports`. */
export function createChatStore(context: StoreContext<typeof chatMeta>): StoreApi<ChatState> {
  const { ports, emit, attributes, initial } = context;

  const store: StoreApi<ChatState> = createStore<ChatState>((set, get) => {
    const actions = conversationActions({
      get,
      set,
      emit,
      now: ports.now,
      unreachable: (lang) => chatCopy[lang].unreachable,
      keep: (messages) => void ports.rememberForVisit(historyKey, writeHistory(messages)),
    });
    return {
      ...freshChat(attributes),
      ...(initial as Partial<ChatData>),
      ...actions,
      setOpen(open, openedBy) {
        actions.setOpen(open, openedBy);
        void prepare();
      },
      readAttributes({ placement, open }) {
        if (placement !== attributes.placement)
          set({ placement: placement === 'inline' ? 'inline' : 'corner' });
        if (open !== attributes.open && open) get().setOpen(open === 'yes');
        Object.assign(attributes, { placement, open });
      },
      start({ message }) {
        const ownOrigin = ports.ownOrigin();
        get().begin({
          kept: ports.recallForVisit(historyKey),
          origin: ports.pageAddress().origin === ownOrigin ? '' : ownOrigin,
          draft: message,
        });
        set({ hydrated: true });
        void prepare();
      },
    };
  });

  /** Loads the conversation. After a failure it is tried again when the visitor opens the panel again. */
  async function prepare(): Promise<void> {
    try {
      await conversationPart.load();
      if (!store.getState().ready) store.setState({ ready: true });
    } catch (error) {
      console.error(error);
    }
  }

  return store;
}
