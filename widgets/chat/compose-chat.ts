import { type Markup, type MarkupElement, readMarkup } from '../kit/early/markup.ts';
import type { ChatFragments } from './chat.fragments.ts';
import type { ChatData, ChatMessage } from './chat.state.ts';
import { clock } from './clock.ts';
import { suggestionsLeft } from './suggestions.ts';

/** Placeholders in the fragments: `composeChat` writes the text of a message, and our origin, in their place. */
export const exampleText = 'Text';
export const exampleOrigin = 'https://origin.example';

/** Composes the markup of the assistant in any state: what the views would render. */
export function composeChat(fragments: ChatFragments): (state: ChatData) => Markup[] {
  const known = new Map<string, MarkupElement>();
  const read = (html: string) => {
    const markup = known.get(html) ?? (readMarkup(html)[0] as MarkupElement);
    known.set(html, markup);
    return markup;
  };

  return ({ placement, open, ready, messages, draft, typing, since = '', origin }) => {
    const link = ({ to, suffix = '' }: NonNullable<ChatMessage['links']>[number]): Markup => {
      const name = to === 'calculator' && suffix.startsWith('#') ? 'calculation' : to;
      const { attributes, ...rest } = read(fragments.links[origin ? 'foreign' : 'own'][name]);
      const href = `${attributes['href']?.replace(exampleOrigin, origin)}${to === 'call' ? '' : suffix}`;
      return { ...rest, attributes: { ...attributes, href } };
    };
    const bubble = ({ text, isBot, timestamp, lang, links = [] }: Omit<ChatMessage, 'id'>): Markup => {
      const example = read(isBot ? fragments.answer : fragments.question);
      const { attributes, children } = example.children[0] as MarkupElement;
      const { dateTime: _, ...time } = (example.children.at(-1) as MarkupElement).attributes;
      return withChildren(example, [
        {
          tag: 'p',
          attributes: isBot ? { ...attributes, lang } : attributes,
          children: [children[0] as Markup, text],
        },
        ...(links.length > 0 ? [withChildren(read(fragments.row), links.map(link))] : []),
        {
          tag: 'time',
          attributes: timestamp ? { ...time, dateTime: timestamp } : time,
          children: [clock(timestamp)],
        },
      ]);
    };
    const conversation = () => {
      const talk = read(fragments.conversation[placement]);
      const [header, log, foot] = talk.children as [MarkupElement, MarkupElement, MarkupElement];
      const [welcome] = log.children as [MarkupElement];
      const [suggestions, form] = foot.children as [MarkupElement, MarkupElement];
      const [suggestion] = suggestions.children as [MarkupElement];
      const [button] = suggestion.children as [MarkupElement];
      const left = suggestionsLeft(fragments.suggestions, messages);
      const [field, send] = form.children as [MarkupElement, MarkupElement];
      const { 'aria-disabled': _, ...ready } = send.attributes;
      return withChildren(talk, [
        header,
        withChildren(log, [
          bubble({ text: textOf(welcome), isBot: true, timestamp: since, lang: fragments.lang }),
          ...messages.map(bubble),
          ...(typing > 0 ? [read(fragments.typing)] : []),
        ]),
        withChildren(foot, [
          ...(left.length > 0
            ? [
                withChildren(
                  suggestions,
                  left.map((text) => ({
                    ...withChildren(suggestion, [withChildren(button, [text])]),
                    key: text,
                  })),
                ),
              ]
            : []),
          withChildren(form, [field, draft.trim() ? { ...send, attributes: ready } : send]),
        ]),
      ]);
    };

    const frame = read(fragments.frame[placement]);
    const others = frame.children.slice(0, -1);
    const panel = frame.children.at(-1) as MarkupElement;
    const waiting = () =>
      origin ? [read(fragments.foreignPanel.replace(exampleOrigin, origin))] : panel.children;
    const shown = ready && (open || placement === 'inline') ? [conversation()] : waiting();
    const attributes =
      open && placement === 'corner' ? { ...panel.attributes, 'data-open': 'true' } : panel.attributes;
    return [withChildren(frame, [...others, { ...panel, attributes, children: shown }])];
  };
}

function withChildren(element: MarkupElement, children: Markup[]): MarkupElement {
  return { ...element, children };
}

/** The text of a message's markup, without its hidden sender. */
function textOf({ children }: MarkupElement): string {
  return `${(children[0] as MarkupElement).children.at(-1)}`;
}
