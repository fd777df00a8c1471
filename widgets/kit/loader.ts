import { offerUnsent } from '../adapters/outbox/offer-unsent.ts';
import { noteVisit } from '../adapters/visits.ts';
import type { ElementLoading } from './element-loading.ts';
import { createTouch } from './interaction.ts';
import { createNearness } from './viewport-observer.ts';
import type { Widget } from './widget.ts';

/** A widget as the loader knows it. */
export interface WidgetEntry {
  load(): Promise<Widget>;
  /**
   * When its script comes: `near` the screen, or at the first `touch` of what is already drawn. An element that is not
   * drawn yet, as on a partner's page, cannot be touched: it loads near the screen.
   */
  when: 'near' | 'touch';
  /** It sends requests: where it stands, one that did not arrive is offered again. */
  sends?: true;
}

/** The widgets, by tag. */
export type Registry = Readonly<Record<string, WidgetEntry>>;

/** Loads each widget when one of its elements is wanted, those that come into the page later too. */
export function startLoader(registry: Registry): void {
  const waiting = Object.keys(registry)
    .map((tag) => `${tag}:not(:defined)`)
    .join();
  const loading = new Set<string>();
  const visits = noteVisit();
  const whenNear = createNearness();
  const { whenTouched, isAlive } = createTouch();

  const whenWanted: ElementLoading['whenWanted'] = (element, arrive) => {
    whenTouched(element, arrive);
    if (!canWait(element)) whenNear(element, arrive);
  };
  /** What is drawn waits to be touched, unless it is to be open, or was opened before this script was there. */
  const canWait = (element: Element) =>
    registry[element.localName]?.when === 'touch' &&
    element.shadowRoot?.querySelector('[data-lang]') &&
    // In `:is`, for a browser that does not know it would throw.
    !element.shadowRoot.querySelector(':is(:popover-open)') &&
    !element.matches('[open=yes]');
  const load = async (tag: string) => {
    // One after the other: the widget brings the kit along, and a try that fails leaves nothing half loaded.
    const widget = await registry[tag]?.load();
    const { define } = await import('./element/define.ts');
    if (widget) define(widget, { whenWanted, isAlive, visits });
  };
  const want = (element: Element) => {
    const tag = element.localName;
    if (loading.has(tag)) return;
    loading.add(tag);
    // A failed load (the train went into a tunnel) is tried again at a touch, for the next element, and back online.
    load(tag).catch((error: unknown) => {
      console.warn(`Wrappie: <${tag}> could not be loaded yet.`, error);
      loading.delete(tag);
      addEventListener('online', () => want(element), { once: true });
    });
  };
  const watch = (element: Element) => {
    if (registry[element.localName]?.sends) offerUnsent();
    whenWanted(element, () => want(element));
  };

  document.querySelectorAll(waiting).forEach(watch);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches(waiting)) watch(node);
          node.querySelectorAll(waiting).forEach(watch);
        }
  }).observe(document, { childList: true, subtree: true });
}
