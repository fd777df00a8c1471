import * as built from 'early:chat';
import { defaultLanguage } from '../domain/text.ts';
import type { EarlyOptions } from '../kit/early/early.ts';
import { canStartEarly, openEarly, prerenderedState } from '../kit/early/early-element.ts';
import { type Markup, type MarkupElement, markupOf } from '../kit/early/markup.ts';
import { readStorage, writeStorage } from '../kit/storage.ts';
import type { ChatFragments } from './chat.fragments.ts';
import { chatFrame } from './chat.frame.ts';
import { type ChatData, freshChat } from './chat.state.ts';
import { conversationActions } from './chat-actions.ts';
import { historyKey, writeHistory } from './chat-history.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { composeChat } from './compose-chat.ts';
import { keepAboveKeyboard } from './keyboard-room.ts';
import { standAside } from './stand-aside.ts';

const ownOrigin = new URL(import.meta.url).origin;

/**
 * Lets the assistant converse before React is there: the actions of the store, and markup that the views made at build time. Its
 * fragments come with it, in all languages: they are small, and it starts at an interaction.
 */
export function start(_: unknown, host: HTMLElement, { forget }: EarlyOptions): void {
  const placement = host.getAttribute('placement') ?? '';
  const open = host.getAttribute('open') ?? '';
  const isInline = placement === 'inline';
  // Without popovers the browser does not open the panel.
  if (!canStartEarly(host) || !(isInline || 'popover' in host)) return;
  const shown = host.shadowRoot?.querySelector<HTMLElement>('[data-wrap-root]');
  const pageLanguage = host.closest<HTMLElement>('[lang]')?.lang.slice(0, 2);
  const fragments = (built.fragments[`${shown?.dataset['lang'] ?? pageLanguage}`] ??
    built.fragments[defaultLanguage]) as ChatFragments;
  const { lang } = fragments;
  const compose = composeChat(fragments);
  let state: ChatData = { ...freshChat({ placement, open }), ...prerenderedState(host), ready: true };
  let before: ChatData | undefined;
  const { root, typed, emit, show, signal } = openEarly(host, {
    styles: built.base + chatFrame + built.styles,
    lang,
    first: shown ? markupOf(shown).map(withKeys) : compose(state),
    handOver() {
      render();
      const { focus, ...handed } = state;
      state = { ...state, pending: [] };
      return { state: handed, attributes: { placement, open }, used: {} };
    },
  });
  const panel = () => root.querySelector<HTMLElement>('[popover]');

  const set = (changes: Partial<ChatData>) => {
    before ??= state;
    state = { ...state, ...changes };
    queueMicrotask(() => signal.aborted || render());
  };
  const actions = conversationActions({
    get: () => ({ ...state, ...actions }),
    set,
    emit,
    now: () => new Date(),
    unreachable: () => fragments.unreachable,
    // The visitor has used it, so this may be stored.
    keep: (messages) => void writeStorage(() => sessionStorage, historyKey, writeHistory(messages)),
  });

  let stopFitting: (() => void) | undefined;
  /** Shows the state, with what the views do in effects. */
  function render(): void {
    if (!before) return;
    const was = before;
    before = undefined;
    show(compose(state));
    const { draft, focus, messages, typing, open } = state;
    const field = root.querySelector('input');
    if (field && field.value !== draft) field.value = draft;
    if (messages.length !== was.messages.length || typing !== was.typing) {
      const log = root.querySelector('[role=log]');
      log?.scrollTo(0, log.scrollHeight);
    }
    follow();
    if (open !== was.open) {
      stopFitting?.();
      stopFitting = open ? keepAboveKeyboard(panel()) : undefined;
    }
    if (focus && focus !== was.focus) {
      const entry = matchMedia('(hover:hover)').matches ? 'message' : 'panel';
      const on = focus.on === 'entry' ? entry : focus.on;
      root.querySelector<HTMLElement>(`[name="${on}"],[data-focus="${on}"]`)?.focus();
    }
  }

  /** Between the two toggle events of a popover it must not be opened or closed. */
  let toggling = false;
  function follow(): void {
    const element = panel();
    if (element && !toggling && state.open !== element.matches(':popover-open')) element.togglePopover();
  }
  const enter = () => state.open && state.openedBy === 'visitor' && actions.focusOn('entry');

  const listen = <E extends Event>(target: EventTarget | null, type: string, heard: (event: E) => unknown) =>
    target?.addEventListener(type, (event) => heard(event as E), { signal });
  listen<ToggleEvent>(panel(), 'beforetoggle', ({ newState }) => {
    toggling = true;
    actions.setOpen(newState === 'open', 'visitor');
  });
  listen(panel(), 'toggle', () => {
    toggling = false;
    follow();
    enter();
  });
  listen(host, 'wrap-open', () => {
    forget(host);
    actions.setOpen(true, 'visitor');
  });
  listen(root, 'input', ({ target }) => actions.change((target as HTMLInputElement).value));
  listen(root, 'submit', (event) => {
    event.preventDefault();
    forget(event.target as Element);
    actions.send(lang);
  });
  listen(root, 'click', (event) => {
    const target = event.target as Element;
    const button = target.closest('button:not([part])');
    if (button?.closest('li')) actions.send(lang, `${button.textContent}`);
    else if (button) {
      actions.setOpen(false);
      actions.focusOn('launcher');
    } else if (target.closest('[role=log] a:not([href^="tel:"],[href^="mailto:"])')) actions.setOpen(false);
    else return;
    forget(target);
  });
  const launcher = root.querySelector<HTMLElement>('[part=launcher]');
  if (launcher) standAside(launcher, signal);
  const ends = [
    isInline ? undefined : closeOnEscape(panel, () => ({ ...state, ...actions })),
    () => stopFitting?.(),
  ];
  signal.addEventListener('abort', () => ends.map((end) => end?.()));

  actions.begin({
    kept: readStorage(() => sessionStorage, historyKey),
    origin: location.origin === ownOrigin ? '' : ownOrigin,
    draft: typed['message'],
  });
  if (panel()?.matches(':popover-open')) {
    actions.setOpen(true, 'visitor');
    enter();
  }
}

/** The same markup with the keys of composed suggestions, so that those of the page stay the same nodes. */
function withKeys(markup: Markup): Markup {
  if (typeof markup === 'string') return markup;
  const { tag, children } = markup;
  const [button] = children as MarkupElement[];
  return tag === 'li' && button
    ? { ...markup, key: `${button.children[0]}` }
    : { ...markup, children: children.map(withKeys) };
}
