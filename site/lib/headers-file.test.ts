import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../preview/headers-file.ts';
import { headersFile, hostLimits } from './headers-file.ts';

const html = '<meta http-equiv="Content-Security-Policy" content="x">';
const page = (address: string) => ({ address, html });
const exceptions = { '/bezorgen': { 'frame-ancestors': ['*'] } };
const file = headersFile(
  [
    ...['/', '/en', '/over-ons', '/en/over-ons', '/blog/a', '/404', '/en/404'].map(page),
    { address: '/bezorgen', html: '<p>' },
  ],
  '/_local/form-mail',
  exceptions,
);
const { rules, warnings } = parseHeaders(file);
const at = (path: string) => Object.fromEntries(headersFor(rules, path));

describe('the headers file', () => {
  it('lets only ourselves frame a page, and says so once', () => {
    for (const path of ['/', '/en', '/over-ons', '/en/over-ons', '/en/new', '/blog/a', '/blog/none'])
      expect(at(path)['Content-Security-Policy'], path).toBe("frame-ancestors 'self'");
    expect(at('/none')).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' });
    expect(warnings).toEqual([]);
  });

  it('lets anybody frame the courier, whose policy stands here whole', () => {
    expect(at('/bezorgen')['Content-Security-Policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
  });

  it('lets any page load the widgets, and keeps what is hashed for a year', () => {
    expect(at('/widgets.js')).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
    });
    expect(at('/assets/x.js')['Cache-Control']).toContain('immutable');
  });

  it('has no more rules, and no longer lines, than every host reads, with however many pages', () => {
    const pages = Array.from({ length: 300 }, (_, index) => page(`/keuken-wrappen-${index}`));
    const large = headersFile(
      [...pages, ...pages.map(({ address }) => page(`/en${address}`))],
      '/x',
      exceptions,
    );
    const lines = large.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(hostLimits.rules);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(hostLimits.characters);
    expect(large).toContain('/en/*');
  });
});
