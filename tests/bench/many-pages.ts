import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Markup of the calculators on a page with many of them. */
export type Markup = 'bare' | 'prerendered';

export const many = 20;

/** Address of a page with this many calculators. */
export const manyAddress = (markup: Markup, count: number) => `/bench/${markup}-${count}`;

/** A page whose calculators are all far below the screen. */
export const farAddress = '/bench/far-below';

/** Writes pages with many calculators, as a partner would: the script and the elements, nothing else. */
export function writeManyPages(dist: string): void {
  mkdirSync(join(dist, 'bench'), { recursive: true });
  const [prerendered = ''] =
    readFileSync(join(dist, 'prijscalculator.html'), 'utf8').match(
      /<wrap-price-calculator[\s\S]*?<\/wrap-price-calculator>/,
    ) ?? [];
  const markup = { bare: '<wrap-price-calculator></wrap-price-calculator>', prerendered };
  const write = (address: string, body: string) => writeFileSync(join(dist, `${address}.html`), page(body));
  for (const kind of ['bare', 'prerendered'] as const)
    for (const count of [1, many]) write(manyAddress(kind, count), markup[kind].repeat(count));
  write(farAddress, `<div style="height:600vh">Ver weg</div>${markup.bare.repeat(many)}`);
}

function page(body: string): string {
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Rekenmachines</title><link rel="icon" href="/favicon.svg"><script type="module" src="/widgets.js"></script></head><body>${body}</body></html>`;
}
