import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { embedPages } from '../lib/widgets/embed-pages.ts';
import { oembed } from './oembed.ts';

const site = {
  facts: { company: { name: 'Wrappie' } },
  environment: { siteUrl: 'https://ours.example' },
} as Parameters<typeof oembed>[0];

test('each page for frames is described as oEmbed asks, with a frame of itself', () => {
  expect(embedPages.map(({ address }) => address)).toContain('/en/embed/price-calculator');
  expect(embedPages.some(({ address }) => address.includes('language-switcher'))).toBe(false);
  for (const page of embedPages) {
    const { html, title, ...rest } = oembed(site, page);
    const { document } = parseHTML(html);
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(`https://ours.example${page.address}`);
    expect(frame?.getAttribute('title')).toBe(title);
    expect(rest).toEqual({
      version: '1.0',
      type: 'rich',
      provider_name: 'Wrappie',
      provider_url: 'https://ours.example',
      width: expect.any(Number),
      height: expect.any(Number),
      cache_age: expect.any(Number),
    });
  }
});
