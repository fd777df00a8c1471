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
  /** Members of the state that differ from a fresh one; they travel with the markup, so that hydration starts there. */
  state?: Record<string, unknown>;
  /** CSS in place of the shared rules and those of the classes. */
  sketch?: string;
  /** `page`: no styles go along, for the page itself styles the widget's parts. */
  styledBy?: 'widget' | 'page';
}

/**
 * The inside of a widget as a declarative shadow root: it shows, and can be filled in, before any script. The styles
 * are just those the markup uses. Runs in Node, with none of the element's code.
 *
 * @throws Error naming a class without a rule
 */
export function prerender(
  widget: Widget,
  { attributes, lang, company, state, sketch, styledBy = 'widget' }: PrerenderOptions,
): string {
  const instance = widget.createInstance({
    attributes,
    ports: noPorts,
    emit: () => {},
    initial: state,
  });
  const written = renderToString(instance.view(lang, company));
  const ownRules = styledBy === 'widget' && sketch === undefined;
  const { view, css } = ownRules ? styled(written, widget) : { view: written, css: sketch };
  const tests = 'mode' in widget.meta.attributes && attributes['mode'] === 'test';
  const style = styledBy === 'widget' ? `<style>${css}${tests ? testPanelStyles : ''}</style>` : '';
  const data = state
    ? `<script type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
    : '';
  return `<template shadowrootmode="open">${style}${data}<div data-wrap-root data-lang="${lang}">${view}</div>${tests ? testPanelMarkup(lang) : ''}</template>`;
}

/**
 * The markup with just the rules it uses, under short names. Hydration leaves them as they are; what is drawn from then on has
 * its full names, and its rules in the stylesheet that all elements share. Marks for relatives keep theirs: both know them.
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

/** While prerendering nothing may reach for the outside world: a store that does is mended, not fed. */
const noPorts = new Proxy({} as Ports, {
  get: (_, name) => () => {
    throw new Error(`A widget asked for "${String(name)}" while it was prerendered.`);
  },
});
