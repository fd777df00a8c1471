import { type ComponentType, createElement, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Language } from '../domain/languages.ts';
import type { Company } from './company.ts';
import type { AttributesOf, Emit, WidgetMeta } from './meta.ts';
import type { Ports } from './ports.ts';

/** What a view gets: everything it shows comes from here, and nothing from the outside world. */
export interface ViewProps<State, Copy> {
  store: StoreApi<State>;
  copy: Copy;
  lang: Language;
  company: Company;
}

/** What a store gets when it is made. No port is called while it is made: it is also made in Node, to prerender. */
export interface StoreContext<M extends WidgetMeta> {
  /** As they are now: the store keeps them up to date in `onAttributes`. */
  attributes: AttributesOf<M>;
  ports: Ports;
  emit: Emit<M>;
  /** Members of the state that differ from a fresh one: an example, as prerendered. */
  initial?: unknown;
}

/** Rules for what stands in this markup; without it, for anything that the widget can show. */
export type RootStyles = (markup?: string) => string;

/** The parts of a widget, typed against each other. */
export interface WidgetParts<M extends WidgetMeta, State, Copy> {
  meta: M;
  copy: Record<Language, Copy>;
  createStore(context: StoreContext<M>): StoreApi<State>;
  View: ComponentType<ViewProps<State, Copy>>;
  /** `import.meta.widgetStyles`: the CSS of all views, which the build writes in; absent in Node. */
  styles: string | undefined;
  /** CSS for the element and its root, over what all widgets share: for one that is not a block as wide as its place. */
  rootStyles?: string | RootStyles;
  /** Loads the parts that otherwise load when they are needed: a state that was prerendered may show any of them. */
  loadAll(): Promise<unknown>;
  /** An attribute has another value than before. */
  onAttributes(state: State, attributes: AttributesOf<M>): void;
  /** The element is hydrated for the first time; `typed` holds what was filled in before, by control name. */
  onStart(state: State, typed: Record<string, string>): void;
  /** The host page opens the widget: it dispatched `wrap-open` on the element. */
  onOpen?(state: State): void;
}

/** One element's worth of a widget: its store, closed over, so that the kit needs none of its types. */
export interface WidgetInstance {
  view(lang: Language, company: Company): ReactNode;
  attributes(attributes: Record<string, string | undefined>): void;
  /** Starts the store, at the first call: an element that leaves the page and comes back has started. */
  start(typed: Record<string, string>): void;
  open(): void;
}

/** A widget as the kit handles it. */
export interface Widget {
  meta: WidgetMeta;
  /** Its words, by language. */
  copy: Readonly<Record<Language, unknown>>;
  styles: string | undefined;
  rootStyles: RootStyles;
  loadAll(): Promise<unknown>;
  createInstance(context: InstanceContext): WidgetInstance;
}

/** A `StoreContext` before its widget's types are known. */
export interface InstanceContext {
  attributes: Record<string, string | undefined>;
  ports: Ports;
  emit(name: string, detail: Record<string, unknown>): void;
  initial?: unknown;
}

/** Closes the parts of a widget over their types. */
export function defineWidget<M extends WidgetMeta, State, Copy>(parts: WidgetParts<M, State, Copy>): Widget {
  const {
    meta,
    copy,
    createStore,
    View,
    styles = '',
    rootStyles: given = '',
    loadAll,
    onAttributes,
    onStart,
    onOpen,
  } = parts;
  const rootStyles = typeof given === 'string' ? () => given : given;
  return {
    meta,
    copy,
    styles: rootStyles() + styles,
    rootStyles,
    loadAll,
    createInstance({ attributes, ports, emit, initial }) {
      const store = createStore({ attributes: attributes as AttributesOf<M>, ports, emit, initial });
      let started = false;
      return {
        view: (lang, company) => createElement(View, { store, copy: copy[lang], lang, company }),
        attributes: (changed) => onAttributes(store.getState(), changed as AttributesOf<M>),
        start(typed) {
          if (!started) onStart(store.getState(), typed);
          started = true;
        },
        open: () => onOpen?.(store.getState()),
      };
    },
  };
}
