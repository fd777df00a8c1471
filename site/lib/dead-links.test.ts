import { expect, it } from 'vitest';
import { builtPage } from './built-page.ts';
import { explainDeadLinks } from './content/explain-dead-links.ts';
import { deadAnchors, deadLinks } from './dead-links.ts';

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

it('finds links to pages, files and anchors that do not exist', () => {
  expect(deadLinks(pages, '/nowhere').map(({ on, link }) => `${on} → ${link}`)).toEqual([
    '/ → /b',
    '/ → /a#gone',
    '/a → /none.svg',
  ]);
});

it('finds anchors that a page does not have, without the other pages', () => {
  const page = builtPage('/a', '<a href="/b"><a href="#gone"><a href="#here"><i id="here">');
  expect(deadAnchors(page)).toEqual([{ on: '/a', link: '#gone', instead: ['#here'] }]);
});

it('names the file and the line that hold the link, and what would be right', () => {
  const dead = (on: string, link: string, ...instead: string[]) => ({ on, link, instead });
  expect(
    explainDeadLinks([
      // The same in both languages.
      dead('/zakelijke-projecten', '#projecten', '#projects'),
      dead('/en/zakelijke-projecten', '#projecten', '#projects'),
      // The workbench shows the section that holds it, in both languages.
      dead('/workbench/sections/cards', '/zakelijke-projecten#projecten', '#projects'),
      dead('/en/workbench/sections/cards', '/en/zakelijke-projecten#projecten', '#projects'),
      dead('/over-ons', '/over-ons#privacy', '#privac'),
      dead('/kleuren-folie/saliegroen', '/weg', '/'),
    ]),
  ).toEqual([
    expect.stringMatching(
      /^site\/content\/pages\/zakelijke-projecten\.yaml:\d+: "#projecten" leads nowhere: that page has no #projecten; did you mean "#projects"\?$/,
    ),
    expect.stringMatching(/^site\/content\/navigation\.yaml:\d+: "\/over-ons#privacy" leads nowhere/),
    'the page /kleuren-folie/saliegroen: "/weg" leads nowhere; there are: /',
  ]);
});
