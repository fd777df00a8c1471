import { carryPartner } from '../element/carry-partner.ts';
import { type EarlyState, earlyKey } from '../element/early-state.ts';
import { emitFrom } from '../element/emit.ts';
import { applyLook } from '../element/look.ts';
import { stateSelector } from '../element/prerendered-data.ts';
import { readControls } from '../element/read-controls.ts';
import { submitAnyway } from '../element/submit-anyway.ts';
import type { Markup } from './markup.ts';
import { patch } from './patch.ts';

/** An element with its root, as an early part sees it. */
export interface EarlyRoot {
  root: HTMLElement;
  /** What was filled in before. */
  typed: Record<string, string>;
  emit(name: string, detail: Record<string, unknown>): void;
  /** Shows another markup, and keeps the nodes that are in both. */
  show(markup: readonly Markup[]): void;
  /** Ends at the handing over. */
  signal: AbortSignal;
}

/** Whether an early part may answer: not in a mode, whose ports come with React. */
export function canStartEarly(host: HTMLElement): boolean {
  return !host.getAttribute('mode');
}

/** The members of the state that an element was prerendered in, if it is not a fresh one. */
export function prerenderedState(host: HTMLElement): object | undefined {
  const data = host.shadowRoot?.querySelector(stateSelector)?.textContent;
  return data ? JSON.parse(data) : undefined;
}

/**
 * Opens the element for an early part: its prerendered root, or a new one.
 *
 * @param styles the CSS of all fragments; none where the prerendered root has it
 * @param first the markup of a fresh element with its attributes. A prerendered root shows it already
 * @param handOver called when React is there; the early part ends with it
 */
export function openEarly(
  host: HTMLElement,
  {
    styles,
    lang,
    first,
    handOver,
  }: { styles?: string; lang: string; first: Markup[]; handOver(): EarlyState },
): EarlyRoot {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  if (styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
  }
  applyLook(host);
  carryPartner(host, new URL(import.meta.url).origin);
  let root = shadow.querySelector<HTMLElement>('[data-wrap-root]');
  if (!root) {
    root = document.createElement('div');
    root.dataset['wrapRoot'] = '';
    root.dataset['lang'] = lang;
    patch(root, [], first);
    shadow.append(root);
  }
  const container = root;
  submitAnyway(container);
  let shown: readonly Markup[] = first;
  const end = new AbortController();
  Reflect.set(host, earlyKey, () => {
    Reflect.deleteProperty(host, earlyKey);
    end.abort();
    return handOver();
  });
  return {
    root,
    typed: readControls(root),
    emit: emitFrom(host),
    show(markup) {
      patch(container, shown, markup);
      shown = markup;
    },
    signal: end.signal,
  };
}
