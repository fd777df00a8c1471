import { expect, test } from 'vitest';
import type { PageContext } from '../page-context.ts';
import { breadcrumbs, shortTitle } from './breadcrumbs.ts';

const pages = [
  { route: '/', content: { title: { nl: 'Voorpagina', en: 'Front page' } } },
  {
    route: '/diensten',
    content: {
      title: { nl: 'Wat wij wrappen', en: 'What we wrap' },
      name: { nl: 'Diensten', en: 'Services' },
    },
  },
  {
    route: '/diensten/raamfolie',
    content: { title: { nl: 'Raamfolie: koel en rustig | Wrappie', en: 'Window film: cool | Wrappie' } },
  },
];

const on = (route: string, lang: 'nl' | 'en' = 'nl') =>
  ({ site: { pages, local: { [lang]: { blog: { name: 'Blog' } } } }, lang, route }) as unknown as PageContext;

test('the breadcrumbs of a page name every page above it', () => {
  expect(breadcrumbs(on('/diensten/raamfolie'))).toEqual([
    { route: '/', label: 'Home' },
    { route: '/diensten', label: 'Diensten' },
    { route: '/diensten/raamfolie', label: 'Raamfolie' },
  ]);
  expect(breadcrumbs(on('/diensten/raamfolie', 'en')).at(-1)?.label).toBe('Window film');
});

test('the home page has no breadcrumbs', () => {
  expect(breadcrumbs(on('/'))).toEqual([]);
});

test('a page without a file gives its own name', () => {
  expect(breadcrumbs(on('/blog/folie'), 'Folie in huis').map(({ label }) => label)).toEqual([
    'Home',
    'Blog',
    'Folie in huis',
  ]);
});

test('a part of the address without a page is left out', () => {
  expect(breadcrumbs(on('/gidsen/folie'), 'Folie').map(({ label }) => label)).toEqual(['Home', 'Folie']);
});

test('a title is cut where its explanation begins', () => {
  expect(shortTitle('Prijscalculator: wat kost wrappen? | Wrappie')).toBe('Prijscalculator');
  expect(shortTitle('Keukens')).toBe('Keukens');
});
