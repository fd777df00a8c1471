import { defineWidget } from '../kit/widget.ts';

import { Chat } from './Chat.tsx';
import { chatCopy } from './chat.copy.ts';
import { chatFrame } from './chat.frame.ts';
import { chatMeta } from './chat.meta.ts';
import { createChatStore } from './chat.store.ts';
import { conversationPart } from './conversation.lazy.ts';

/** The parts of the assistant. */
export const widget = defineWidget({
  meta: chatMeta,
  copy: chatCopy,
  createStore: createChatStore,
  View: Chat,
  styles: chatFrame + import.meta.widgetStyles,
  loadAll: conversationPart.load,
  loadEarly: conversationPart.load,
  onAttributes: (state, attributes) => state.readAttributes(attributes),
  onStart: (state, typed) => state.start(typed),
  onOpen: (state) => state.setOpen(true, 'visitor'),
});
