import type { ElementEnvironment } from '../element-environment.ts';
import { followLanguage } from '../language.ts';
import type { Widget } from '../widget.ts';
import { createWrapElement } from './wrap-element.ts';

let following = false;

/** Registers a widget under its tag. Does nothing when the tag is registered already, for example by another copy of the script. */
export function define(widget: Widget, environment: ElementEnvironment): void {
  if (!following) followLanguage();
  following = true;
  const { tag } = widget.meta;
  if (!customElements.get(tag)) customElements.define(tag, createWrapElement(widget, environment));
}
