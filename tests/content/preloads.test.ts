import { describe, expect, it } from 'vitest';
import { type BuiltPage, everyPage, pageOf } from './built-pages.ts';

/*
 * A preload that the page does not use costs a phone the bytes of a picture, and delays the one that is used.
 */
describe.each(everyPage.map((page) => [page.address, page] as const))('%s', (_, page) => {
  it.each([390, 1440])('preloads no picture that it does not show at %i px', (width) => {
    const shown = shownBy(page, width);
    expect(preloadedBy(page, width).filter((candidates) => !shown.includes(candidates))).toEqual([]);
  });
});

/*
 * The picture at the top waits for no layout, unless it stands beside a widget: there a phone hides it, and would load it all the same.
 */
it.each(everyPage.map((page) => [page.address, page] as const))(
  '%s does not delay the picture at its top',
  (_, page) => {
    const preloaded = preloadedBy(page, 1440);
    const [first] = page.document.querySelectorAll('main picture');
    const source = first?.querySelector('source:not([media])');
    if (!first || !preloaded.includes(source?.getAttribute('srcset') ?? '')) return;
    const besideWidget = first.closest('section')?.querySelector('wrap-price-calculator');
    expect(first.querySelector('img')?.getAttribute('loading')).toBe(besideWidget ? 'lazy' : null);
  },
);

it.each(['nl', 'en'] as const)('the blog in %s loads small pictures for its rows on a phone', (lang) => {
  const rows = [
    ...pageOf('/blog', lang)!.document.querySelectorAll('[data-cards] > li:nth-child(n+4) source'),
  ];
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row.getAttribute('sizes')).toMatch(/, \d\drem$/);
});

it('finds the preloads of pages', () => {
  expect(everyPage.filter((page) => preloadedBy(page, 390).length > 0).length).toBeGreaterThan(40);
});

function preloadedBy({ document }: BuiltPage, width: number): (string | null)[] {
  const links = fitting(document, 'link[rel="preload"][as="image"]', width);
  return links.map((link) => link.getAttribute('imagesrcset'));
}

/** The candidates of each picture, also in prerendered widgets, as a browser with AVIF chooses them. */
function shownBy({ document }: BuiltPage, width: number): (string | null)[] {
  const roots = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)];
  const images = roots.flatMap((root) => [...root.querySelectorAll('img')]);
  return images.map((image) => {
    const picture = image.parentElement?.localName === 'picture' ? image.parentElement : undefined;
    const chosen = (picture && fitting(picture, 'source', width)[0]) ?? image;
    // The parser keeps the attributes of templates as React writes them.
    return chosen.getAttribute('srcset') ?? chosen.getAttribute('srcSet');
  });
}

/** The elements whose `media` holds on a screen of this width. */
function fitting(parent: ParentNode, selector: string, width: number): Element[] {
  return [...parent.querySelectorAll(selector)].filter((element) => {
    const media = element.getAttribute('media');
    if (!media) return true;
    const [, side, limit] = /^\((min|max)-width:(\d+)px\)$/.exec(media) ?? [];
    if (!limit) throw new Error(`Cannot tell where "${media}" holds`);
    return side === 'min' ? width >= Number(limit) : width <= Number(limit);
  });
}
