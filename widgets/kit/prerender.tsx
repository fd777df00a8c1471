import { renderToString } from 'react-dom/server';
import type { Language } from '../domain/text.ts';
import type { Company } from './company.ts';
import type { Ports } from './ports.ts';
import { testPanelMarkup, testPanelStyles } from './test-panel.ts';
import { inShort, shortNames } from './theme/short-names.ts';
import { classesIn, renameClasses, styles } from './theme/styles.ts';
import { markerClasses } from './theme/twind-config.ts';
import { widgetBaseFor } from './theme/widget-base.ts';
import type { Widget } from './widget.ts';

export interface PrerenderOptions {
  attributes: Record<string, string>;
  lang: Language;
  company: Company;
  /** Members of the state that differ from a fresh one. They are written into the markup, so that hydration starts with the same state. */
  state?: Record<string, unknown>;
  /** CSS in place of the shared rules and those of the classes. */
  sketch?: string;
  /** `page`: no styles are included, because the page itself styles the widget's parts. */
  styledBy?: 'widget' | 'page';
  /** With these and their styles in the page, the element answers as soon as the script of its early part is there. */
  fragments?: object;
}

/**
 * The markup of a widget as a declarative shadow root: it is visible, and can be filled in, before any script is loaded. It includes only
 * the styles that the markup uses. Runs in Node, without the element's code.
 *
 * @throws Error naming a class without a rule
 */
export function prerender(
  widget: Widget,
  { attributes, lang, company, state, sketch, styledBy = 'widget', fragments }: PrerenderOptions,
): string {
  const instance = widget.createInstance({
    attributes,
    ports: noPorts,
    emit: () => {},
    initial: state,
  });
  const written = renderToString(instance.view(lang, company));
  const ownRules = styledBy === 'widget' && sketch === undefined;
  const pieces = fragments ? stringsIn(fragments).join('') : '';
  const { view, css } = pieces
    ? { view: written, css: cssFor(written + pieces, widget) }
    : ownRules
      ? styled(written, widget)
      : { view: written, css: sketch };
  const tests = 'mode' in widget.meta.attributes && attributes['mode'] === 'test';
  const style = styledBy === 'widget' ? `<style>${css}${tests ? testPanelStyles : ''}</style>` : '';
  const data = state
    ? `<script type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
    : '';
  // After the view, which the browser can paint before it has read them.
  const early = fragments
    ? `<script type="text/plain" data-fragments>${JSON.stringify(fragments).replace(/<(?=!--|\/script)/g, '\\u003c')}</script>`
    : '';
  return `<template shadowrootmode="open">${style}${data}<div data-wrap-root data-lang="${lang}">${view}</div>${early}${tests ? testPanelMarkup(lang) : ''}</template>`;
}

function cssFor(markup: string, widget: Widget): string {
  return widgetBaseFor(markup) + widget.rootStyles(markup) + styles(classesIn(markup), 'widget');
}

/** All texts in an object, keys included. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([key, member]) => [key, ...stringsIn(member)]);
}

/**
 * The markup with only the rules it uses, under short class names. Hydration does not change these classes. What React renders later has
 * full names, whose rules are in the stylesheet that all elements share. Marker classes keep their names, because both kinds of rules use
 * them.
 */
function styled(written: string, widget: Widget): { view: string; css: string } {
  const classes = classesIn(written);
  const names = shortNames([...classes].filter((name) => !markerClasses.has(name)));
  const css = widgetBaseFor(written) + widget.rootStyles(written) + styles(classes, 'widget');
  return {
    view: renameClasses(written, (name) => names.get(name) ?? name),
    css: inShort(css, names, markerClasses),
  };
}

/** Nothing may use the outside world while prerendering: a store that does has a defect. */
export const noPorts = new Proxy({} as Ports, {
  get: (_, name) => () => {
    throw new Error(`A widget asked for "${String(name)}" while it was prerendered.`);
  },
});
