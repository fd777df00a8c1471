import { renderToString } from 'react-dom/server';
import type { Language } from '../domain/text.ts';
import type { Company } from './company.ts';
import type { Services } from './services.ts';
import { classesIn, styles } from './theme/styles.ts';
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
    services: noServices,
    emit: () => {},
    initial: state,
  });
  const view = renderToString(instance.view(lang, company));
  const css = sketch ?? widgetBaseFor(view) + widget.rootStyles + styles(classesIn(view), 'widget');
  const style = styledBy === 'widget' ? `<style>${css}</style>` : '';
  const data = state
    ? `<script type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
    : '';
  return `<template shadowrootmode="open">${style}${data}<div data-wrap-root data-lang="${lang}">${view}</div></template>`;
}

/** While prerendering nothing may reach for the outside world: a store that does is mended, not fed. */
const noServices = new Proxy({} as Services, {
  get: (_, name) => () => {
    throw new Error(`A widget asked for "${String(name)}" while it was prerendered.`);
  },
});
