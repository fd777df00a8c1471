import { offerUnsent } from './adapters/outbox/offer-unsent.ts';
import { noteVisit } from './adapters/visits.ts';
import type { Visits } from './domain/request/visit.ts';
import type { ElementLoading } from './kit/element-environment.ts';
import { type Registry, startLoader } from './kit/loader.ts';

/**
 * Loads a widget and registers it under its tag. The script exports this function for older scripts: one that a cache kept across a deploy
 * calls that of the newest script. So its parameters must not change.
 *
 * @param visits where the visitor came from, recorded at page load
 */
export type LoadWidget = (tag: string, loading: ElementLoading, visits: Visits) => Promise<void>;

/** The widgets of `registry`, with the kit of the same build: both must use the same React. */
export function widgetLoader(registry: Registry): LoadWidget {
  return async (tag, loading, visits) => {
    const widget = await registry[tag]?.load();
    // In sequence: the widget loads the kit too, and a failed load then leaves nothing half loaded.
    if (widget) (await import('./define-element.ts')).defineElement(widget, loading, visits);
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
  const visits = noteVisit();
  startLoader(registry, {
    offerUnsent,
    load: (tag, loading) =>
      load(tag, loading, visits).catch(async (error) => {
        load = (await newest(error)).load;
        return load(tag, loading, visits);
      }),
  });
}
