import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePorts } from '../request/ports.fixture.ts';
import { loadAnswers } from './answers.lazy.ts';
import { chatCopy } from './chat.copy.ts';
import { createChatStore } from './chat.store.ts';
import { replyDelay } from './chat-actions.ts';
import { historyKey, longestMessage } from './chat-history.ts';

beforeAll(async () => {
  await Promise.all([loadAnswers('nl'), loadAnswers('en')]);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A started assistant that records what it stores and emits. */
function chat({
  kept = undefined as string | undefined,
  page = 'https://wrappie.test/',
  attributes = {},
} = {}) {
  const keep = vi.fn((_key: string, _value: string) => true);
  const emit = vi.fn();
  const store = createChatStore({
    attributes,
    emit,
    ports: fakePorts({
      now: () => new Date(),
      pageAddress: () => new URL(page),
      ownOrigin: () => 'https://wrappie.test',
      rememberForVisit: keep,
      recallForVisit: (key) => (key === historyKey ? kept : undefined),
    }),
  });
  const state = () => store.getState();
  return {
    state,
    keep,
    emit,
    start: () => state().start({}),
    /** `U: hoi`, `W: Hallo!`. */
    summary: () => state().messages.map(({ isBot, text }) => `${isBot ? 'W' : 'U'}: ${text.slice(0, 12)}`),
  };
}

describe('a reply', () => {
  it('comes one second after its message, and until then Wrappie is shown typing', async () => {
    const { state, start, summary } = chat();
    start();
    state().change('  hallo ');
    state().send('nl');
    expect(state()).toMatchObject({ draft: '', typing: 1 });
    await vi.advanceTimersByTimeAsync(replyDelay - 1);
    expect(summary()).toEqual(['U: hallo']);
    await vi.advanceTimersByTimeAsync(1);
    expect(summary()).toEqual(['U: hallo', 'W: Hallo! Waar ']);
    expect(state().typing).toBe(0);
    const [asked, answered] = state().messages;
    expect(Date.parse(answered?.timestamp ?? '') - Date.parse(asked?.timestamp ?? '')).toBe(1000);
  });

  it('is given to each of two messages, one second after each', async () => {
    const { state, start, summary } = chat();
    start();
    state().send('nl', 'garantie');
    await vi.advanceTimersByTimeAsync(600);
    state().send('nl', 'hoi');
    expect(state().typing).toBe(2);
    await vi.advanceTimersByTimeAsync(400);
    expect(summary()).toEqual(['U: garantie', 'U: hoi', 'W: U krijgt 5 j']);
    await vi.advanceTimersByTimeAsync(600);
    expect(summary().at(-1)).toBe('W: Hallo! Waar ');
  });

  it('comes in the language of the interface at the time of its message', async () => {
    const { state, start } = chat();
    start();
    state().send('en', 'garantie');
    await vi.advanceTimersByTimeAsync(replyDelay);
    expect(state().messages.at(-1)).toMatchObject({ lang: 'en', text: expect.stringContaining('5-year') });
  });

  it('emits its topic to the page, but not the question', async () => {
    const { state, start, emit } = chat();
    start();
    state().send('nl', 'Ik ben Sanne, 06 12345678. Keuken met 12 fronten?');
    await vi.advanceTimersByTimeAsync(replyDelay);
    expect(emit.mock.calls).toEqual([['wrap-chat-answered', { topic: 'price' }]]);
  });
});

describe('not sent', () => {
  it.each(['', ' ', '\n\t ', '\u00a0'])('is "%s"', (draft) => {
    const { state, start } = chat();
    start();
    state().change(draft);
    state().send('nl');
    expect(state()).toMatchObject({ messages: [], typing: 0, draft });
  });

  it('is a text that is longer than a message can be', () => {
    const { state, start } = chat();
    start();
    state().send('nl', 'x'.repeat(5000));
    expect(state().messages[0]?.text).toHaveLength(longestMessage);
  });
});

describe('the history of a visit', () => {
  const said = (isBot: boolean, text: string) => ({
    id: text,
    text,
    isBot,
    timestamp: '2026-01-15T09:30:00.000Z',
    lang: 'nl',
  });

  it('is stored with every message, and is shown on the next page', async () => {
    const first = chat();
    first.start();
    first.state().send('nl', 'contact');
    await vi.advanceTimersByTimeAsync(replyDelay);
    const [key, kept] = first.keep.mock.lastCall ?? [];
    expect(key).toBe(historyKey);
    const second = chat({ kept });
    second.start();
    expect(second.state().messages).toEqual(first.state().messages);
    expect(second.state().messages.at(-1)?.links).toEqual([
      { to: 'call' },
      { to: 'mail' },
      { to: 'contact' },
    ]);
  });

  it('answers a question that was asked just before the page was left', async () => {
    const { start, summary } = chat({ kept: JSON.stringify([said(true, 'a'), said(false, 'garantie')]) });
    start();
    await vi.advanceTimersByTimeAsync(replyDelay);
    expect(summary()).toEqual(['W: a', 'U: garantie', 'W: U krijgt 5 j']);
  });

  it('is limited to the last hundred messages', () => {
    const { state, start, keep } = chat({
      kept: JSON.stringify(Array.from({ length: 300 }, (_, i) => said(true, String(i)))),
    });
    start();
    expect(state().messages).toHaveLength(100);
    state().send('nl', 'hoi');
    expect(JSON.parse(keep.mock.lastCall?.[1] ?? '')).toHaveLength(100);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '[{'],
    ['a text', '"hoi"'],
    ['an object', '{"length":2}'],
    ['invalid messages', JSON.stringify([null, 3, 'x', {}, [], { ...said(true, 'x'), text: 3 }])],
    ['an invalid time', JSON.stringify([{ ...said(true, 'x'), timestamp: 'gisteren' }])],
    ['an unknown language', JSON.stringify([{ ...said(true, 'x'), lang: 'de' }])],
  ])('is empty when the stored text is %s', (_, kept) => {
    const { state, start } = chat({ kept });
    start();
    expect(state().messages).toEqual([]);
  });

  it('leaves out links to other sites', () => {
    const links = [
      { to: 'calculator', suffix: '.evil.test' },
      { to: 'javascript:alert(1)' },
      null,
      { to: 'calculator', suffix: '#keuken?length=2' },
    ];
    const { state, start } = chat({ kept: JSON.stringify([{ ...said(true, 'x'), links }]) });
    start();
    expect(state().messages[0]?.links).toEqual([
      { to: 'calculator' },
      { to: 'calculator', suffix: '#keuken?length=2' },
    ]);
  });
});

describe('opening and closing', () => {
  it('is emitted to the page, once', () => {
    const { state, start, emit } = chat();
    start();
    for (const open of [true, true, false, false]) state().setOpen(open);
    expect(emit.mock.calls).toEqual([
      ['wrap-chat-opened', {}],
      ['wrap-chat-closed', {}],
    ]);
  });

  it('follows the attribute only when that changes', () => {
    const { state, start } = chat({ attributes: { open: 'yes' } });
    start();
    expect(state().open).toBe(true);
    state().setOpen(false);
    state().readAttributes({ open: 'yes' });
    expect(state().open).toBe(false);
    state().readAttributes({ open: 'no' });
    state().readAttributes({ open: 'yes' });
    expect(state().open).toBe(true);
  });
});

it.each([
  ['https://wrappie.test/over-ons', ''],
  ['https://partner.test/', 'https://wrappie.test'],
  ['about:srcdoc', 'https://wrappie.test'],
])('on %s links start with "%s"', (page, origin) => {
  const { state, start } = chat({ page });
  start();
  expect(state().origin).toBe(origin);
});

it('takes over the text that was typed before the script was loaded', () => {
  const { state } = chat();
  state().start({ message: 'wat kost' });
  expect(state().draft).toBe('wat kost');
});

it('every suggestion has an answer of its own', async () => {
  for (const lang of ['nl', 'en'] as const) {
    const answer = await loadAnswers(lang);
    const topics = chatCopy[lang].examples.map((example) => answer(example).topics[0]);
    expect(topics).toEqual(['price', 'duration', 'colours', 'warranty', 'area']);
  }
});
