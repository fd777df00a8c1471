import { setPageVisits } from '../../adapters/page-visits.ts';
import type { ElementLoading } from '../element-loading.ts';
import { followLanguage } from '../language.ts';
import type { Widget } from '../widget.ts';
import { createWrapElement } from './wrap-element.ts';

let following = false;

/** Registers a widget under its tag. A second time, or after another copy of the script, it changes nothing. */
export function define(widget: Widget, loading: ElementLoading): void {
  if (!following) followLanguage();
  following = true;
  setPageVisits(loading.visits);
  const { tag } = widget.meta;
  if (!customElements.get(tag)) customElements.define(tag, createWrapElement(widget, loading));
}
