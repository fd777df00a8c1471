import { type ComponentType, createElement, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Language } from '../domain/languages.ts';
import type { Company } from './company.ts';
import type { AttributesOf, Emit, WidgetMeta } from './meta.ts';
import type { Ports } from './ports.ts';

/** The props of a view: everything that it shows comes from here, and nothing from the outside world. */
export interface ViewProps<State, Copy> {
  store: StoreApi<State>;
  copy: Copy;
  lang: Language;
  company: Company;
}

/** The context of a new store. It must call no port while it is made: prerendering makes it in Node too. */
export interface StoreContext<M extends WidgetMeta> {
  /** The attributes at that time; later changes reach the store through `onAttributes`. */
  attributes: AttributesOf<M>;
  ports: Ports;
  emit: Emit<M>;
  /** Members of the state that differ from a fresh one: those of a prerendered example. */
  initial?: unknown;
}

/** The rules that this markup needs; without markup, all rules of the widget. */
export type RootStyles = (markup?: string) => string;

/** The parts of a widget, with matching types. */
export interface WidgetParts<M extends WidgetMeta, State, Copy> {
  meta: M;
  copy: Record<Language, Copy>;
  createStore(context: StoreContext<M>): StoreApi<State>;
  View: ComponentType<ViewProps<State, Copy>>;
  /** `import.meta.widgetStyles`: the CSS of all views, written in by the build; absent in Node. */
  styles: string | undefined;
  /** CSS for the element and its root, which overrides the shared rules: for a widget that is not a block as wide as its container. */
  rootStyles?: string | RootStyles;
  /** Loads the parts that otherwise load on demand: a prerendered state may show any of them. */
  loadAll(): Promise<unknown>;
  /** Loads the parts that an early part shows: hydration needs them. */
  loadEarly?(): Promise<unknown>;
  /** Called when an attribute has changed. */
  onAttributes(state: State, attributes: AttributesOf<M>): void;
  /** Called at the first hydration; `typed` holds what was filled in before, by control name. */
  onStart(state: State, typed: Record<string, string>): void;
  /** Called when the host page opens the widget: it dispatched `wrap-open` on the element. */
  onOpen?(state: State): void;
}

/** The widget of one element: its store in a closure, so that the kit needs none of its types. */
export interface WidgetInstance {
  view(lang: Language, company: Company): ReactNode;
  attributes(attributes: Record<string, string | undefined>): void;
  /** Starts the store at the first call. An element that leaves the page and comes back is not started again. */
  start(typed: Record<string, string>): void;
  open(): void;
}

/** A widget as the kit handles it. */
export interface Widget {
  meta: WidgetMeta;
  /** Its texts, by language. */
  copy: Readonly<Record<Language, unknown>>;
  styles: string | undefined;
  rootStyles: RootStyles;
  loadAll(): Promise<unknown>;
  loadEarly: (() => Promise<unknown>) | undefined;
  createInstance(context: InstanceContext): WidgetInstance;
}

/** A `StoreContext` before its widget's types are known. */
export interface InstanceContext {
  attributes: Record<string, string | undefined>;
  ports: Ports;
  emit(name: string, detail: Record<string, unknown>): void;
  initial?: unknown;
}

/** Hides the types of a widget's parts in closures. */
export function defineWidget<M extends WidgetMeta, State, Copy>(parts: WidgetParts<M, State, Copy>): Widget {
  const {
    meta,
    copy,
    createStore,
    View,
    styles = '',
    rootStyles: given = '',
    loadAll,
    loadEarly,
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
    loadEarly,
    createInstance(context) {
      const store = createStore(context as StoreContext<M>);
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
