import { expect, test } from 'vitest';
import type { PageContext } from './page-context.ts';
import { targetOf } from './target.ts';

const context = {
  site: {
    routes: new Set(['/', '/over-ons']),
    local: { en: { placeholders: new Map([['company.phoneInternational', '+31100000000']]) } },
  },
  lang: 'en',
  route: '/',
} as unknown as PageContext;

test('a route leads to the page in the same language', () => {
  expect(targetOf(context, '/over-ons')).toEqual({ href: '/en/over-ons', external: false });
  expect(targetOf(context, '/#contact')).toEqual({ href: '/en#contact', external: false });
});

test('a route without a page leads nowhere', () => {
  expect(targetOf(context, '/blog')).toBeUndefined();
});

test('another site is external, an anchor and a telephone number are not', () => {
  expect(targetOf(context, 'https://example.com')).toEqual({ href: 'https://example.com', external: true });
  expect(targetOf(context, '#prijzen')).toEqual({ href: '#prijzen', external: false });
  expect(targetOf(context, 'tel:{company.phoneInternational}')?.href).toBe('tel:+31100000000');
});

test('a fact that does not exist is an error', () => {
  expect(() => targetOf(context, '{company.nothing}')).toThrow('No fact is called {company.nothing}');
});
