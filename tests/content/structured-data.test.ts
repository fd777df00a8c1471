import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../site/lib/content/facts.ts';
import { serviceRows } from '../../widgets/domain/calculator/services.ts';
import { euros } from '../../widgets/domain/numbers.ts';
import { articles, type BuiltPage, everyPage, pageOf, pages, siteUrl } from './built-pages.ts';
import { lineOf } from './page-text.ts';
import { everyThing, type Thing, thingsOf, valueAt } from './structured-things.ts';

const { company } = loadFacts();

/** Lowest price by page (rule `price-minimum`). The page about kitchens names prices of kitchens, and not what any job costs at least. */
const services = {
  '/diensten/keuken-wrappen': undefined,
  '/diensten/kozijnen-wrappen': serviceRows.kozijnen.minimum,
  '/diensten/meubels-wrappen': serviceRows.meubel.minimum,
  '/diensten/raamfolie': serviceRows.raamfolie.minimum,
  '/diensten/jacht-wrappen': serviceRows.jacht.minimum,
} as const;

const rated = /^(aggregateRating|review|reviews|ratingValue|starRating)$/;
const places = /^(url|item|image|logo|@id|mainEntityOfPage|sameAs)$/;

describe.each(everyPage.map((page) => [page.address, page] as const))('%s', (_, page) => {
  it('parses, and names schema.org and its types', () => {
    for (const thing of thingsOf(page)) expect(thing['@type']).toEqual(expect.any(String));
  });

  it('has no ratings', () => {
    expect(everyThing(page).flatMap((thing) => Object.keys(thing).filter((key) => rated.test(key)))).toEqual(
      [],
    );
  });

  it('tells no price that the page does not show', () => {
    const told = everyThing(page).flatMap(({ minPrice, price }) => [minPrice, price].filter(Boolean));
    const shown = lineOf(page.document.querySelector('main')!).replace(/\s/g, '');
    const isShown = (amount: unknown) =>
      new RegExp(`€${euros(Number(amount), page.lang).replace(/[€\s]/g, '')}(?![.,]?\\d)`).test(shown);
    expect(told.filter((amount) => !isShown(amount))).toEqual([]);
  });

  it('has nothing that search engines list as a product for sale', () => {
    // They ask for a price at which it can be ordered, or for reviews. Film is sold laid, by the job.
    expect(everyThing(page).filter((thing) => thing['@type'] === 'Product')).toEqual([]);
  });

  it('has no empty values, and only absolute addresses', () => {
    for (const thing of everyThing(page))
      for (const [key, value] of Object.entries(thing)) {
        expect(value, key).not.toBeNull();
        expect(value, key).not.toBe('');
        if (places.test(key) && typeof value === 'string') expect(value, key).toMatch(/^https?:\/\//);
      }
  });
});

describe.each(pages.filter(({ route }) => route !== '/').map((page) => [page.address, page] as const))(
  '%s',
  (_, page) => {
    it('has the same breadcrumb trail as the visible one', () => {
      const [trail, ...more] = thingsOf(page, 'BreadcrumbList');
      expect(more).toEqual([]);
      const items = (trail?.['itemListElement'] ?? []) as Thing[];
      expect(items.length).toBeGreaterThanOrEqual(2);
      for (const [index, item] of items.entries())
        expect(item).toMatchObject({
          '@type': 'ListItem',
          position: index + 1,
          name: expect.stringMatching(/\S/),
        });
      const addresses = items.map(({ item }) => String(item));
      expect(addresses[0]).toBe(siteUrl + (page.lang === 'nl' ? '/' : '/en'));
      expect(addresses.at(-1)).toBe(siteUrl + page.address);
      for (const address of addresses)
        expect(pages.map((other) => siteUrl + other.address)).toContain(address);
      const seen = [...page.document.querySelectorAll('main nav ol > li')].map(lineOf);
      if (page.document.querySelector('main nav [aria-current="page"]'))
        expect(items.map(({ name }) => name)).toEqual(seen.slice(0, items.length));
    });
  },
);

describe.each(pages.map((page) => [page.address, page] as const))('%s', (_, page) => {
  const asked = [...page.document.querySelectorAll('main [data-questions] details')];

  it(asked.length > 0 ? 'tells its questions and answers' : 'tells of no questions', () => {
    const found = thingsOf(page, 'FAQPage');
    expect(found).toHaveLength(asked.length > 0 ? 1 : 0);
    const questions = (found[0]?.['mainEntity'] ?? []) as Thing[];
    expect(questions.map(({ name }) => letters(name))).toEqual(
      asked.map((details) => letters(lineOf(details.querySelector('h3')!))),
    );
    for (const [index, question] of questions.entries()) {
      expect(question).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } });
      // Search engines require that the answer is visible on the page.
      expect(letters(valueAt(question, 'acceptedAnswer', 'text'))).toBe(
        letters(lineOf(asked[index]!.querySelector('p')!)),
      );
    }
  });
});

describe.each(
  Object.entries(services).flatMap(([route, price]) =>
    both(route).map((page) => [page.address, page, price] as const),
  ),
)('%s', (_, page, price) => {
  it(price ? `offers a service from € ${price}` : 'offers a service', () => {
    const [service] = thingsOf(page, 'Service');
    expect(service).toMatchObject({
      name: expect.any(String),
      serviceType: expect.any(String),
      description: expect.any(String),
      areaServed: expect.anything(),
      provider: { '@type': 'HomeAndConstructionBusiness', name: company.name },
    });
    if (!price) return;
    expect(service).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'EUR' } });
    const specifications = [valueAt(service!, 'offers', 'priceSpecification')].flat() as Thing[];
    expect(specifications).toContainEqual(
      expect.objectContaining({ minPrice: price, priceCurrency: 'EUR', valueAddedTaxIncluded: true }),
    );
  });
});

describe.each(articles.map((page) => [page.address, page] as const))('%s', (_, page) => {
  it('is a posting with headline, date, author, picture and publisher', () => {
    const [posting, ...more] = thingsOf(page, 'BlogPosting');
    expect(more).toEqual([]);
    expect(posting).toMatchObject({
      headline: lineOf(page.document.querySelector('h1')!),
      datePublished: page.document.querySelector('main article time')?.getAttribute('datetime'),
      author: { '@type': 'Person', name: expect.stringMatching(/\S/) },
      publisher: { name: company.name },
      image: expect.anything(),
      inLanguage: page.lang,
      mainEntityOfPage: siteUrl + page.address,
    });
    expect(String(posting!['headline']).length).toBeLessThanOrEqual(110);
  });
});

describe.each(both('/').map((page) => [page.address, page] as const))('%s', (_, page) => {
  const [business] = thingsOf(page, 'HomeAndConstructionBusiness');

  it('names the company and its address', () => {
    expect(business).toMatchObject({
      name: company.name,
      telephone: company.phoneInternational,
      url: expect.stringContaining(siteUrl),
      image: expect.anything(),
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postcode,
        addressLocality: company.city,
        addressCountry: 'NL',
      },
    });
  });

  it('serves 50 km around Rotterdam', () => {
    expect(valueAt(business!, 'areaServed')).toMatchObject({ '@type': 'GeoCircle', geoRadius: 50_000 });
    expect(valueAt(business!, 'areaServed', 'geoMidpoint', 'latitude')).toBeCloseTo(51.92, 1);
    expect(valueAt(business!, 'areaServed', 'geoMidpoint', 'longitude')).toBeCloseTo(4.48, 1);
  });

  it('is open on weekdays', () => {
    const [hours] = [valueAt(business!, 'openingHoursSpecification')].flat() as Thing[];
    expect(hours).toMatchObject({ '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '18:00' });
    expect(hours!['dayOfWeek']).toHaveLength(5);
  });
});

function both(route: string): BuiltPage[] {
  return [pageOf(route, 'nl'), pageOf(route, 'en')].filter((page) => page !== undefined);
}

/** Spaces around links differ between the two. */
function letters(text: unknown): string {
  return String(text).replace(/[\s\u00a0]/g, '');
}
