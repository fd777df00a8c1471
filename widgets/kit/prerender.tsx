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
}

/**
 * The inside of a widget as a declarative shadow root: it shows, and can be filled in, before any script. The styles
 * are just those the markup uses. Runs in Node, with none of the element's code.
 *
 * @throws Error naming a class without a rule
 */
export function prerender(
  widget: Widget,
  { attributes, lang, company, state, sketch }: PrerenderOptions,
): string {
  const instance = widget.createInstance({
    attributes,
    services: noServices,
    emit: () => {},
    initial: state,
  });
  const view = renderToString(instance.view(lang, company));
  const css = sketch ?? widgetBaseFor(view) + styles(classesIn(view), 'widget');
  const data = state
    ? `<script type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
    : '';
  return `<template shadowrootmode="open"><style>${css}</style>${data}<div data-wrap-root data-lang="${lang}">${view}</div></template>`;
}

/** While prerendering nothing may reach for the outside world: a store that does is mended, not fed. */
const noServices = new Proxy({} as Services, {
  get: (_, name) => () => {
    throw new Error(`A widget asked for "${String(name)}" while it was prerendered.`);
  },
});
