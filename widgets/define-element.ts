import { createElementPorts, type Storing } from './adapters/element-ports.ts';
import type { Landing } from './adapters/landing.ts';
import { define } from './kit/element/define.ts';
import type { ElementLoading } from './kit/element-environment.ts';
import type { Widget } from './kit/widget.ts';

/**
 * Registers a widget as an element of the kit, with the browser's adapters and the doctor.
 *
 * @param landing where the visitor came from
 */
export function defineElement(
  widget: Widget,
  loading: ElementLoading,
  landing: Landing,
  storing: Storing,
): void {
  define(widget, {
    ...loading,
    ...createElementPorts(landing, storing),
    diagnose: async (element, meta) => (await import('./doctor/diagnose.ts')).diagnose([{ element, meta }]),
  });
}
