import type { ChatLink } from '../domain/chat/chat-link.ts';
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
  /** The history of this visit is among the messages. */
  begun?: boolean;
  /** Questions whose replies are still to come. An early part hands them over. */
  pending?: readonly PendingQuestion[];
  /** Where the focus must go: a control's name, or another name that a view knows. */
  focus?: { on: string };
}

/** A question that was asked, and is not answered yet. */
export interface PendingQuestion {
  question: ChatMessage;
  /** When the reply is due, in ms since 1970. */
  due: number;
}

/** An assistant that nobody has used, with these attributes. */
export function freshChat({ placement, open }: { placement?: string; open?: string }): ChatData {
  return {
    placement: placement === 'inline' ? 'inline' : 'corner',
    open: open === 'yes',
    openedBy: 'page',
    hydrated: false,
    ready: false,
    messages: [],
    draft: '',
    typing: 0,
    origin: '',
  };
}

/** What an early part can do too. */
export interface ConversationActions {
  /**
   * Takes over the history of this visit, and what was typed before; or, after an early part, its pending questions.
   *
   * @param kept the history as text
   * @param origin ours on a page of another origin, otherwise empty
   */
  begin(found: { kept?: string; origin: string; draft?: string }): void;
  /** The host page can open the panel too. The focus moves into it only when the visitor opened it. */
  setOpen(open: boolean, by?: 'page' | 'visitor'): void;
  change(draft: string): void;
  /** Sends the typed text, or the given one (a suggestion), in the language of the interface. */
  send(lang: Language, text?: string): void;
  focusOn(on: string): void;
}

export interface ChatActions extends ConversationActions {
  /** Applies the current attributes. */
  readAttributes(attributes: { placement?: string; open?: string }): void;
  /** Called on hydration: takes over the text that was typed before, and the history of this visit. */
  start(typed: Record<string, string>): void;
}

export interface ChatState extends ChatData, ChatActions {}

/** The props of every view of the assistant. */
export type ChatViewProps = ViewProps<ChatState, ChatCopy>;
