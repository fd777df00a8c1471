import { beforeEach, expect, test, vi } from 'vitest';
import { filmVisualiserMeta } from '../film-visualiser/film-visualiser.meta.ts';
import { languageSwitcherMeta } from '../language-switcher/language-switcher.meta.ts';
import { priceCalculatorMeta } from '../price-calculator/price-calculator.meta.ts';
import { quoteFormMeta } from '../quote-form/quote-form.meta.ts';
import { misreadAttributes } from './misread-attributes.ts';

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (_name: string, value: string) => value === '#12306b' });
  return () => vi.unstubAllGlobals();
});

test.each([
  ['a misspelt value', { service: 'keukn' }, 'did you mean "keuken"?'],
  ['a mode in capitals', { mode: 'Test' }, 'did you mean "test"?'],
  ['a value that resembles no other', { service: 'bathroom' }, 'it can be keuken, raamfolie'],
  ['a misspelt name', { parnter: 'dealer-7' }, 'did you mean partner?'],
  [
    'a name that resembles no other',
    { colour: 'green' },
    'it has service, lang, partner, mode, theme, radius',
  ],
  ['an unsupported language', { lang: 'fr' }, 'it can be nl, en'],
  ['a text that is no partner code', { partner: 'Keukens & Zo' }, 'small letters, digits and hyphens'],
  ['a text that is no colour', { theme: 'bleu' }, '#12306b'],
  ['a size in place of a factor', { radius: '8px' }, '1.5'],
])('%s is reported', (_what, attributes, advice) => {
  const findings = misreadAttributes(priceCalculatorMeta, attributes as unknown as Record<string, string>);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ about: 'attribute', state: 'problem' });
  expect(findings[0]?.advice).toContain(advice);
});

test('a film that we do not have is reported', () => {
  expect(misreadAttributes(filmVisualiserMeta, { film: 'WF-999' })).toMatchObject([
    { state: 'problem', text: 'film="WF-999" is not understood, and counts as absent' },
  ]);
});

test('a partner code that counts, but can have no figures, causes a notice', () => {
  expect(misreadAttributes(priceCalculatorMeta, { partner: 'dealer_7' })).toMatchObject([
    { state: 'notice', text: 'partner="dealer_7" is in the requests, but can have no figures' },
  ]);
});

test('an attribute without a value, written like a boolean, causes a notice', () => {
  expect(misreadAttributes(priceCalculatorMeta, { service: '' })).toMatchObject([
    { state: 'notice', text: 'service is empty, and counts as absent' },
  ]);
});

test.each([
  ['valid values', { service: 'keuken', lang: 'en', partner: 'dealer-7', mode: 'test' }],
  ['a language with a region', { lang: 'en-GB' }],
  ['any case, where the widget takes it', { service: ' Keuken', partner: 'Dealer-7 ' }],
  ['an alias', { service: 'Meubels' }],
  ['a colour and a factor', { theme: '#12306b', radius: '.5' }],
  ['an attribute that is not filled in', { partner: '', theme: '', radius: '' }],
  [
    'attributes of any element',
    { id: 'a', class: 'b', style: '', hidden: '', 'data-x': '1', 'aria-label': 'x' },
  ],
  ['what frameworks leave behind', { 'v-cloak': '', '_ngcontent-abc': '', ':key': '1', '@click': 'x' }],
])('%s is fine', (_what, attributes) => {
  expect(misreadAttributes(priceCalculatorMeta, attributes as unknown as Record<string, string>)).toEqual([]);
});

test.each([
  [quoteFormMeta, { purpose: 'Partner', 'home-visit': 'None' }],
  [filmVisualiserMeta, { room: 'Yacht', film: 'wf116' }],
  [languageSwitcherMeta, { 'href-nl': '/nl/prijs' }],
])('so is what other widgets take: %o', (meta, attributes) => {
  expect(misreadAttributes(meta, attributes as unknown as Record<string, string>)).toEqual([]);
});
