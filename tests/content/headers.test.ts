import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    const { headers } = response;
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
    const framed = address.endsWith('/bezorgen');
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
