import { expect, expectTypeOf, test } from 'vitest';
import type { priceCalculatorMeta } from './price-calculator/price-calculator.meta.ts';
import type { WidgetElement } from './typings.ts';

type Calculator = WidgetElement<typeof priceCalculatorMeta>;

/** Never run: what it holds is checked by the compiler (`npm run types`). */
function wrongUse(calculator: Calculator) {
  calculator.service = 'keuken';
  // @ts-expect-error: no such service.
  calculator.service = 'dakgoot';
  // @ts-expect-error: languages are nl and en.
  calculator.lang = 'fr';
  calculator.addEventListener('wrap-price-calculated', ({ detail }) => {
    expectTypeOf(detail).toEqualTypeOf<{ projectType: string; estimatedPrice: number }>();
  });
  // @ts-expect-error: no such attribute value in JSX.
  return <wrap-price-calculator service="dakgoot" />;
}

test('the tag is known to the document and to JSX', () => {
  expectTypeOf<HTMLElementTagNameMap['wrap-price-calculator']>().toEqualTypeOf<Calculator>();
  expect((<wrap-price-calculator service="keuken" partner="dealer-7" />).type).toBe('wrap-price-calculator');
  expect(wrongUse).toBeTypeOf('function');
});
