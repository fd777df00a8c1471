import { symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, startPreview, temporaryFolder } from './preview.fixture.ts';

const LONG = 'x'.repeat(5000);
const SITE = {
  'index.html': 'home',
  'over-ons.html': `about ${LONG}`,
  'contact.html': 'a real page',
  '404.html': 'nl not found',
  'en/index.html': 'en home',
  'en/404.html': 'en not found',
  'blog/index.html': 'blog',
  'blog/404.html': 'no such article',
  'en/blog/404.html': 'no such english article',
  'assets/a.js': `/* ${LONG} */`,
  'pictures/a.webp': LONG,
  '.well-known/security.txt': 'Contact: x',
  _headers: `/*
  X-Site: yes
  Strict-Transport-Security: max-age=1
  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests; img-src *
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  _redirects: `/oud /over-ons 301
/contact /nooit 301
/over-ons/* /verborgen 302!
/app/* /over-ons 200
/gone /en 404
`,
};

let dist: string;
let origin: string;
let warnings: string[];

beforeEach(async () => {
  dist = await temporaryFolder(SITE);
  warnings = [];
  ({ origin } = await startPreview({ dist, warn: (message) => warnings.push(message) }));
});

describe('addresses', () => {
  test.each([
    ['/', 200, 'home'],
    ['/?a=1', 200, 'home'],
    ['/over-ons', 200, SITE['over-ons.html']],
    ['/en', 200, 'en home'],
    ['/blog', 200, 'blog'],
    ['/contact', 200, 'a real page'],
    ['/app/x', 200, SITE['over-ons.html']],
    ['/gone', 404, 'en home'],
    ['/.well-known/security.txt', 200, 'Contact: x'],
    ['/nope', 404, 'nl not found'],
    ['/assets/nope.js', 404, 'nl not found'],
    ['/assets', 404, 'nl not found'],
    ['/en/nope', 404, 'en not found'],
    ['/english', 404, 'nl not found'],
    ['/blog/nope', 404, 'no such article'],
    ['/en/blog/nope', 404, 'no such english article'],
    ['/_headers', 404, 'nl not found'],
    ['/_redirects', 404, 'nl not found'],
    ['/../package.json', 404, 'nl not found'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'nl not found'],
    ['/..%2f..%2fetc/passwd', 404, 'nl not found'],
    ['/..%5cx', 404, 'nl not found'],
    ['/%00', 404, 'nl not found'],
    ['/%zz', 404, 'nl not found'],
    ['//example.org/', 404, 'nl not found'],
  ])('%s: %i', async (path, status, text) => {
    const answer = await ask(origin, path);
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  test.each([
    ['/over-ons/?a=1&b=?', '/verborgen?a=1&b=?', 302],
    ['/over-ons.html?a=1', '/over-ons?a=1', 301],
    ['/index.html', '/', 301],
    ['/en/', '/en', 301],
    ['/blog/index.html?q', '/blog?q', 301],
    ['/oud?x=1', '/over-ons?x=1', 301],
  ])('%s leads to %s', async (path, location, status) => {
    const answer = await ask(origin, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('a symbolic link in the folder does not lead out of it', async () => {
    const outside = await temporaryFolder({ secret: 'secret' });
    await symlink(join(outside, 'secret'), join(dist, 'leak.txt'));
    expect((await ask(origin, '/leak.txt')).status).toBe(404);
  });

  test('a site without 404.html still answers 404', async () => {
    const bare = await startPreview({ dist: await temporaryFolder({ 'index.html': 'home' }) });
    expect(await ask(bare.origin, '/nope')).toMatchObject({ status: 404, text: 'Not found\n' });
  });
});

describe('requests', () => {
  test('HEAD has the headers and no body', async () => {
    const answer = await ask(origin, '/over-ons', { method: 'HEAD' });
    expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([200, '', '5006']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await ask(origin, '/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('an ETag gives 304', async () => {
    const { etag = '' } = (await ask(origin, '/over-ons')).headers;
    expect(etag).not.toBe('');
    const answer = await ask(origin, '/over-ons', { headers: { 'if-none-match': etag } });
    expect([answer.status, answer.text]).toEqual([304, '']);
  });

  test('a range gives that part, uncompressed', async () => {
    const headers = { range: 'bytes=6-3005', 'accept-encoding': 'br' };
    const answer = await ask(origin, '/over-ons', { headers });
    expect([answer.status, answer.text]).toEqual([206, LONG.slice(0, 3000)]);
    expect(answer.headers['content-range']).toBe('bytes 6-3005/5006');
  });

  test('a not-found page stays a 404 for a range or a condition', async () => {
    const answer = await ask(origin, '/nope', { headers: { range: 'bytes=0-1', 'if-none-match': '*' } });
    expect([answer.status, answer.text]).toEqual([404, 'nl not found']);
  });
});

describe('compression', () => {
  const plain = (bytes: Buffer) => bytes;

  test.each([
    ['/over-ons', 'gzip, br', 'br', brotliDecompressSync],
    ['/over-ons', 'gzip', 'gzip', gunzipSync],
    ['/over-ons', '', undefined, plain],
    ['/assets/a.js', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ])('%s, accepting %j, comes as %s', async (path, accepted, encoding, unpack) => {
    const { headers, bytes } = await ask(origin, path, { headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(unpack(bytes).toString()).toContain(LONG);
    if (encoding) expect(bytes.length).toBeLessThan(500);
  });

  describe('with copies of the build', () => {
    const copies = { br: brotliCompressSync('from the copy'), gzip: gzipSync('from the copy') };

    beforeEach(async () => {
      await writeFile(join(dist, 'over-ons.html.br'), copies.br);
      await writeFile(join(dist, 'over-ons.html.gz'), copies.gzip);
    });

    test.each([
      ['gzip, deflate, br, zstd', 'br', copies.br],
      ['gzip', 'gzip', copies.gzip],
      ['br;q=0, gzip', 'gzip', copies.gzip],
    ])('accepting %j, %s comes as it was built', async (accepted, encoding, copy) => {
      const { headers, bytes } = await ask(origin, '/over-ons', { headers: { 'accept-encoding': accepted } });
      expect(bytes).toEqual(copy);
      expect([headers['content-encoding'], headers['content-type'], headers.vary, headers['x-site']]).toEqual(
        [encoding, 'text/html; charset=utf-8', 'Accept-Encoding', 'yes'],
      );
    });

    test('a copy of an older build is not sent', async () => {
      await utimes(join(dist, 'over-ons.html.br'), 1, 1);
      const { bytes } = await ask(origin, '/over-ons', { headers: { 'accept-encoding': 'br' } });
      expect(brotliDecompressSync(bytes).toString()).toBe(SITE['over-ons.html']);
    });

    test('a range is one of the file itself', async () => {
      const headers = { range: 'bytes=6-3005', 'accept-encoding': 'br' };
      const { text } = await ask(origin, '/over-ons', { headers });
      expect(text).toBe(LONG.slice(0, 3000));
    });

    test('an ETag gives 304', async () => {
      const headers = { 'accept-encoding': 'br' };
      const { etag = '' } = (await ask(origin, '/over-ons', { headers })).headers;
      const again = await ask(origin, '/over-ons', { headers: { ...headers, 'if-none-match': etag } });
      expect([etag !== '', again.status, again.text]).toEqual([true, 304, '']);
    });
  });

  test('a picture is not compressed again', async () => {
    const { headers } = await ask(origin, '/pictures/a.webp', { headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'image/webp']);
  });
});

describe('_headers and _redirects', () => {
  test.each(['/', '/nope', '/over-ons.html', '/assets/a.js'])('%s gets its headers', async (path) => {
    expect((await ask(origin, path)).headers['x-site']).toBe('yes');
  });

  test.each([
    ['/assets/a.js', 'public, max-age=31536000, immutable'],
    ['/', 'public, max-age=0, must-revalidate'],
  ])('%s is cached as %s', async (path, expected) => {
    expect((await ask(origin, path)).headers['cache-control']).toBe(expected);
  });

  test('headers that only work over https are left out', async () => {
    const { headers } = await ask(origin, '/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'self'; img-src *");
  });

  test('a new build is read, and its mistakes are reported', async () => {
    await ask(origin, '/');
    expect(warnings).toEqual([]);
    await writeFile(join(dist, '_headers'), '/*\n  X-Site: changed\nwrong\n');
    expect((await ask(origin, '/')).headers['x-site']).toBe('changed');
    await ask(origin, '/');
    expect(warnings).toEqual([
      '_headers line 3: expected a path that starts with "/" (headers are indented), found "wrong"',
    ]);
  });
});

describe('a site whose files do not change', () => {
  const compressed = { headers: { 'accept-encoding': 'br' } };
  const plain = { headers: {} };
  let kept: string;

  beforeEach(async () => {
    kept = (await startPreview({ dist, unchanging: true })).origin;
  });

  test.each([
    ['compressed', '/over-ons', compressed],
    ['uncompressed', '/over-ons', plain],
    ['a picture', '/pictures/a.webp', compressed],
    ['nothing', '/nope', plain],
    ['a redirect', '/oud', plain],
  ])('answers the same the second time: %s', async (_, path, request) => {
    const { headers, ...first } = await ask(kept, path, request);
    const again = await ask(kept, path, request);
    expect(again).toMatchObject(first);
    for (const name of [
      'content-type',
      'content-encoding',
      'cache-control',
      'etag',
      'x-site',
      'vary',
      'location',
    ])
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
  });

  test('reads a file once', async () => {
    const first = await ask(kept, '/over-ons', compressed);
    await writeFile(join(dist, 'over-ons.html'), 'changed');
    expect((await ask(kept, '/over-ons', compressed)).text).toBe(first.text);
    // Of another request nothing is kept yet.
    expect((await ask(kept, '/over-ons', plain)).text).toBe('changed');
  });

  test('still answers a condition and a range', async () => {
    const { headers } = await ask(kept, '/over-ons');
    const condition = { 'if-none-match': String(headers.etag) };
    expect((await ask(kept, '/over-ons', { headers: condition })).status).toBe(304);
    expect((await ask(kept, '/over-ons', { headers: { range: 'bytes=0-1' } })).status).toBe(206);
  });
});
