import type { EarlyEntry } from './early/early.ts';
import type { ElementLoading } from './element-environment.ts';
import { createInteractionObserver } from './interaction.ts';
import { createViewportObserver, whenIdle } from './viewport-observer.ts';

/** A widget as the loader knows it. */
export interface LoaderEntry {
  /**
   * When its script loads: `near-viewport`, as usual, or `on-interaction` with the prerendered markup. An element that is not prerendered, as on a
   * partner's page, has nothing to interact with: it loads near the viewport.
   */
  when?: 'near-viewport' | 'on-interaction';
  /** What makes an element answer before its widget is loaded. */
  early?: EarlyEntry;
}

/** The widgets, by tag. */
export type Registry = Readonly<Record<string, LoaderEntry>>;

/** What the loader gets from outside the kit. */
export interface LoaderEnvironment {
  /** Offers requests that were not confirmed on an earlier page. */
  offerUnsent(): void;
  /** Loads a widget and registers it under its tag. */
  load(tag: string, loading: ElementLoading): Promise<void>;
}

/** Loads each widget when one of its elements is needed, including elements that are added later. */
export function startLoader(registry: Registry, { offerUnsent, load }: LoaderEnvironment): void {
  const waiting = Object.keys(registry)
    .map((tag) => `${tag}:not(:defined)`)
    .join();
  const loading = new Set<string>();
  const whenNearViewport = createViewportObserver();
  const { whenInteracted, onHydrated, isPressed, forget, repeat } = createInteractionObserver();

  const whenNeeded: ElementLoading['whenNeeded'] = (element, callback) => {
    whenInteracted(element, callback);
    if (!canWait(element)) whenNearViewport(element, callback);
  };
  /**
   * A prerendered element waits for an interaction if its entry says so, or if its markup does with `data-calm`, unless it must be open, or
   * was opened before this script was loaded.
   */
  const canWait = (element: Element) =>
    element.shadowRoot?.querySelector(
      registry[element.localName]?.when === 'on-interaction' ? '[data-lang]' : '[data-calm]',
    ) &&
    // Inside `:is`, because a browser that does not know the selector would throw.
    !element.shadowRoot.querySelector(':is(:popover-open)') &&
    !element.matches('[open=yes]');
  const started = new WeakSet<Element>();
  /** Starts the early part in the language of the element, which the page's is likely to be: `resolveLanguage` decides once React is there. */
  const startEarly = async (element: HTMLElement) => {
    const { early } = registry[element.localName] ?? {};
    if (!early || started.has(element)) return;
    started.add(element);
    try {
      const written = element.shadowRoot?.querySelector('[data-fragments]')?.textContent;
      const { lang } = element.closest<HTMLElement>('[lang]') ?? document.documentElement;
      const [start, fragments] = await Promise.all([
        early.start(),
        written ? JSON.parse(written) : (early[lang.slice(0, 2)] ?? early.other)?.(),
      ]);
      if (element.matches(':defined')) return;
      start(fragments, element, { forget: (target) => forget(element, target) });
      repeat(element);
      await new Promise<void>(whenIdle);
    } catch (error) {
      console.warn('Wrappie:', error);
    }
  };
  const request = async (element: HTMLElement) => {
    const tag = element.localName;
    const isLoading = loading.has(tag);
    loading.add(tag);
    // React comes after it: on a slow connection both would arrive late.
    await startEarly(element);
    if (isLoading) return;
    // A failed load is tried again at an interaction, for the next element, and when the browser is back online.
    load(tag, { whenNeeded, onHydrated }).catch((error: unknown) => {
      console.warn(`Wrappie: <${tag}> could not be loaded yet.`, error);
      loading.delete(tag);
      // A visitor who pressed would take the silence for success, and leave.
      if (isPressed(element))
        element.shadowRoot?.querySelector('[role=alert][hidden]')?.removeAttribute('hidden');
      addEventListener('online', () => request(element), { once: true });
    });
  };
  const watch = (element: HTMLElement) => whenNeeded(element, () => request(element));

  const search = (root: Document | ShadowRoot | Element) => {
    root.querySelectorAll<HTMLElement>(waiting).forEach(watch);
    whenIdle(() => root.querySelectorAll('*').forEach(enter));
  };
  /**
   * Searches an open shadow root of the page's own components too. No browser says when a root is attached: ours is found with its host, or
   * once the host's element is defined.
   */
  const enter = (host: Element) => {
    const { localName, shadowRoot } = host;
    if (registry[localName]) return;
    if (shadowRoot) observe(shadowRoot);
    else if (host.matches(':not(:defined)')) customElements.whenDefined(localName).then(() => enter(host));
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement) {
          if (node.matches(waiting)) watch(node);
          enter(node);
          search(node);
        }
  });
  const observe = (root: Document | ShadowRoot) => {
    search(root);
    observer.observe(root, { childList: true, subtree: true });
  };
  observe(document);
  offerUnsent();
}
