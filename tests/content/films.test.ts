import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filmIndexRoute, filmPages, neighboursOf } from '../../site/lib/films/film-pages.ts';
import { filmPrices } from '../../site/lib/films/film-prices.ts';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { roomFacts } from '../../widgets/domain/film/films.ts';
import { euros } from '../../widgets/domain/numbers.ts';
import { languages } from '../../widgets/domain/text.ts';
import { pageOf } from './built-pages.ts';
import { thingsOf } from './structured-things.ts';

/* Each film has a page: where it can be seen, what it costs, and the ways on. */

describe.each(languages)('%s', (lang) => {
  it('lists every film once, with a link to its page', () => {
    const links = [
      ...(pageOf(filmIndexRoute, lang)?.document.querySelectorAll('main li[data-family] a') ?? []),
    ];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      filmPages.map(({ film, route }) => [addressOf(route, lang), film.name[lang]]),
    );
  });

  describe.each(filmPages.map((page) => [page.film.name.nl, page] as const))('%s', (_, page) => {
    const { film, route, rooms } = page;
    const main = pageOf(route, lang)?.document.querySelector('main');
    const text = main?.textContent ?? '';
    const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => `${link.getAttribute('href')}`);

    it('is named, with its code', () => {
      expect(main?.querySelector('h1')?.textContent).toBe(film.name[lang]);
      expect(text).toContain(film.code);
    });

    it('is shown in each room that it is made for', () => {
      const shown = [...(main?.querySelectorAll('[role=img]') ?? [])].map((each) =>
        each.getAttribute('aria-label'),
      );
      expect(shown).toEqual(rooms.map((room) => `${roomFacts[room].name[lang]} in ${film.name[lang]}`));
    });

    it('has each picture that its rooms and its sheet are mixed of', () => {
      const styles = pageOf(route, lang)?.document.querySelector('style')?.textContent ?? '';
      const named = [...styles.matchAll(/url\((\/rooms\/[^)]+)\)/g)].map(([, address]) => `${address}`);
      const layers = [...(main?.querySelectorAll('[data-layer] img') ?? [])].map(
        (each) => `${each.getAttribute('src')}`,
      );
      expect(layers).toHaveLength(2 * (rooms.length + (film.group === 'glass' ? 0 : 1)));
      expect([...named, ...layers].filter((address) => !existsSync(join('dist', address)))).toEqual([]);
    });

    it('leads to the visualiser first, then to its price, and to our supplier last', () => {
      const at = (pattern: RegExp) => links.findIndex((href) => pattern.test(href));
      const order = [
        at(new RegExp(`/kleuren-folie#folie\\?room=${rooms[0]}&film=${film.code}$`)),
        at(new RegExp(`/prijscalculator#.*film=${film.code}`)),
        at(/^https:/),
      ];
      expect(order.every((position) => position >= 0)).toBe(true);
      expect(order).toEqual([...order].sort((one, other) => one - other));
    });

    it('names the prices of the calculator', () => {
      const prices = filmPrices(film);
      expect(prices.length).toBeGreaterThan(0);
      for (const { amount } of prices) expect(text).toContain(euros(amount, lang));
    });

    it('tells search engines what it costs laid, with its picture', () => {
      const [service] = thingsOf(pageOf(route, lang)!, 'Service');
      expect(service).toMatchObject({
        name: film.name[lang],
        image: expect.stringMatching(/^https?:.*\.jpg$/),
      });
      expect(service?.['offers']).toMatchObject(
        filmPrices(film).map(({ job, amount }) => ({
          '@type': 'Offer',
          name: job[lang],
          priceSpecification: { minPrice: amount, priceCurrency: 'EUR', valueAddedTaxIncluded: true },
        })),
      );
    });

    it('leads to the others of its family', () => {
      for (const other of neighboursOf(page)) expect(links).toContain(addressOf(other.route, lang));
    });
  });
});

it('has a story of its own for each film', () => {
  for (const lang of languages) {
    const stories = filmPages.map(
      ({ route }) =>
        pageOf(route, lang)?.document.querySelector('div:has(> h1) ~ div:last-child > p')?.textContent,
    );
    expect(new Set(stories).size).toBe(filmPages.length);
  }
});
