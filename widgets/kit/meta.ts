import type { Text } from '../domain/text.ts';

/** One attribute of a widget: an enumeration if it has `values`, otherwise free text. Attributes are never booleans. */
export interface AttributeMeta {
  values?: readonly string[];
}

/** One event: bubbling, composed, without personal data. `detail` names the type of each member. */
export interface EventMeta {
  detail: Readonly<Record<string, 'string' | 'number'>>;
}

/** The declaration of a widget, and the only place that declares its public interface. Imports no React. */
export interface WidgetMeta {
  tag: `wrap-${string}`;
  attributes: Readonly<Record<string, AttributeMeta>>;
  events: Readonly<Record<`wrap-${string}`, EventMeta>>;
}

/** The documentation of a widget, separate from the meta, so that no visitor loads it. */
export interface WidgetDocs<M extends WidgetMeta> {
  title: Text;
  description: Text;
  /** For each attribute: what it does, and what applies when it is absent, empty or invalid. */
  attributes: { [K in keyof M['attributes']]: { description: Text; absent: Text } };
  events: { [K in keyof M['events']]: Text };
  /** The parts that a host can style with `::part(…)`, by name. */
  parts: Readonly<Record<string, Text>>;
}

/** The attributes that every widget has: `element/look.ts` applies them. */
export const lookAttributes = { theme: {}, radius: {} } as const satisfies WidgetMeta['attributes'];

/** Keeps the literal types of a meta, so that props and events can be inferred from it. */
export function defineMeta<const M extends WidgetMeta>(meta: M): M {
  return meta;
}

type ValueOf<A> = A extends { values: readonly (infer V)[] } ? V : string;
type TypeNamed<N> = N extends 'number' ? number : string;

/** The attributes as written in HTML: kebab-case, text. */
export type AttributesOf<M extends WidgetMeta> = {
  -readonly [K in keyof M['attributes']]?: ValueOf<M['attributes'][K]>;
};

type DetailOf<E> = E extends { detail: infer D } ? { -readonly [K in keyof D]: TypeNamed<D[K]> } : never;

/** The detail of each event, by name. */
export type EventDetailsOf<M extends WidgetMeta> = { [K in keyof M['events']]: DetailOf<M['events'][K]> };

/** Emits a declared event from the widget's element. */
export type Emit<M extends WidgetMeta> = <K extends keyof M['events'] & string>(
  name: K,
  detail: EventDetailsOf<M>[K],
) => void;

/** `project-type` → `projectType`, as r2wc maps them. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
