import { describe, expect, it } from 'vitest';
import { languages } from '../../widgets/domain/text.ts';
import { entries } from '../../widgets/entries.ts';
import { type Block, missingFrom } from './blocks.ts';
import { type BuiltPage, everyPage, isHidden, notFoundPages, pageOf, pages } from './built-pages.ts';
import { contentTable, everywhere, notFound } from './content-table.ts';

/** Tags of the widgets that exist. */
const built = new Set<string>(entries.map(({ meta }) => meta.tag));

describe.each(Object.entries(contentTable))('%s', (route, blocks) => {
  for (const lang of languages)
    for (const block of blocks) has(`${lang}: ${block.is}`, () => pageOf(route, lang), block);
});

describe('every page', () => {
  for (const block of everywhere)
    it.skipIf(isPending(block))(block.is, () => {
      expect(
        everyPage.flatMap((page) => missingFrom(page, block).map((what) => `${page.address}: ${what}`)),
      ).toEqual([]);
    });
});

describe('not found', () => {
  for (const page of notFoundPages)
    for (const block of notFound[page.route]!) has(`${page.address}: ${block.is}`, () => page, block);
});

it('has every page for search engines in the table, except those of the films, which films.test.ts checks', () => {
  const listed = pages.filter((page) => !isHidden(page)).map(({ route }) => route);
  const missing = [...new Set(listed)].filter(
    (route) => !contentTable[route] && !/^\/kleuren-folie\/./.test(route),
  );
  expect(
    missing,
    `write in a file of tests/content/table what ${missing.join(' and ')} promises: docs/content.md, "Add a page", shows such a line`,
  ).toEqual([]);
});

function has(name: string, page: () => BuiltPage | undefined, block: Block): void {
  it.skipIf(isPending(block))(name, () => {
    const built = page();
    expect(built ? missingFrom(built, block) : ['no such page']).toEqual([]);
  });
}

function isPending({ waitsFor }: Block): boolean {
  return waitsFor !== undefined && !built.has(waitsFor);
}
