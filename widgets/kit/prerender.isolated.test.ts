import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const company = { name: 'Wrappie', phone: '010 1', phoneInternational: '+3110', email: 'info@wrappie.test' };
const elementModules = readdirSync(join(import.meta.dirname, 'element')).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);

afterEach(() => vi.resetModules());

it('prerenders a widget in Node without loading any element code', async () => {
  expect(elementModules).toContain('wrap-element.ts');
  for (const file of elementModules)
    vi.doMock(`./element/${file}`, () => {
      throw new Error(`Prerendering has imported element/${file}.`);
    });
  const { prerender } = await import('./prerender.tsx');
  const { widget: priceCalculator } = await import('../price-calculator/price-calculator.widget.ts');
  await priceCalculator.loadAll();
  const html = prerender(priceCalculator, { attributes: { service: 'keuken' }, lang: 'nl', company });
  expect(html).toMatch(/^<template shadowrootmode="open"><style>/);
  expect(html).toContain('name="drawers"');
  expect(html).toContain('data-lang="nl"');
  expect(globalThis).not.toHaveProperty('document');
});
