import type { ChatLink } from '../domain/chat/chat-replies.ts';
import type { Language } from '../domain/text.ts';
import type { ViewProps } from '../kit/widget.ts';
import type { ChatCopy } from './chat.copy.ts';

/** One message: the members of rule `chat-reply`, with language and links added. */
export interface ChatMessage {
  id: string;
  text: string;
  isBot: boolean;
  /** ISO 8601. */
  timestamp: string;
  /** The language of the interface at that time. */
  lang: Language;
  links?: readonly ChatLink[];
}

/** The state that the assistant shows. Plain data: an example is a part of it. */
export interface ChatData {
  placement: 'corner' | 'inline';
  open: boolean;
  openedBy: 'page' | 'visitor';
  /** The script is loaded and follows the state of the browser's popover. */
  hydrated: boolean;
  /** The conversation is loaded. Until then the panel shows other ways to reach us. */
  ready: boolean;
  messages: readonly ChatMessage[];
  draft: string;
  /** The number of replies that are still to come. */
  typing: number;
  /** Our origin on a page of another origin; empty on our own pages, where links are relative. */
  origin: string;
  /** When the panel was first opened, ISO 8601: the time of the welcome. */
  since?: string;
  /** Where the focus must go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

export interface ChatActions {
  /** The host page can open the panel too. The focus moves into it only when the visitor opened it. */
  setOpen(open: boolean, by?: 'page' | 'visitor'): void;
  change(draft: string): void;
  /** Sends the typed text, or the given one (a suggestion), in the language of the interface. */
  send(lang: Language, text?: string): void;
  focusOn(on: string): void;
  /** Applies the current attributes. */
  readAttributes(attributes: { placement?: string; open?: string }): void;
  /** Called on hydration: takes over the text that was typed before, and the history of this visit. */
  start(typed: Record<string, string>): void;
}

export interface ChatState extends ChatData, ChatActions {}

/** The props of every view of the assistant. */
export type ChatViewProps = ViewProps<ChatState, ChatCopy>;
