import type { Storing } from './adapters/element-ports.ts';
import { type Landing, readLanding } from './adapters/landing.ts';
import { offerUnsent } from './adapters/outbox/offer-unsent.ts';
import type { defineElement } from './define-element.ts';
import type { ElementLoading } from './kit/element-environment.ts';
import { type Registry, startLoader } from './kit/loader.ts';
import type { Widget } from './kit/widget.ts';

/**
 * Loads a widget and registers it under its tag. The script leaves this function on `window` for older scripts: one that a cache kept
 * across a deploy calls that of the newest script. So its parameters must not change.
 *
 * @param landing where the visitor came from, as read at page load
 */
export type LoadWidget = (
  tag: string,
  loading: ElementLoading,
  landing: Landing,
  storing: Storing,
) => Promise<void>;

/** What the loader takes from the chunk of a widget: its parts, and the function that registers them, with the kit of the same build. */
export interface WidgetChunk {
  widget: Widget;
  defineElement: typeof defineElement;
}

/** The widgets, by tag, with their chunks. */
export type WidgetRegistry = Registry & Readonly<Record<string, { load(): Promise<WidgetChunk> }>>;

/** The widgets of `registry`, with the kit of the same build: both must use the same React. */
export function widgetLoader(registry: WidgetRegistry): LoadWidget {
  return async (tag, loading, landing, storing) => {
    const loaded = await registry[tag]?.load();
    loaded?.defineElement(loaded.widget, loading, landing, storing);
  };
}

/**
 * Starts the kit's loader with the browser's adapters. Everything else loads with the first widget.
 *
 * @param newest fetches the newest script and returns its `load`, or rejects. When a widget cannot be loaded, its files may have been
 *   replaced by a deploy: from then on the newest script loads what is not loaded yet
 */
export function startWidgets(
  registry: Registry,
  load: LoadWidget,
  newest: (error: unknown) => Promise<LoadWidget>,
): void {
  const landing = readLanding();
  let allow = () => {};
  // Nothing is stored on a device before the visitor uses a widget, or the host says that it may.
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  allowed.then(async () => (await import('./adapters/visits.ts')).storeVisits(landing)).catch(console.warn);
  // In the capture phase, so that it counts on any target, even if it does not bubble.
  addEventListener('wrap-consent', allow, true);
  if (document.querySelector('script[wrap-consent]')) allow();
  const storing = { allowed, allow };
  startLoader(registry, {
    offerUnsent,
    load: (tag, loading) =>
      load(tag, loading, landing, storing).catch(async (error) => {
        load = await newest(error);
        return load(tag, loading, landing, storing);
      }),
  });
}
