import { offerUnsent } from './adapters/outbox/offer-unsent.ts';
import { noteVisit } from './adapters/visits.ts';
import { type Registry, startLoader } from './kit/loader.ts';

/** Starts the kit's loader with the browser's adapters. Everything else loads with the first widget. */
export function startWidgets(registry: Registry): void {
  const visits = noteVisit();
  startLoader(registry, {
    offerUnsent,
    define: async (widget, loading) =>
      (await import('./define-element.ts')).defineElement(widget, loading, visits),
  });
}
