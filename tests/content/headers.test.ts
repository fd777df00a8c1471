import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlyBundleFiles } from '../../site/lib/widgets/early-bundles.ts';
import { createPreview } from '../../site/preview/create-server.ts';
import { pageAddresses } from '../support/built-pages.ts';
import { dist } from './built-pages.ts';

/* The headers of the built site behind the preview, which reads the same `_headers` and `_redirects` as a host. */

const dataDir = mkdtempSync(join(tmpdir(), 'wrappie-'));
const preview = createPreview({ dist, dataDir });
let origin = '';
beforeAll(async () => {
  ({ origin } = await preview.listen(0, 'localhost'));
});
afterAll(async () => {
  await preview.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a page has the headers that protect it', () => {
  it.each(pageAddresses)('%s', async (address) => {
    const response = await fetch(origin + address);
    const { headers, status } = response;
    expect(status).toBe(200);
    // The page's own policy holds what a header for many pages has no room for.
    const [, own = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(await response.text()) ?? [];
    const policy = `${headers.get('content-security-policy')}; ${own}`;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(policy).not.toMatch(/(script|style|default)-src[^;]*(\*|https?:|data:)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toContain('must-revalidate');
    const framed = /\/bezorgen$|\/embed\//.test(address);
    expect(policy).toContain(framed ? 'frame-ancestors *' : "frame-ancestors 'self'");
  });
});

describe('pages have addresses without .html, /index or a slash at the end', () => {
  it.each(['/prijscalculator.html', '/prijscalculator/'])('%s leads there', async (spelling) => {
    const { status, headers } = await fetch(origin + spelling, { redirect: 'manual' });
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/prijscalculator');
  });

  it.each(['/prijscalculator', '/en/prijscalculator', '/en', '/'])('%s is one', async (address) => {
    expect((await fetch(origin + address, { redirect: 'manual' })).status).toBe(200);
  });
});

describe('an unknown address is answered with the page that says so', () => {
  it.each([
    ['/bestaat-niet', '404.html'],
    ['/en/does-not-exist', 'en/404.html'],
    ['/blog/onbekend', 'blog/404.html'],
    ['/en/blog/unknown', 'en/blog/404.html'],
  ])('%s', async (address, file) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toBe(readFileSync(join(dist, file), 'utf8'));
    expect(html).toContain(address.startsWith('/en/') ? '<html lang="en"' : '<html lang="nl"');
  });
});

describe('any site may load the script and its chunks', () => {
  const headersOf = async (path: string) => Object.fromEntries((await fetch(origin + path)).headers);

  it.each(['/widgets.js', ...earlyBundleFiles])('%s is not cached for long', async (path) => {
    const headers = await headersOf(path);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).not.toContain('immutable');
  });

  it.each(['assets', 'fonts', 'pictures'])(
    'files of /%s, with a hash in their name, are cached for ever',
    async (folder) => {
      const [file] = readdirSync(join(dist, folder)).filter((name) => name.includes('.'));
      const headers = await headersOf(`/${folder}/${file}`);
      expect(headers['cache-control']).toContain('immutable');
      if (folder === 'assets') expect(headers['access-control-allow-origin']).toBe('*');
    },
  );
});

it.each(['/widgets.d.ts', '/widget-types/react.d.ts'])(
  '%s is text for any page, not a film of the type .ts',
  async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
    });
  },
);

it('the pinned script matches its hash, for any page, and is cached for ever', async () => {
  const { latest, versions } = await (await fetch(`${origin}/widgets/integrity.json`)).json();
  const { file, integrity } = versions[latest];
  const response = await fetch(origin + file);
  const hash = createHash('sha384')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('base64');
  expect(integrity).toBe(`sha384-${hash}`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it.each([
  'bezorgen',
  'embed/price-calculator',
  'en/embed/chat',
  'workbench',
  'workbench/wrap-price-calculator/empty',
  'zzp-dashboard',
  'en/zzp-dashboard',
  '404',
  'en/404',
])('search engines must not index %s', (page) => {
  expect(readFileSync(join(dist, `${page}.html`), 'utf8')).toMatch(
    /<meta name="robots" content="[^"]*noindex/,
  );
});
