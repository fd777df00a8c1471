import { entries } from '../../../widgets/entries.ts';
import { lookAttributes } from '../../../widgets/kit/meta.ts';
import { customProperties } from '../../../widgets/kit/theme/custom-properties.ts';
import { type Block, type ContentTable, words } from '../blocks.ts';
import { linkTo } from './common.ts';

/** Widgets that a partner places. The script adds the others by itself, so they have no code and nothing to configure. */
const placed = entries.filter(({ comesByItself }) => !comesByItself);

const routeOf = (tag: string) => `/widgets/${tag.replace('wrap-', '')}`;

/** The pages for partners: everything that the metas declare. */
export const widgets: ContentTable = {
  '/widgets': [
    { is: 'title', at: 'main h1', count: 1 },
    ...entries.map(({ meta }) => linkTo(routeOf(meta.tag))),
    ...entries.map(
      ({ docs }): Block => ({
        is: `what ${docs.title.en} does`,
        at: '#alle tr',
        one: [docs.title, docs.description],
      }),
    ),
    { is: 'a choice of the widgets that one places', at: '#configurator [name=tag]', count: placed.length },
    ...placed.flatMap(({ meta }) =>
      Object.keys(meta.attributes)
        // Test mode is not offered in the code to copy, because no request would arrive; the look is the same field for all widgets.
        .filter((name) => name !== 'mode' && !(name in lookAttributes))
        .map(
          (name): Block => ({
            is: `a field for ${name} of ${meta.tag}`,
            at: `#configurator [data-tag=${meta.tag}] [name=${name}]`,
            count: 1,
          }),
        ),
    ),
    ...Object.keys(lookAttributes).map(
      (name): Block => ({ is: `a field for ${name}`, at: `#configurator [name=${name}]`, count: 1 }),
    ),
    ...customProperties.map(
      ({ name, description }): Block => ({
        is: `a field for ${name}`,
        at: `#configurator label:has([name="${name}"])`,
        count: 1,
        says: [name, description],
      }),
    ),
    { is: 'the default code', at: '#configurator pre', says: ['<wrap-price-calculator', 'widgets.js'] },
    {
      is: 'a recipe for each system',
      at: '#recepten details',
      count: 8,
    },
    {
      is: 'the systems by name',
      at: '#recepten summary',
      says: ['WordPress', 'Webflow', 'Wix', 'Shopify', 'React 19', 'Vue 3'],
    },
    { is: 'what a policy must allow', at: '#csp pre', says: ['script-src', 'frame-src'] },
    { is: 'what to do when nothing comes', at: '#werkt-niet', says: ['?doctor', 'diagnose()'] },
    { is: 'the telephone', at: 'main a[href^="tel:"]' },
  ],
  ...Object.fromEntries(
    entries.map(({ meta, docs, comesByItself }) => [
      routeOf(meta.tag),
      [
        { is: 'title', at: 'main h1', count: 1, says: [docs.title] },
        ...(comesByItself ? [] : exampleOf(meta.tag)),
        ...Object.entries(docs.attributes).map(
          ([name, { description, absent }]): Block => ({
            is: `attribute ${name}`,
            at: 'main tr',
            one: [name, description, absent],
          }),
        ),
        ...Object.entries(docs.events).map(
          ([name, text]): Block => ({
            is: `event ${name}`,
            at: 'main tr',
            one: [name, text, ...Object.keys(meta.events[name as `wrap-${string}`]!.detail)],
          }),
        ),
        ...Object.entries(docs.parts).map(
          ([name, text]): Block => ({ is: `part ${name}`, at: 'main tr', one: [`::part(${name})`, text] }),
        ),
      ],
    ]),
  ),
};

function exampleOf(tag: string): Block[] {
  return [
    { is: 'the widget itself, drawn', at: `main figure ${tag} > template`, count: 1 },
    { is: 'its code', at: 'main pre', count: 1, says: [`<${tag}`] },
    { is: 'the way to the configurator', at: `main a[href$="/widgets#${tag}"]`, count: 1 },
    {
      is: 'a word on sending',
      at: 'main figcaption',
      count: 1,
      says: [words('de widget zelf', 'the widget itself')],
    },
  ];
}
