import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../preview/headers-file.ts';
import { builtPage } from '../built-page.ts';
import { headersFile, hostLimits } from './headers-file.ts';

const html = '<meta http-equiv="Content-Security-Policy" content="x">';
const page = (address: string) => builtPage(address, html);
const exceptions = { '/bezorgen': { 'frame-ancestors': ['*'] } };
const file = headersFile(
  [
    ...['/', '/en', '/over-ons', '/en/over-ons', '/blog/a', '/en/blog/b', '/404', '/en/404'].map(page),
    builtPage('/bezorgen', '<p>'),
  ],
  '/_local/form-mail',
  exceptions,
);
const { rules, warnings } = parseHeaders(file);
const at = (path: string) => Object.fromEntries(headersFor(rules, path));

describe('the headers file', () => {
  it('lets only our own pages frame a page, and says so once', () => {
    for (const path of ['/', '/en', '/over-ons', '/en/over-ons', '/blog/a', '/blog/none', '/en/blog/a'])
      expect(at(path)['Content-Security-Policy'], path).toMatch(
        /^default-src 'none'; .*frame-ancestors 'self'$/,
      );
    expect(at('/none')).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' });
    expect(warnings).toEqual([]);
  });

  it('names the styles of all pages of a folder, unless the line becomes too long', () => {
    const styled = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        builtPage(`/blog/${index}`, `${html}<style>a{top:${index}px}</style>`),
      );
    const policyAt = (count: number) =>
      Object.fromEntries(headersFor(parseHeaders(headersFile(styled(count), '/x', {})).rules, '/blog/0'))[
        'Content-Security-Policy'
      ];
    expect(policyAt(3)?.match(/sha256-/g)).toHaveLength(3);
    expect(policyAt(60)).not.toMatch(/style-src|default-src|unsafe/);
    expect(policyAt(60)).toMatch(/script-src 'self'; .*frame-ancestors 'self'/);
  });

  it('lets any site frame the courier, and holds its whole policy', () => {
    expect(at('/bezorgen')['Content-Security-Policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
  });

  it('lets any page load the widgets, and caches hashed files for a year', () => {
    expect(at('/widgets.js')).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=300',
    });
    expect(at('/assets/x.js')['Cache-Control']).toContain('immutable');
    expect(at('/widgets/1.2.0/widgets.js')).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': expect.stringContaining('immutable'),
    });
    expect(at('/widgets/integrity.json')).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=300',
    });
  });

  it('lets any page and any tool read the widget declarations', () => {
    for (const path of ['/custom-elements.json', '/widgets.d.ts', '/widget-types/react.d.ts'])
      expect(at(path), path).toMatchObject({ 'Access-Control-Allow-Origin': '*' });
  });

  it('refuses an exception for a page that is not built, or that carries its policy itself', () => {
    for (const address of ['/en/bezorgen', '/over-ons'])
      expect(() => headersFile([page('/over-ons')], '/x', { [address]: {} })).toThrow(address);
  });

  it('has no more rules, and no longer lines, than every host reads, however many pages there are', () => {
    const pages = Array.from({ length: 300 }, (_, index) => page(`/keuken-wrappen-${index}`));
    const large = headersFile([...pages, ...pages.map(({ address }) => page(`/en${address}`))], '/x', {});
    const lines = large.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(hostLimits.rules);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(hostLimits.characters);
  });

  it('has a policy for each page of the site and of the pages that it may still get', () => {
    const routes = Array.from({ length: 45 }, (_, index) => `/keuken-wrappen-${index}`);
    const framed = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) => [`/embed/${name}`, `/en/embed/${name}`]);
    const bare = ['/bezorgen', '/en/partners/cijfers', ...framed];
    const all = [
      ...[...routes, '/404', '/partners', '/blog/a'].flatMap((route) => [page(route), page(`/en${route}`)]),
      ...bare.map((address) => builtPage(address, `<style>a{color:red}</style>${address}`)),
    ];
    const anyFrame = { 'frame-ancestors': ['*'] };
    const { rules: many } = parseHeaders(
      headersFile(all, '/x', Object.fromEntries([...framed, '/bezorgen'].map((path) => [path, anyFrame]))),
    );
    for (const { address } of all.filter((one) => !one.address.endsWith('/404'))) {
      const policy = Object.fromEntries(headersFor(many, address))['Content-Security-Policy'];
      const frames = framed.includes(address) || address === '/bezorgen' ? '*' : "'self'";
      // Two policies would be joined by a comma.
      expect(policy, address).toMatch(/^default-src 'none'; [^,]*$/);
      expect(policy, address).toContain(`frame-ancestors ${frames}`);
    }
  });
});
