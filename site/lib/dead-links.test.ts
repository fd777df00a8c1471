import { expect, it } from 'vitest';
import { builtPage } from './built-page.ts';
import { deadLinks } from './dead-links.ts';

it('finds links to pages, files and anchors that do not exist', () => {
  const pages = [
    builtPage(
      '/',
      '<a href="/a"><a href="/b"><a href="#here"><a href="/a#there"><a href="/a#gone"><a href="/a#keuken?length=2"><a href="/a#folie?room=yacht&film=WF-116"><i id="here">',
    ),
    builtPage(
      '/a',
      '<i id="there"><form action="/a"><a href="https://else.example/x"><a href="/?q=1"><link href="/none.svg">',
    ),
  ];
  expect(deadLinks(pages, '/nowhere')).toEqual(['/ → /b', '/ → /a#gone', '/a → /none.svg']);
});
