import { describe, expect, test } from 'vitest';
import { parseRedirects, redirectFor, withQuery } from './redirects-file.ts';

const FILE = `# old addresses
/oud           /nieuw
/contact       /#contact   302
/news/*        /blog/:splat  301
/p/:year/:slug /blog/:slug-:year 308!
/app/*         /app.html   200   # one page
/weg           /404.html   404
/elders        https://example.org/x 303
/lus           /lus        301
/oud           /nooit
`;

describe('redirectFor', () => {
  const { rules, warnings } = parseRedirects(FILE);

  test.each([
    ['/oud', '/nieuw', 301],
    ['/oud/', '/nieuw', 301],
    ['/contact', '/#contact', 302],
    ['/news/2024/a', '/blog/2024/a', 301],
    ['/news/', '/blog/', 301],
    ['/news/é?', '/blog/%C3%A9%3F', 301],
    ['/p/2020/x', '/blog/x-2020', 308],
    ['/app/deep/er', '/app.html', 200],
    ['/weg', '/404.html', 404],
    ['/elders', 'https://example.org/x', 303],
  ])('%s → %s %i', (path, to, status) => {
    expect(redirectFor(rules, path)).toEqual({ to, status });
    expect(warnings).toEqual([]);
  });

  test.each(['/', '/ou', '/oud/x', '/p/2020', '/lus'])('nothing for %s', (path) => {
    expect(redirectFor(rules, path)).toBeUndefined();
  });

  test.each(['/ver/other.example', '/ver//other.example', '/ver/\\other.example'])(
    'what a wildcard captures in %s is never the name of another site',
    (path) => {
      const { rules } = parseRedirects('/ver* /:splat');
      expect(redirectFor(rules, path)?.to).toMatch(/^\/[^/\\]/);
    },
  );

  test('only a rule with ! is forced', () => {
    expect(rules.filter(({ force }) => force).map(({ to }) => to)).toEqual(['/blog/:slug-:year']);
  });
});

test.each([
  ['/a', '_redirects line 1: "/a" leads nowhere: a second address is missing'],
  ['\na /b', '_redirects line 2: the first address must start with "/", found "a"'],
  ['/a b', '_redirects line 1: the target must start with "/" or "https://", found "b"'],
  ['/a //b', '_redirects line 1: the target must start with "/" or "https://", found "//b"'],
  ['/a /b 999', '_redirects line 1: "999" is not one of the statuses 200, 301, 302, 303, 307, 308, 404'],
  ['/a /b 301 Country=nl', '_redirects line 1: conditions are not supported here: "Country=nl"'],
  [
    '/a https://b.example 200',
    '_redirects line 1: status 200 can only serve a file of this site, not "https://b.example"',
  ],
])('warns of %j', (text, warning) => {
  expect(parseRedirects(text)).toEqual({ rules: [], warnings: [warning] });
});

test.each([
  ['/a', '', '/a'],
  ['/a', 'x=1', '/a?x=1'],
  ['/#contact', 'x=1', '/?x=1#contact'],
  ['/a?y=2', 'x=1', '/a?y=2'],
])('withQuery(%s, %s)', (target, query, result) => {
  expect(withQuery(target, query)).toBe(result);
});
