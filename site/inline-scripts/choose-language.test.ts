import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

const source = readFileSync('site/inline-scripts/choose-language.js', 'utf8');

const referrer = 'https://zoeken.example/?q=keuken';
let handedOn: Record<string, string>;

/** Where the script sends a visitor with this language stored, or undefined if he may stay. */
function sentTo(address: string, stored: string | null | Error): string | undefined {
  handedOn = {};
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  const replace = vi.fn<(to: string) => void>();
  const getItem = () => {
    if (stored instanceof Error) throw stored;
    return stored;
  };
  const setItem = (name: string, value: string) => {
    handedOn[name] = value;
  };
  const names = ['location', 'localStorage', 'sessionStorage', 'document'];
  const run = new Function(...names, source);
  run({ pathname, search, hash, replace }, { getItem }, { setItem }, { referrer });
  return replace.mock.calls[0]?.[0];
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

  it('lets the address decide where storage is closed', () => {
    expect(sentTo('/en', new Error('SecurityError'))).toBeUndefined();
  });
});
