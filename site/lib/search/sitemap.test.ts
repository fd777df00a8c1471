import { expect, it } from 'vitest';
import type { Page } from '../content/content.ts';
import { article, contextOf } from '../context.fixture.ts';
import { filmIndexRoute, filmPages } from '../films/film-pages.ts';
import { partnerWidgets } from '../widgets/partner-widgets.ts';
import { sitemap } from './sitemap.ts';

const page = (route: string, content: object = {}) =>
  ({ route, file: route, content: { index: true, ...content } }) as Page;

it('names every page in both languages with its twins, and leaves out pages that are not for search engines', () => {
  const pages = [
    page('/'),
    page('/over-ons'),
    page('/platform-mockups', { canonical: '/platform' }),
    page('/zzp', { index: false }),
  ];
  const xml = sitemap(contextOf('/', 'nl', { pages, articles: [article] }).site);
  const places = [...xml.matchAll(/<loc>https:\/\/wrappie\.test(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual([
    '/',
    '/en',
    '/over-ons',
    '/en/over-ons',
    '/widgets',
    '/en/widgets',
    ...partnerWidgets.flatMap(({ route }) => [route, `/en${route}`]),
    ...[filmIndexRoute, ...filmPages.map(({ route }) => route)].flatMap((route) => [route, `/en${route}`]),
    '/blog',
    '/en/blog',
    '/blog/proef',
    '/en/blog/proef',
  ]);
  expect(xml).toContain('hreflang="x-default" href="https://wrappie.test/over-ons"');
  expect(xml.match(/<lastmod>2025-02-18<\/lastmod>/g)).toHaveLength(4);
});
