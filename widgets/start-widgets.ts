import type { Storing } from './adapters/element-ports.ts';
import { type Landing, readLanding } from './adapters/landing.ts';
import { offerUnsent } from './adapters/outbox/offer-unsent.ts';
import type { ElementLoading } from './kit/element-environment.ts';
import { type Registry, startLoader } from './kit/loader.ts';

/**
 * Loads a widget and registers it under its tag. The script exports this function for older scripts: one that a cache kept across a deploy
 * calls that of the newest script. So its parameters must not change.
 *
 * @param landing where the visitor came from, as read at page load
 */
export type LoadWidget = (
  tag: string,
  loading: ElementLoading,
  landing: Landing,
  storing: Storing,
) => Promise<void>;

/** The widgets of `registry`, with the kit of the same build: both must use the same React. */
export function widgetLoader(registry: Registry): LoadWidget {
  return async (tag, loading, landing, storing) => {
    const widget = await registry[tag]?.load();
    // In sequence: the widget loads the kit too, and a failed load then leaves nothing half loaded.
    if (widget) (await import('./define-element.ts')).defineElement(widget, loading, landing, storing);
  };
}

/**
 * Starts the kit's loader with the browser's adapters. Everything else loads with the first widget.
 *
 * @param newest fetches the newest script, or rejects. When a widget cannot be loaded, its files may have been replaced by a deploy: from
 *   then on the newest script loads what is not loaded yet
 */
export function startWidgets(
  registry: Registry,
  load: LoadWidget,
  newest: (error: unknown) => Promise<{ load: LoadWidget }>,
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
        load = (await newest(error)).load;
        return load(tag, loading, landing, storing);
      }),
  });
}
