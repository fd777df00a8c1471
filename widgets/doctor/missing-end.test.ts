import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { missingEnd } from './missing-end.ts';

/** As a browser reads a page: the parser of the tests knows no elements without an end. */
function findings(inside: string, after = '') {
  const tag = 'wrap-price-calculator';
  const { document } = parseHTML(`<body><h1>Keukens</h1><${tag}>${inside}</${tag}>${after}</body>`);
  return missingEnd(document.querySelector(tag)!, 'https://site.example').map(({ text }) => text);
}

test.each([
  ['a paragraph', '<p>Tekst erna</p>', ''],
  [
    'its fallback and the rest of the page',
    '<a href="https://site.example/">Prijs</a></p><footer>Piet</footer>',
    '',
  ],
  ['the rest, and a tool has added a script', '<p>Tekst erna</p>', '<script></script>'],
])('a tag that has swallowed %s is reported', (_what, inside, after) => {
  expect(findings(inside, after)).toEqual([
    expect.stringMatching(/^<wrap-price-calculator> seems to have no end: <(p|footer)> and what follows/),
  ]);
});

test.each([
  ['nothing', '', ''],
  [
    'our fallback',
    '<a href="https://site.example/">Bereken uw prijs</a> of bel <a href="tel:010">010</a>',
    '',
  ],
  ['our fallback in a paragraph', '<p><a href="https://site.example/">Bereken uw prijs</a></p>', ''],
  ['a noscript', '<noscript><p>Bel ons</p></noscript>', ''],
  ['what it shows in a slot', '<p slot="below">Hieronder</p>', ''],
  ['another fallback, and the page goes on', '<p>Een ogenblik</p>', '<p>Tekst erna</p>'],
  ['another fallback, and a line break follows', '<p>Een ogenblik</p>', '\n'],
])('a tag with %s is not', (_what, inside, after) => {
  expect(findings(inside, after)).toEqual([]);
});
