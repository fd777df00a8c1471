import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { chatLinkTargets } from '../domain/chat/chat-link.ts';
import { languages } from '../domain/text.ts';
import { type Markup, readMarkup } from '../kit/early/markup.ts';
import { noPorts } from '../kit/prerender.tsx';
import { chatCopy } from './chat.copy.ts';
import { type ChatFragments, fragments } from './chat.fragments.ts';
import { type ChatData, type ChatMessage, freshChat } from './chat.state.ts';
import { widget } from './chat.widget.ts';
import { composeChat } from './compose-chat.ts';

const company = {
  name: 'Wrappie',
  phone: '010 000 00 00',
  phoneInternational: '+31100000000',
  email: 'a@wrappie.test',
  appointments: 'https://calendar.test/wrappie',
} as never;

const message: fc.Arbitrary<ChatMessage> = fc.record(
  {
    id: fc.uuid(),
    text: fc.oneof(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      fc.constantFrom('<b>&"\'', 'twee\nregels', 'Text', ...chatCopy.nl.examples, ...chatCopy.en.examples),
    ),
    isBot: fc.boolean(),
    timestamp: fc.constantFrom('2026-01-15T09:30:00Z', '2026-07-15T23:59:59.999Z'),
    lang: fc.constantFrom(...languages),
    links: fc.uniqueArray(
      fc.record({
        to: fc.constantFrom(...chatLinkTargets),
        suffix: fc.constantFrom('', '?subject=x&body=a%20%26%20b', '#keuken?length=12&drawers=4'),
      }),
      { selector: ({ to }) => to },
    ),
  },
  { requiredKeys: ['id', 'text', 'isBot', 'timestamp', 'lang'] },
);

const state: fc.Arbitrary<ChatData> = fc
  .record({
    placement: fc.constantFrom('corner' as const, 'inline' as const),
    open: fc.boolean(),
    messages: fc.uniqueArray(message, { selector: ({ id }) => id, maxLength: 6 }),
    draft: fc.constantFrom('', '  ', 'Hoe lang duurt het?'),
    typing: fc.nat(2),
    origin: fc.constantFrom('', 'https://wrappie.test'),
    since: fc.constantFrom(undefined, '2026-01-15T08:05:00Z'),
  })
  .map((state) => ({ ...freshChat({}), ready: true, ...state }));

describe.each(languages)('before React, in %s', (lang) => {
  const render = (initial: Partial<ChatData>) =>
    renderToString(
      widget.createInstance({ attributes: {}, ports: noPorts, emit() {}, initial }).view(lang, company),
    );
  let pieces: ChatFragments;
  beforeAll(async () => {
    await widget.loadEarly?.();
    pieces = fragments(lang, render);
  });

  test('the composed markup is what the views render, in any state', () => {
    const compose = composeChat(pieces);
    fc.assert(
      fc.property(state, (state) => {
        expect(compared(compose(state))).toEqual(compared(readMarkup(render(state))));
      }),
      { numRuns: 300 },
    );
  });
});

/** Without what the early part sets as a property, and what only it has. */
function compared(markup: readonly Markup[]): unknown[] {
  return markup.map((each) => {
    if (typeof each === 'string') return each;
    const { value, ...attributes } = each.attributes;
    return { tag: each.tag, attributes, children: compared(each.children) };
  });
}
