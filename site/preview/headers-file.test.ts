import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from './headers-file.ts';

const FILE = `# everything
/*
  X-Frame-Options: DENY
  Link: </a.css>; rel=preload

/assets/*
  Cache-Control: public, max-age=31536000
  ! X-Frame-Options
  link: </b.css>; rel=preload

/blog/:slug
  X-Article: read :slug at http://localhost:80
`;

describe('headersFor', () => {
  const { rules, warnings } = parseHeaders(FILE);

  test.each([
    ['/', { 'X-Frame-Options': 'DENY', Link: '</a.css>; rel=preload' }],
    [
      '/assets/js/a.js',
      { Link: '</a.css>; rel=preload, </b.css>; rel=preload', 'Cache-Control': 'public, max-age=31536000' },
    ],
    [
      '/blog/een',
      {
        'X-Frame-Options': 'DENY',
        Link: '</a.css>; rel=preload',
        'X-Article': 'read een at http://localhost:80',
      },
    ],
    ['/blog/een/twee', { 'X-Frame-Options': 'DENY', Link: '</a.css>; rel=preload' }],
    ['/assets', { 'X-Frame-Options': 'DENY', Link: '</a.css>; rel=preload' }],
  ])('%s', (path, headers) => {
    expect(Object.fromEntries(headersFor(rules, path))).toEqual(headers);
    expect(warnings).toEqual([]);
  });

  test('a captured value cannot break out of its header', () => {
    expect(headersFor(rules, '/blog/a\r\nX-Evil: 1')).toContainEqual([
      'X-Article',
      'read a%0D%0AX-Evil%3A%201 at http://localhost:80',
    ]);
  });
});

test.each([
  ['  X-A: 1', '_headers line 1: a header before the first path'],
  ['/a\n  nonsense', '_headers line 2: expected "Name: value" or "! Name", found "nonsense"'],
  ['/a\n  X A: 1', '_headers line 2: expected "Name: value" or "! Name", found "X A: 1"'],
  ['/a\n  X-A:', '_headers line 2: expected "Name: value" or "! Name", found "X-A:"'],
  [
    '\n\nX-A: 1',
    '_headers line 3: expected a path that starts with "/" (headers are indented), found "X-A: 1"',
  ],
])('warns of %j', (text, warning) => {
  expect(parseHeaders(text).warnings).toEqual([warning]);
});

test('headers under a line that is not a path are not added to the path before it', () => {
  const { rules } = parseHeaders('/*\n  X-A: 1\nhttps://example.org/*\n  X-B: 2\n');
  expect(headersFor(rules, '/')).toEqual([['X-A', '1']]);
});
