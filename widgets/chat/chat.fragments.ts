import { type ChatLink, chatLinkTargets } from '../domain/chat/chat-link.ts';
import type { Language } from '../domain/text.ts';
import { type FragmentSource, partsOf } from '../kit/early/fragment-source.ts';
import { chatCopy } from './chat.copy.ts';
import type { ChatData, ChatMessage } from './chat.state.ts';
import { exampleOrigin, exampleText } from './compose-chat.ts';

/** The links of an answer: their targets, and that to a calculation. */
export type LinkName = ChatLink['to'] | 'calculation';

/** The markup of the assistant, in the pieces that a conversation is composed of, in one language. All of it was made by the views. */
export interface ChatFragments {
  lang: Language;
  /** The assistant before the conversation is loaded, and the conversation, each in the corner and in place. */
  frame: Record<ChatData['placement'], string>;
  /** What the panel shows before the conversation is loaded, on the pages of others. */
  foreignPanel: string;
  conversation: Record<ChatData['placement'], string>;
  answer: string;
  question: string;
  typing: string;
  /** The row of links below an answer, with one link. */
  row: string;
  /** Each link on our own pages, and on those of others. */
  links: Record<'own' | 'foreign', Record<LinkName, string>>;
  suggestions: readonly string[];
  unreachable: string;
}

/**
 * Makes the fragments. Runs in Node, at build time.
 *
 * @throws Error when the views no longer have the structure that the pieces are cut from
 */
export function fragments(lang: Language, render: FragmentSource<Partial<ChatData>>): ChatFragments {
  const panel = (state: Partial<ChatData>) =>
    partsOf(render({ ready: true, open: true, ...state })).child(state.placement === 'inline' ? 0 : 1);
  const answered = (links: readonly ChatLink[], origin = '') =>
    panel({ origin, typing: 1, messages: [message(false), { ...message(true), links }] })
      .child(0)
      .child(1);
  const log = answered([{ to: 'call' }]);
  const linksOn = (origin: string) => {
    const row = answered(
      chatLinkTargets.map((to) => ({ to })),
      origin,
    )
      .child(2)
      .child(1);
    const calculation = answered([{ to: 'calculator', suffix: '#' }], origin)
      .child(2)
      .child(1);
    const named = chatLinkTargets.map((to, index) => [to, row.html(index, index + 1)]);
    return { ...Object.fromEntries(named), calculation: calculation.html(0).replace('#"', '"') };
  };
  const copy = chatCopy[lang];
  return {
    lang,
    frame: { corner: render({}), inline: render({ placement: 'inline' }) },
    foreignPanel: partsOf(render({ origin: exampleOrigin }))
      .child(1)
      .html(0),
    conversation: { corner: panel({}).html(0), inline: panel({ placement: 'inline' }).html(0) },
    question: log.html(1, 2),
    answer: log.html(2, 3),
    row: log.child(2).html(1, 2),
    typing: log.html(3),
    links: { own: linksOn(''), foreign: linksOn(exampleOrigin) },
    suggestions: copy.examples,
    unreachable: copy.unreachable,
  };

  function message(isBot: boolean): ChatMessage {
    return { id: `${isBot}`, text: exampleText, isBot, timestamp: '2026-01-15T09:30:00Z', lang };
  }
}
