import { describe, expect, it } from 'vitest';
import { article, contextOf } from '../context.fixture.ts';
import { articleData, pageData, scriptOf, templateData } from './structured-data.ts';
import { officeHours } from './structured-data-business.ts';
import { offeredOn } from './structured-data-services.ts';

const page = { title: 'Titel', description: 'Waarover', index: true, sections: [] };
const questions = (...asked: [string, string][]) => ({
  type: 'questions' as const,
  title: 'Vragen',
  questions: asked.map(([question, answer]) => ({ question, answer })),
});

describe('what a page tells search engines', () => {
  it('describes the company on the home page only, without a rating', () => {
    const [business, ...more] = pageData(contextOf('/'), page);
    expect(business).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      areaServed: { '@type': 'GeoCircle', geoRadius: 50_000 },
      openingHoursSpecification: { opens: '08:00', closes: '18:00' },
    });
    expect(JSON.stringify(business)).not.toMatch(/rating/i);
    expect(more).toEqual([]);
    expect(JSON.stringify(pageData(contextOf('/over-ons'), page))).not.toContain('GeoCircle');
  });

  it('has the office hours of the facts', () => {
    const { hours } = contextOf('/').site.facts.company;
    expect(hours.office.en).toContain(`${officeHours.opens.replace(/^0/, '')}-${officeHours.closes}`);
  });

  it.each([
    ['/diensten/raamfolie', 200, 120],
    ['/diensten/kozijnen-wrappen', 150, 230],
    ['/diensten/jacht-wrappen', 2500, 700],
    ['/diensten/meubels-wrappen', 150, 54],
  ])('%s offers its service from %i, or %i a square metre', (route, minPrice, unit) => {
    expect(pageData(contextOf(route), page)[0]).toMatchObject({
      '@type': 'Service',
      offers: { priceSpecification: [{ minPrice }, { minPrice: unit, unitCode: 'MTK' }] },
    });
  });

  it.each(['/diensten/keuken-wrappen', '/kozijnen-wrappen-den-haag'])(
    '%s offers its service without a lowest price, because it shows none',
    (route) => {
      expect(pageData(contextOf(route), page)[0]).toMatchObject({ '@type': 'Service' });
      expect(pageData(contextOf(route), page)[0]).not.toHaveProperty('offers');
    },
  );

  it('has the prices of the facts', () => {
    const { facts, local } = contextOf('/').site;
    const { prices } = facts;
    expect([prices['minimum'], prices['minimumWindowFilm'], prices['minimumYacht']]).toEqual([
      150, 200, 2500,
    ]);
    const rates = ['rate kozijnen kozijnSides=enkelzijdig', 'rate raamfolie', 'rate jacht'];
    expect(rates.map((rate) => local.nl.placeholders.get(rate))).toEqual(['230', '120', '700']);
    expect(Object.keys(offeredOn)).toHaveLength(8);
  });

  it('joins all questions of a page into one list, as plain text', () => {
    const sections = [questions(['Hoe?', 'Zo, [zie](/x) **nu**.']), questions(['Waar?', 'Hier.'])];
    const things = pageData(contextOf('/veelgestelde-vragen'), { ...page, sections });
    expect(things.filter((thing) => typeof thing === 'object' && thing['@type'] === 'FAQPage')).toMatchObject(
      [{ mainEntity: [{ name: 'Hoe?', acceptedAnswer: { text: 'Zo, zie nu.' } }, { name: 'Waar?' }] }],
    );
  });

  it('has the breadcrumbs of an article, and its author', () => {
    const context = contextOf('/blog/proef', 'en', { articles: [article] });
    expect(articleData(context, article, '/pictures/og/x.jpg')).toMatchObject([
      {
        '@type': 'BlogPosting',
        datePublished: '2025-02-18',
        image: 'https://wrappie.test/pictures/og/x.jpg',
      },
      {
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://wrappie.test/en' },
          { position: 2, name: 'Blog', item: 'https://wrappie.test/en/blog' },
          { position: 3, item: 'https://wrappie.test/en/blog/proef' },
        ],
      },
    ]);
    expect(templateData(contextOf('/blog'))).toHaveLength(1);
  });

  it('cannot end its script element', () => {
    const script = scriptOf(articleData(contextOf('/blog/proef'), article, '/x.jpg'));
    expect(script).not.toContain('<');
    expect(JSON.parse(script)['@graph'][0].headline).toBe('Een proef </script>');
  });
});
