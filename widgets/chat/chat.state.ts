import type { ChatLink } from '../domain/chat/chat-replies.ts';
import type { Language } from '../domain/text.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { ChatCopy } from './chat.copy.ts';

/** One message. Specification 000 §3 "Chat message"; language and links are ours. */
export interface ChatMessage {
  id: string;
  text: string;
  isBot: boolean;
  /** ISO. */
  timestamp: string;
  /** Of the interface when it was said. */
  lang: Language;
  links?: readonly ChatLink[];
}

/** What the assistant shows. Plain data: an example is a part of it. */
export interface ChatData {
  placement: 'corner' | 'inline';
  open: boolean;
  openedBy: 'page' | 'visitor';
  /** The script is there, and follows what the browser does by itself. */
  hydrated: boolean;
  /** The conversation is loaded: until then the panel shows other ways to reach us. */
  ready: boolean;
  messages: readonly ChatMessage[];
  draft: string;
  /** How many replies are on their way. */
  typing: number;
  /** Our origin where the page is another's; empty on our own, where links are relative. */
  origin: string;
  /** When it was first opened, ISO: the time of the welcome. */
  since?: string;
  /** Where the focus has to go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface ChatActions {
  /** The host page may open it too; only who opens it by hand wants the focus in it. */
  setOpen(open: boolean, by?: 'page' | 'visitor'): void;
  change(draft: string): void;
  /** Sends what is typed, or a text of its own (a suggestion), in the language of the interface. */
  send(lang: Language, text?: string): void;
  focusOn(on: string): void;
  /** The attributes as they are now. */
  readAttributes(attributes: { placement?: string; open?: string }): void;
  /** The element is hydrated: takes over what was typed before, and the history of this visit. */
  start(typed: Record<string, string>): void;
}

export interface ChatState extends ChatData, ChatActions {}

/** What every view of the assistant gets. */
export type ChatViewProps = ViewProps<ChatState, ChatCopy>;
