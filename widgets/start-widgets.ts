import { readLanding } from './adapters/landing.ts';
import { offerUnsent } from './adapters/outbox/offer-unsent.ts';
import { type Registry, startLoader } from './kit/loader.ts';

/** Starts the kit's loader with the browser's adapters. Everything else loads with the first widget. */
export function startWidgets(registry: Registry): void {
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
  startLoader(registry, {
    offerUnsent,
    define: async (widget, loading) =>
      (await import('./define-element.ts')).defineElement(widget, loading, landing, { allowed, allow }),
  });
}
