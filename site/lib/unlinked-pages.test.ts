import { expect, it } from 'vitest';
import { builtPage } from './built-page.ts';
import type { Page } from './content/content.ts';
import { unlinkedPages } from './unlinked-pages.ts';

const page = (route: string, content: object = {}) =>
  ({ route, file: `site/content/pages${route}.yaml`, content: { index: true, ...content } }) as Page;

it('names pages that only link to themselves, but not those that search engines skip', () => {
  const pages = [
    page('/linked'),
    page('/alone'),
    page('/hidden', { index: false }),
    page('/second', { canonical: '/linked' }),
  ];
  const built = [
    builtPage('/', '<a href="/linked#part">'),
    builtPage('/alone', '<a href="/alone"><a href="#top">'),
    builtPage('/workbench/sections/page-hero', '<a href="/alone#top">'),
    // The English twin links to the Dutch one, as every page does.
    builtPage('/en/alone', '<link rel="alternate" href="https://x.example/alone">'),
  ];
  expect(unlinkedPages(pages, built)).toEqual([
    'site/content/pages/alone.yaml: no page links to /alone; add it to site/content/navigation.yaml, or link to it in a text: [words](/alone)',
  ]);
});
