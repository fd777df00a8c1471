import { createElementPorts, type Storing } from './adapters/element-ports.ts';
import type { Visits } from './domain/request/visit.ts';
import { define } from './kit/element/define.ts';
import type { ElementLoading } from './kit/element-environment.ts';
import type { Widget } from './kit/widget.ts';

/**
 * Registers a widget as an element of the kit, with the browser's adapters and the doctor.
 *
 * @param visits where the visitor came from, as known at page load
 */
export function defineElement(
  widget: Widget,
  loading: ElementLoading,
  visits: Visits,
  storing: Storing,
): void {
  define(widget, {
    ...loading,
    ...createElementPorts(visits, storing),
    diagnose: async (element, meta) => (await import('./doctor/diagnose.ts')).diagnose([{ element, meta }]),
  });
}
