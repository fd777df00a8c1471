import type { Widget } from './kit/widget.ts';

/** The widgets, by tag. Each loads when one of its elements comes near the screen. */
export const registry: Readonly<Record<string, () => Promise<Widget>>> = {
  'wrap-price-calculator': async () =>
    (await import('./price-calculator/price-calculator.widget.ts')).priceCalculator,
};
