import type { ElementEnvironment } from '../element-environment.ts';
import { propertyName } from '../meta.ts';
import type { Widget, WidgetInstance } from '../widget.ts';
import { type EarlyState, earlyKey } from './early-state.ts';
import { emitFrom } from './emit.ts';
import { stateSelector } from './prerendered-data.ts';

/** One store per element, as long as the element exists: it may leave the document and come back. */
const instances = new WeakMap<Element, WidgetInstance>();

const earlyStates = new WeakMap<Element, EarlyState>();

/** Ends the early part of an element, if it has one. The element's instance will start with what it showed. */
export function takeOver(host: HTMLElement): EarlyState | undefined {
  const early = (Reflect.get(host, earlyKey) as (() => EarlyState) | undefined)?.();
  if (early) earlyStates.set(host, early);
  return early;
}

/** The element's instance. The first call makes it, from its attributes and from the state it was prerendered in. */
export function instanceOf(
  host: HTMLElement,
  widget: Widget,
  { portsOf }: Pick<ElementEnvironment, 'portsOf'>,
): WidgetInstance {
  const existing = instances.get(host);
  if (existing) return existing;
  const early = earlyStates.get(host);
  const instance = widget.createInstance({
    attributes: { ...readAttributes(host, widget), ...early?.attributes },
    ports: portsOf(host),
    emit: emitFrom(host),
    initial: early?.state ?? prerenderedState(host),
  });
  instances.set(host, instance);
  return instance;
}

/** The attribute values by name; absent and empty attributes are left out. */
export function readAttributes(host: Element, { meta }: Widget): Record<string, string> {
  const names = Object.keys(meta.attributes);
  const values = names.map((name) => [
    name,
    host.getAttribute(name) ?? Reflect.get(host, propertyName(name)) ?? '',
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Whether the element was prerendered in a state other than a fresh one. */
export function hasPrerenderedState(host: Element): boolean {
  return stateElement(host) != null;
}

function prerenderedState(host: Element): unknown {
  const data = stateElement(host)?.textContent;
  return data ? JSON.parse(data) : undefined;
}

function stateElement(host: Element): Element | null | undefined {
  return host.shadowRoot?.querySelector(stateSelector);
}
