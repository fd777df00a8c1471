import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { inlineScript } from '../lib/inline-script.ts';

const source = inlineScript('choose-language');

const site = 'https://site.example';
const referrer = 'https://zoeken.example/?q=keuken';
let handedOn: Record<string, string>;

/**
 * Where the script sends a visitor with this stored language, or undefined if the visitor stays. A path on our origin comes without
 * the origin.
 */
function sentTo(address: string, stored: string | null | Error): string | undefined {
  handedOn = {};
  const { href: here } = new URL(address, site);
  const replace = vi.fn<(to: string | URL) => void>();
  const localStorage = {
    get language() {
      if (stored instanceof Error) throw stored;
      // As for a missing key.
      return stored ?? undefined;
    },
  };
  const names = ['location', 'localStorage', 'sessionStorage', 'document'];
  const run = new Function(...names, source);
  run({ toString: () => here, replace }, localStorage, handedOn, { referrer });
  const [to] = replace.mock.calls[0] ?? [];
  if (to === undefined) return undefined;
  // Throws like a browser for an invalid address, which leads nowhere.
  const { href, origin: reached } = new URL(to, new URL(address, site));
  return reached === site ? href.slice(site.length) : href;
}

describe('the stored language', () => {
  it.each([
    ['/', 'en', '/en'],
    ['/en', 'nl', '/'],
    ['/en/', 'nl', '/'],
    ['/prijscalculator?service=keuken#price', 'en', '/en/prijscalculator?service=keuken#price'],
    ['/en/prijscalculator?service=keuken#price', 'nl', '/prijscalculator?service=keuken#price'],
    ['/en.html', 'nl', '/'],
    ['/over-ons.html', 'en', '/en/over-ons'],
    ['/energie', 'en', '/en/energie'],
  ])('%s with %s stored gives way to %s', (address, stored, twin) => {
    expect(sentTo(address, stored)).toBe(twin);
    expect(handedOn, 'the twin still knows who led here').toEqual({ 'wrappie-referrer': referrer });
  });

  it.each([
    ['/', 'nl'],
    ['/en/over-ons', 'en'],
    ['/', null],
    ['/en', null],
    ['/', 'de'],
    ['/en', 'EN'],
  ])('%s stays with %s stored', (address, stored) => {
    expect(sentTo(address, stored)).toBeUndefined();
    expect(handedOn).toEqual({});
  });

  it.each([
    ['/en//other.example/x', '//other.example/x'],
    ['/en///', '//'],
    ['/en/\\other.example/x', '//other.example/x'],
    ['/en\\\\other.example/x', '//other.example/x'],
    ['/en/.//other.example/x', '//other.example/x'],
    ['/en/x/..//other.example/x', '//other.example/x'],
    ['/en/%2e//other.example/x', '//other.example/x'],
    ['/en/\t/other.example/x', '//other.example/x'],
    ['/en/\n\\other.example/x', '//other.example/x'],
    ['/en/%2Fother.example/x', '/%2Fother.example/x'],
    ['/en/%5Cother.example/x', '/%5Cother.example/x'],
    ['/en//user@other.example:81/x', '//user@other.example:81/x'],
  ])('%j stays on our origin', (address, twin) => {
    expect(sentTo(address, 'nl')).toBe(twin);
  });

  it('stays on our origin whatever the address', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      'en',
      'x.example',
      'index',
      '.html',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), fc.constantFrom('nl', 'en'), (parts, stored) => {
        const sent = sentTo(`${site}/en/${parts.join('')}`, stored);
        expect(sent ?? '/').toMatch(/^\//);
      }),
    );
  });

  it('lets the address decide where storage is blocked', () => {
    expect(sentTo('/en', new Error('SecurityError'))).toBeUndefined();
  });
});
