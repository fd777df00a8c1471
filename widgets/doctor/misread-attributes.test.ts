import { expect, test } from 'vitest';
import { priceCalculatorMeta } from '../price-calculator/price-calculator.meta.ts';
import { misreadAttributes } from './misread-attributes.ts';

test.each([
  ['a misspelt value', { service: 'keukn' }, 'did you mean "keuken"?'],
  ['a value in capitals', { service: 'Keuken' }, 'did you mean "keuken"?'],
  ['a value that resembles no other', { service: 'bathroom' }, 'it can be keuken, raamfolie'],
  ['a misspelt name', { parnter: 'dealer-7' }, 'did you mean partner?'],
  [
    'a name that resembles no other',
    { colour: 'green' },
    'it has service, lang, partner, mode, theme, radius',
  ],
  ['an unsupported language', { lang: 'fr' }, 'it can be nl, en'],
])('%s is reported', (_what, attributes, advice) => {
  const findings = misreadAttributes(priceCalculatorMeta, attributes as unknown as Record<string, string>);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ about: 'attribute', state: 'problem' });
  expect(findings[0]?.advice).toContain(advice);
});

test('an attribute without a value, written like a boolean, causes a notice', () => {
  expect(misreadAttributes(priceCalculatorMeta, { service: '' })).toMatchObject([
    { state: 'notice', text: 'service is empty, and counts as absent' },
  ]);
});

test.each([
  ['valid values', { service: 'keuken', lang: 'en', partner: 'dealer-7', mode: 'test' }],
  ['a language with a region', { lang: 'en-GB' }],
  ['free text, empty or not', { partner: '' }],
  [
    'attributes of any element',
    { id: 'a', class: 'b', style: '', hidden: '', 'data-x': '1', 'aria-label': 'x' },
  ],
  ['what frameworks leave behind', { 'v-cloak': '', '_ngcontent-abc': '', ':key': '1', '@click': 'x' }],
])('%s is fine', (_what, attributes) => {
  expect(misreadAttributes(priceCalculatorMeta, attributes as unknown as Record<string, string>)).toEqual([]);
});
